import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import type { Mail } from "#app/mail/mail.ts";
import { deleteOldMessages } from "#app/mail/old-messages.server.ts";
import { queueMail } from "#app/mail/outbox.server.ts";
import { outboxPage } from "#app/mail/outbox-messages.server.ts";
import { startMailServer } from "../outside/mail-server.ts";
import { deliverAll, messages } from "../outside/delivery.ts";
import { useEmptyTables } from "../before.ts";

const server = await startMailServer();
process.env.SMTP_URL = server.url;
afterAll(() => server.stop());
useEmptyTables("outbox");

const mail: Mail = { to: "erika@example.com", subject: "Betreff", text: "Wort", html: "<p>Wort</p>" };

test("the office's list shows what failed first, then what waits, then what was sent, twenty a page", async () => {
	for (let n = 0; n < 21; n++) await queueMail({ ...mail, subject: `Nummer ${n}` }, db());
	expect(await outboxPage({ show: null, page: 1 })).toMatchObject({
		show: "waiting",
		counts: { failed: 0, waiting: 21, sent: 0 },
		pages: 2,
		messages: { length: 20 },
	});
	expect((await outboxPage({ show: "waiting", page: 99 })).messages.map(({ subject }) => subject)).toEqual([
		"Nummer 20",
	]);
	await deliverAll();
	expect(await outboxPage({ show: null, page: 1 })).toMatchObject({ show: "sent", counts: { sent: 21 } });
});

test("what was sent or given up is forgotten after two weeks, files of mails too", async () => {
	const folder = join(process.env.DATA_DIR!, "outbox");
	mkdirSync(folder, { recursive: true });
	const days = (n: number) => new Date(Date.now() - n * 86_400_000);
	for (const [name, age] of [
		["old.eml", 15],
		["new.eml", 13],
	] as const) {
		writeFileSync(join(folder, name), "x");
		utimesSync(join(folder, name), days(age), days(age));
	}
	for (const change of [
		{ sent_at: days(15) },
		{ failed_at: days(15) },
		{ sent_at: days(13) },
		{ failed_at: days(13) },
	]) {
		await queueMail({ ...mail, subject: JSON.stringify(change) }, db());
		const [column, time] = Object.entries(change)[0]!;
		await db()
			.updateTable("outbox")
			.set({ [column]: time.toISOString() })
			.where("sent_at", "is", null)
			.where("failed_at", "is", null)
			.execute();
	}
	await queueMail(mail, db());
	await deleteOldMessages();
	expect(await messages()).toHaveLength(3);
	expect([existsSync(join(folder, "old.eml")), existsSync(join(folder, "new.eml"))]).toEqual([false, true]);
});

import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { claimNext, settleFailed, settleSent } from "#app/mail/claims.server.ts";
import type { Mail } from "#app/mail/mail.ts";
import { deleteMessagesAbout, deleteOldMessages } from "#app/mail/old-messages.server.ts";
import { queueMail, queueWebhook } from "#app/mail/outbox.server.ts";
import { countMessages, outboxPage, tryAgain } from "#app/mail/outbox-messages.server.ts";
import { MAX_TRIES } from "#app/mail/retry-pauses.ts";
import { SendFailure } from "#app/mail/delivery-failure.ts";
import type { RequestCall } from "#app/mail/outbox.server.ts";
import { setRow } from "../rows.ts";
import { startMailServer } from "../outside/mail-server.ts";
import { deliverAll, letPausesPass, logged, messages } from "../outside/delivery.ts";
import { startWebhook, withStatus } from "../outside/webhook-server.ts";

const server = await startMailServer();
const hook = await startWebhook();
process.env.SMTP_URL = server.url;
process.env.CONTACT_WEBHOOK_URL = hook.url;
afterAll(() => Promise.all([server.stop(), hook.stop()]));

beforeEach(async () => {
	await db().deleteFrom("outbox").execute();
	server.deliveries.length = server.asked.length = hook.calls.length = logged.length = 0;
	server.manner = "take";
	hook.answers = [withStatus(200)];
});

const mail: Mail = { to: "erika@example.com", subject: "Betreff", text: "Geheimes Wort", html: "<p>Geheimes Wort</p>" };
const call: RequestCall = {
	id: "1",
	name: "Erika",
	email: "erika@example.com",
	phone: null,
	subject: "Betreff",
	message: "Geheimes Wort",
	language: "de",
	machine: null,
	machines: [],
	created_at: "2026-05-01T08:00:00.000Z",
};

describe("what is put into the outbox", () => {
	test("leaves the house only when the transaction of its cause is committed", async () => {
		const failing = db()
			.transaction()
			.execute(async (t) => {
				await queueMail(mail, t);
				throw new Error("no");
			});
		await expect(failing).rejects.toThrow("no");
		await deliverAll();
		expect(server.deliveries).toEqual([]);
	});

	test("is delivered once, with the row's id as its number, and of its words nothing is kept", async () => {
		await queueMail(mail, db());
		await queueWebhook(call, db());
		await deliverAll();
		await deliverAll();
		const [first, second] = await messages();
		expect(server.deliveries.map(({ mail: { messageId } }) => messageId)).toEqual([`<${first!.id}@example.com>`]);
		expect(hook.calls.map(({ headers }) => headers["idempotency-key"])).toEqual([second!.id]);
		expect(JSON.parse(hook.calls[0]!.body)).toEqual(call);
		expect([first!.payload, second!.payload]).toEqual(['{"to":"erika@example.com","subject":"Betreff"}', "{}"]);
		expect(first).toMatchObject({
			attempts: 1,
			leased_until: null,
			failed_at: null,
			last_error: null,
			sent_at: expect.any(String),
		});
	});

	test("about a record goes when the record is deleted for good", async () => {
		await queueMail(mail, db(), { about: "request-1" });
		await queueMail(mail, db(), { about: "request-2" });
		await deleteMessagesAbout("request-1", db());
		expect((await messages()).map(({ about_id }) => about_id)).toEqual(["request-2"]);
	});
});

describe("what could not be delivered", () => {
	test("is tried again after a growing pause, with the same number, and then arrives", async () => {
		server.manner = "later";
		hook.answers = [withStatus(500), withStatus(200)];
		await queueMail(mail, db());
		await queueWebhook(call, db());
		await deliverAll();
		const [first, second] = await messages();
		expect([first!.last_error, second!.last_error]).toEqual(["recipient 451", "answer 500"]);
		const pause = Date.parse(first!.next_try_at) - Date.parse(first!.updated_at);
		expect(pause).toBeGreaterThan(45_000);
		expect(pause).toBeLessThan(75_000);
		// Before the pause is over nothing happens.
		await deliverAll();
		expect(server.asked).toHaveLength(1);
		server.manner = "take";
		await letPausesPass();
		await deliverAll();
		expect(server.deliveries).toHaveLength(1);
		expect(hook.calls.map(({ headers }) => headers["idempotency-key"])).toEqual([second!.id, second!.id]);
		expect(await messages()).toMatchObject([
			{ attempts: 2, last_error: null },
			{ attempts: 2, last_error: null },
		]);
	});

	test("is given up after the last try, is seen, and can be sent by hand", async () => {
		server.manner = "later";
		await queueMail(mail, db());
		for (let n = 0; n < MAX_TRIES; n++) {
			expect(await countMessages("failed")).toBe(0);
			await letPausesPass();
			await deliverAll();
		}
		expect(server.asked).toHaveLength(MAX_TRIES);
		expect(await countMessages("failed")).toBe(1);
		await deliverAll();
		expect(server.asked).toHaveLength(MAX_TRIES);
		const { messages: shown } = await outboxPage(1);
		expect(shown).toMatchObject([
			{
				to: "erika@example.com",
				subject: "Betreff",
				state: "failed",
				attempts: MAX_TRIES,
				failure: { reason: "recipient", status: "451" },
			},
		]);
		server.manner = "take";
		expect(await tryAgain(shown[0]!.id)).toBe(true);
		await deliverAll();
		expect(server.deliveries).toHaveLength(1);
		expect(await tryAgain(shown[0]!.id)).toBe(false);
	});

	test("for good is given up at once, and logged by number and reason, without a word of it or a name", async () => {
		server.manner = "refuse";
		hook.answers = [withStatus(500)];
		await queueMail(mail, db());
		await queueWebhook(call, db());
		await deliverAll();
		expect(logged.filter((line) => line.includes("not delivered"))).toHaveLength(2);
		expect(logged.join("")).toContain("recipient 550");
		const givenUp = { attempts: 1, last_error: "recipient 550", failed_at: expect.any(String) };
		expect((await messages())[0]).toMatchObject(givenUp);
		expect(logged.join("")).not.toMatch(/erika|betreff|geheim|live here/i);
		expect(JSON.stringify((await messages()).map(({ last_error }) => last_error))).not.toMatch(/erika/i);
	});

	test("delays nothing else: a webhook that hangs leaves the mails alone", async () => {
		const hanging: ServerResponse[] = [];
		hook.answers = [(response) => void hanging.push(response)];
		for (let n = 0; n < 3; n++) await queueWebhook(call, db());
		for (let n = 0; n < 3; n++) await queueMail(mail, db());
		const delivering = deliverAll();
		await expect.poll(() => server.deliveries.length).toBe(3);
		await expect.poll(() => hanging.length).toBe(2);
		hook.answers = [withStatus(200)];
		for (const response of hanging) withStatus(200)(response);
		await delivering;
	});
});

describe("a lease", () => {
	test("gives a row to one only, however many ask at once", async () => {
		for (let n = 0; n < 5; n++) await queueMail(mail, db());
		const claims = await Promise.all(Array.from({ length: 12 }, () => claimNext("mail")));
		const ids = claims.flatMap((claim) => claim?.id ?? []);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids).toHaveLength(5);
		expect(await claimNext("mail")).toBeNull();
	});

	test("that has run out lets another try, and then the first one's result no longer counts", async () => {
		await queueMail(mail, db());
		const first = (await claimNext("mail"))!;
		await db().updateTable("outbox").set({ leased_until: "2000-01-01T00:00:00.000Z" }).execute();
		const second = (await claimNext("mail"))!;
		expect(second).toMatchObject({ id: first.id, attempts: 2 });
		await settleFailed(first, new SendFailure("timeout"));
		await settleSent(first);
		expect(await messages()).toMatchObject([{ sent_at: null, last_error: null, leased_until: second.leased_until }]);
		await settleSent(second);
		expect(await messages()).toMatchObject([{ sent_at: expect.any(String) }]);
	});

	test("keeps a row from being sent by hand at the same time", async () => {
		await queueMail(mail, db());
		const claim = (await claimNext("mail"))!;
		expect(await tryAgain(claim.id)).toBe(false);
		expect((await outboxPage(1)).messages).toMatchObject([{ onItsWay: true }]);
	});

	test("that always runs out is a row that ends the program: it is given up too", async () => {
		await queueMail(mail, db());
		await db().updateTable("outbox").set({ attempts: MAX_TRIES, leased_until: "2000-01-01T00:00:00.000Z" }).execute();
		await deliverAll();
		expect(server.asked).toEqual([]);
		expect(await messages()).toMatchObject([{ last_error: "interrupted", failed_at: expect.any(String) }]);
	});
});

test("the office's list shows what failed first, then what waits, then what was sent, twenty a page", async () => {
	for (let n = 0; n < 21; n++) await queueMail({ ...mail, subject: `Nummer ${n}` }, db());
	const ids = (await messages()).map(({ id }) => id);
	await setRow("outbox", ids[3]!, { failed_at: "2026-05-01T08:00:00.000Z" });
	await setRow("outbox", ids[20]!, { sent_at: "2026-05-01T08:00:00.000Z" });
	const first = await outboxPage(1);
	expect(first).toMatchObject({ page: 1, pages: 2, messages: { length: 20 } });
	expect(first.messages.slice(0, 2)).toMatchObject([
		{ subject: "Nummer 3", state: "failed" },
		{ subject: "Nummer 19", state: "waiting" },
	]);
	expect((await outboxPage(99)).messages).toMatchObject([{ subject: "Nummer 20", state: "sent" }]);
});

test("what was sent or given up is forgotten after two weeks, files of mails too", async () => {
	const folder = join(process.env.DATA_DIR!, "outbox");
	mkdirSync(folder, { recursive: true });
	const days = (n: number) => new Date(Date.now() - n * 86_400_000);
	for (const [name, age] of Object.entries({ "old.eml": 15, "new.eml": 13 })) {
		writeFileSync(join(folder, name), "x");
		utimesSync(join(folder, name), days(age), days(age));
		for (const end of ["sent_at", "failed_at"]) {
			await queueMail(mail, db());
			await setRow("outbox", (await messages()).at(-1)!.id, { [end]: days(age).toISOString() });
		}
	}
	await queueMail(mail, db());
	await deleteOldMessages();
	expect(await messages()).toHaveLength(3);
	expect([existsSync(join(folder, "old.eml")), existsSync(join(folder, "new.eml"))]).toEqual([false, true]);
});

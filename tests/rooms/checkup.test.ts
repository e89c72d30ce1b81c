import { afterAll, describe, expect, test, vi } from "vitest";
import { noteClockJump } from "#app/log/clock-jump.server.ts";
import { checkup, probeMailServer, urgentFindings } from "#app/operation/checkup/checkup.server.ts";
import { checks } from "#app/operation/checkup/checks.server.ts";
import { db, now } from "#app/foundation/database/client.server.ts";
import { queueMail } from "#app/mail/outbox.server.ts";
import { tryMailServer } from "#app/mail/send-mail.server.ts";
import { makeRequest } from "../make.ts";
import { startMailServer } from "../outside/mail-server.ts";
import { startWebhook } from "../outside/webhook-server.ts";
import { useEmptyTables } from "../before.ts";

const server = await startMailServer({ login: { user: "dealer", pass: "secret" } });
const hook = await startWebhook();
Object.assign(process.env, {
	SMTP_URL: server.url,
	CONTACT_WEBHOOK_URL: hook.url,
	PUBLIC_URL: "https://www.example.com",
	TRUST_PROXY: "on",
});
afterAll(() => Promise.all([server.stop(), hook.stop()]));
useEmptyTables("outbox");

const silent = { error: () => {}, warn: () => {}, info: () => {} };
const asked = { language: "de" as const, log: silent };
const line = async (name: string, by = {}) => (await checkup({ ...asked, ...by })).find((one) => one.name === name)!;
const urgentNames = async () => (await urgentFindings(asked)).map(({ name }) => name);
const mail = () => queueMail({ to: "erika@example.com", subject: "x", text: "x", html: "x" }, db());

test("an encrypted address behind a proxy is good", async () => {
	expect(await line("address")).toMatchObject({ state: "good", words: "addressGood" });
});

describe("who delivers mails and calls", () => {
	test("is worth a look until something arrives, bad once it comes to nothing, and good when something arrives after it", async () => {
		expect(await line("mail")).toMatchObject({ state: "look", words: "deliveryUnused" });
		expect(await line("webhook")).toMatchObject({ state: "look", words: "deliveryUnused" });
		await mail();
		await db().updateTable("outbox").set({ sent_at: now(), last_error: "filed" }).execute();
		expect(await line("mail")).toMatchObject({ words: "deliveryUnused" });
		await db().updateTable("outbox").set({ sent_at: null, last_error: "login 535", updated_at: now() }).execute();
		expect(await line("mail")).toMatchObject({
			state: "bad",
			words: "deliveryTrouble",
			values: { reason: "Der Mailserver lehnt die Anmeldung ab." },
		});
		// A slow check is left out.
		await expect.poll(urgentNames).toEqual(["mail", "legal"]);
		await db().updateTable("outbox").set({ updated_at: "2026-01-01T00:00:00.000Z" }).execute();
		await mail();
		const sent = { sent_at: "2026-01-01T00:00:00.001Z" };
		await db().updateTable("outbox").set(sent).where("last_error", "is", null).execute();
		expect(await line("mail")).toMatchObject({ state: "good", words: "deliverySent" });
	});

	test("is not blamed for a recipient that there is not", async () => {
		await mail();
		await db().updateTable("outbox").set({ failed_at: now(), last_error: "recipient 550" }).execute();
		expect(await line("mail")).toMatchObject({ state: "look" });
	});
});

describe("the mail server, tried", () => {
	test("takes the sign-in and is sent nothing", async () => {
		expect(await probeMailServer("de")).toEqual({ state: "good", words: "probed.mail.good" });
		expect(server.asked).toEqual([]);
	});

	test("refuses a wrong password, and says so", async () => {
		const port = Number(new URL(server.url).port);
		const wrong = { host: "127.0.0.1", port, secure: false, login: { user: "dealer", pass: "wrong" } };
		expect(await tryMailServer(wrong, 5000)).toBe("login");
	});
});

test("a check that never answers is said to be unanswered on the page, and keeps nothing from the dashboard", async () => {
	const slow = checks.find(({ name }) => name === "disk")!;
	const never = vi.spyOn(slow, "ask").mockImplementation(() => new Promise(() => {}));
	try {
		await expect.poll(urgentNames).toEqual(["legal"]);
		expect(await line("disk")).toMatchObject({ state: "bad", words: "unanswered" });
	} finally {
		never.mockRestore();
	}
});

test("a start long after the newest entry says that nothing is deleted for a day, and after a new entry no more", async () => {
	const startAfter = async (days: number) => {
		await makeRequest({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() });
		await noteClockJump();
		return line("housekeeping");
	};
	for (const table of ["trace", "Kontaktanfragen_Archiv"] as const) await db().deleteFrom(table).execute();
	expect(await startAfter(91)).toMatchObject({ state: "bad", words: "housekeepingPaused" });
	expect(await startAfter(89)).toMatchObject({ state: "good" });
});

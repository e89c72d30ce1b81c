import { rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkup } from "#app/checkup/checkup.server.ts";
import { config } from "#app/config/config.server.ts";
import { newId } from "#app/database/identity.ts";
import { consume } from "#app/rate-limit/rate-limit.server.ts";
import { pdf } from "../pdfs.ts";
import { useMailbox } from "../reply-mailbox.ts";

const office = await useMailbox();
const { server, log, logged, fetchAll, replies, row, answer, deliver } = office;
const checked = async () => {
	const asked = { language: "de" as const, forwardedProto: "https", log };
	return (await checkup(asked)).find(({ name }) => name === "mailbox")!;
};

/** Takes connections and never says a word. */
async function silentServer() {
	const server = createServer();
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	return { port: (server.address() as AddressInfo).port, stop: () => void server.close() };
}

describe("the mailbox", () => {
	test("keeps untouched and unread what answers no request", async () => {
		const { to } = await answer();
		await deliver({ subject: "Werbung" });
		await deliver({ subject: "Geraten", to: `anfrage+${"0".repeat(32)}@example.com`, inReplyTo: `<${newId()}@x.de>` });
		await deliver({ subject: "Antwort", to });
		await fetchAll();
		await fetchAll();
		expect(await server.mails()).toEqual([
			{ subject: "Werbung", seen: false },
			{ subject: "Geraten", seen: false },
			{ subject: "Antwort", seen: true },
		]);
		expect(await replies()).toHaveLength(1);
		expect(await checked()).toMatchObject({ state: "good", words: "mailboxRead" });
	});

	test("also gives what somebody has read in their mail program, but nothing that was read before the first visit", async () => {
		const { to } = await answer();
		await deliver({ to, subject: "früher" });
		await server.markRead();
		await fetchAll();
		expect(await replies()).toEqual([]);
		await deliver({ to, subject: "später" });
		await server.markRead();
		await fetchAll();
		expect((await replies()).map(({ subject }) => subject)).toEqual(["später"]);
	});

	test("keeps a mail over 25 MB or of a million parts and what is too much of one request, and the condition names it", async () => {
		const { to } = await answer();
		await deliver({ to, attachments: [{ filename: "film.mp4", content: Buffer.alloc(20 * 1024 * 1024) }] });
		await fetchAll();
		expect(await replies()).toEqual([]);
		expect(await server.mails()).toMatchObject([{ seen: false }]);
		expect(await checked()).toMatchObject({ state: "look", words: "mailboxLeft.size" });
		expect(logged.join()).toContain("a reply was left in the mailbox");
		const parts = "--x\r\n\r\n".repeat(1_000_000);
		const head = `From: a@example.com\r\nTo: ${to}\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n`;
		await server.deliver(head + parts);
		await fetchAll();
		expect(await checked()).toMatchObject({ state: "look", words: "mailboxLeft.unreadable" });
		for (let n = 0; n < 50; n++) await consume(`reply ${office.request}`, { points: 50, seconds: 86_400 });
		await deliver({ to });
		await fetchAll();
		expect(await checked()).toMatchObject({ state: "look", words: "mailboxLeft.count" });
	});

	test("gives what comes after a mail whose headers are too long to be read", async () => {
		const { to } = await answer();
		const long = `Cc: ${"a@example.com, ".repeat(7000)}b@example.com\r\n`.repeat(3);
		await server.deliver(`From: a@example.com\r\nSubject: lang\r\n${long}\r\nx`);
		await deliver({ to });
		await fetchAll();
		expect((await server.mails()).map(({ seen }) => seen)).toEqual([false, true]);
		expect(await replies()).toHaveLength(1);
	});

	test("gives a reply also after the picture store was away for longer than a day's mails to a request", async () => {
		const { to } = await answer();
		await deliver({ to, attachments: [{ filename: "angebot.pdf", content: pdf() }] });
		const folder = join(config().dataDir, "media");
		await rm(folder, { recursive: true, force: true });
		await writeFile(folder, "");
		for (let round = 0; round < 51; round++) await expect(fetchAll()).rejects.toThrow();
		await rm(folder);
		await fetchAll();
		expect(await replies()).toHaveLength(1);
	});

	test("whose server refuses, or says nothing, is given up in time, and the condition says why until it is read", async () => {
		const { mailbox } = config();
		const own = { ...mailbox! };
		const silent = await silentServer();
		for (const [change, reason] of [
			[{ port: 1 }, "unreachable"],
			[{ login: { user: "anfrage@example.com", pass: "falsch" } }, "login"],
			[{ folder: "Gibt es nicht" }, "folder"],
			[{ secure: true }, "encryption"],
			// For the site it is another machine, which gets no password without TLS.
			[{ host: "0.0.0.0" }, "encryption"],
			[{ port: silent.port }, "timeout"],
		] as const) {
			Object.assign(mailbox!, own, change);
			await expect(fetchAll(), reason).rejects.toThrow(reason);
			expect(await checked()).toMatchObject({ state: "bad", words: "mailboxTrouble" });
		}
		Object.assign(mailbox!, own);
		silent.stop();
		await fetchAll();
		expect(await checked()).toMatchObject({ state: "good", words: "mailboxRead" });
	});

	test("is left at once when the site ends, which is no failure", async () => {
		const { mailbox } = config();
		const own = { ...mailbox! };
		const silent = await silentServer();
		Object.assign(mailbox!, { port: silent.port });
		const ending = new AbortController();
		setTimeout(() => ending.abort(), 100);
		await expect(fetchAll(ending.signal)).rejects.toThrow("timeout");
		Object.assign(mailbox!, own);
		silent.stop();
		expect(await checked()).toMatchObject({ words: "mailboxUnread" });
	});
});

test("without a mailbox answers go out with the office's address, and nothing is read", async () => {
	const { mailbox } = config();
	config().mailbox = null;
	expect((await answer()).to).toBe("office@example.net");
	expect((await row()).reply_token).toBeNull();
	await fetchAll();
	expect(await checked()).toMatchObject({ state: "good", words: "mailboxNone" });
	config().mailbox = mailbox;
});

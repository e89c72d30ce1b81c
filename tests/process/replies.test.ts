import { afterAll, expect, test } from "vitest";
import { startImapServer } from "../outside/imap-server.ts";
import { pdf } from "../pdfs.ts";
import { useInstallations } from "./installations.ts";
import { ask } from "./stored.ts";

const { newPlace, start } = useInstallations();
const server = await startImapServer();
afterAll(() => server.stop());

test("a reply in HTML with a PDF, to the address of a confirmation, arrives in the built site after the process was killed", async () => {
	const place = { ...(await newPlace("SQLite")), IMAP_URL: server.url, ROUND_MILLISECONDS: "200" };
	const site = await start(place);
	const request = { name: "Jana Groß", email: "jana@example.net", subject: "Bagger", message: "Noch da?" };
	const sent = await fetch(`${site.address}/kontakt`, {
		method: "POST",
		headers: { Origin: site.address },
		body: new URLSearchParams({ ...request, privacy_agreed: "true" }),
	});
	expect(sent.status).toBe(200);
	const [row] = await ask<{ reply_token: string }>(place, `select reply_token from "Kontaktanfragen_Archiv"`);
	await site.end("SIGKILL");
	const file = Buffer.from(pdf()).toString("base64");
	await server.deliver(
		[
			"From: Jana <jana@example.net>",
			`To: anfrage+${row!.reply_token}@example.com`,
			"Subject: Re: Bagger",
			"Message-ID: <1@example.net>",
			"MIME-Version: 1.0",
			'Content-Type: multipart/mixed; boundary="x"',
			"",
			"--x",
			"Content-Type: text/html; charset=utf-8",
			"",
			"<p>Ja, <b>gern</b> am Montag.</p>",
			"--x",
			'Content-Type: application/pdf; name="plan.pdf"',
			"Content-Transfer-Encoding: base64",
			"",
			file,
			"--x--",
			"",
		].join("\r\n"),
	);
	await start(place);
	const replies = () => ask<{ text: string; files: string }>(place, "select text, files from request_replies");
	await expect.poll(replies, { timeout: 15_000 }).toHaveLength(1);
	const [reply] = await replies();
	expect(reply!.text).toBe("Ja, gern am Montag.");
	expect(JSON.parse(reply!.files)).toMatchObject([{ kind: "document", name: "plan.pdf" }]);
	await expect.poll(server.mails, { timeout: 15_000 }).toEqual([{ subject: "Re: Bagger", seen: true }]);
});

import PostalMime from "postal-mime";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startMailServer } from "#tests/outside/mail-server.ts";
import type { sendMail as SendMail } from "./send-mail.server.ts";
import { letter } from "./mail-letter.server.ts";
import type { Mail } from "./mail.ts";

const server = await startMailServer();
const guarded = await startMailServer({ login: { user: "office@example.com", pass: "p/w: geheim" } });
afterAll(() => Promise.all([server.stop(), guarded.stop()]));
beforeEach(() => {
	server.deliveries.length = 0;
	server.asked.length = 0;
	server.manner = "take";
});

const id = "0198c0de-0000-7000-8000-000000000001";
const mail: Mail = {
	to: "erika@example.com",
	subject: "Grüße aus Arnsdorf: ß, 🚜",
	text: "Guten Tag,\n\nÄpfel & Öl\n",
	html: "<p>Guten Tag</p>",
};

/** The settings are read once per process, so the module is loaded again with these. */
async function sender(settings: Record<string, string>): Promise<typeof SendMail> {
	vi.resetModules();
	for (const [name, value] of Object.entries({ SMTP_URL: "", MAIL_FROM: "", ...settings })) vi.stubEnv(name, value);
	return (await import("./send-mail.server.ts")).sendMail;
}
const send = async (change: Partial<Mail> = {}, settings: Record<string, string> = {}) =>
	(await sender({ SMTP_URL: server.url, ...settings }))(id, { ...mail, ...change });
const failure = (sending: Promise<unknown>) =>
	sending.then(
		() => "delivered",
		({ message, final }: { message: string; final: boolean }) => `${message}${final ? " for good" : ""}`,
	);

describe("a mail", () => {
	test("arrives with both parts, its characters unchanged, and a constant message ID", async () => {
		await send();
		await send();
		const [first, second] = server.deliveries;
		expect(first!.mail).toMatchObject({
			subject: mail.subject,
			text: expect.stringContaining(mail.text),
			to: [{ address: "erika@example.com" }],
			from: { name: "Mustermann Baumaschinen" },
		});
		expect(first!.mail.html).toContain("<p>Guten Tag</p>");
		expect(first!.mail.messageId).toBe(`<${id}@example.com>`);
		expect([second!.mail.messageId, second!.mail.date]).toEqual([first!.mail.messageId, first!.mail.date]);
		expect(first!.mail.headers).toContainEqual(
			expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }),
		);
	});

	test("comes from MAIL_FROM, and can be answered to somebody else", async () => {
		await send({ replyTo: "visitor@example.org" }, { MAIL_FROM: "Büro Süd <sued@example.net>" });
		expect(server.deliveries).toMatchObject([
			{
				from: "sued@example.net",
				mail: {
					from: { name: "Büro Süd", address: "sued@example.net" },
					replyTo: [{ address: "visitor@example.org" }],
					messageId: `<${id}@example.net>`,
				},
			},
		]);
	});

	test.each(["Angebot\nBcc: victim@example.com\n\nNeuer Text", "Angebot\rBcc: victim@example.com"])(
		"gets no extra header from the subject %j",
		async (subject) => {
			await send({ subject });
			const [delivery] = server.deliveries;
			expect(delivery!.to).toEqual(["erika@example.com"]);
			expect(delivery!.mail.bcc).toBeUndefined();
			expect(delivery!.raw).not.toMatch(/^Bcc:/im);
			expect(delivery!.mail.subject).toContain("Angebot Bcc: victim@example.com");
			expect(delivery!.mail.text!.trimEnd()).toBe(mail.text.trimEnd());
		},
	);

	test("to what is no address is refused for good before any server is contacted", async () => {
		const sendIt = await sender({ SMTP_URL: server.url });
		for (const to of ["erika@example.com\r\nBcc: victim@example.com", "group: a@example.com, b@example.com;", ""])
			expect(await failure(sendIt(id, { ...mail, to }))).toBe("address for good");
		expect(server.asked).toEqual([]);
	});

	test("is sent without Reply-To if that is not a plain address", async () => {
		await send({ replyTo: "a@example.com\r\nBcc: victim@example.com" });
		expect(server.deliveries[0]!.mail.replyTo).toBeUndefined();
		expect(server.deliveries[0]!.raw).not.toContain("victim");
	});

	test("to a domain with umlauts is sent to its ASCII form", async () => {
		await send({ to: "info@müller.example" });
		// The test server converts it back to the readable form.
		expect(server.deliveries[0]!.to).toEqual(["info@müller.example"]);
		expect(server.deliveries[0]!.raw).toMatch(/^To: info@xn--mller-kva\.example\r$/m);
	});

	test("never contains files or addresses that its text mentions", async () => {
		await send({ text: "path: /etc/passwd", html: '<img src="file:///etc/passwd"><p>{{x}}</p>' });
		expect(server.deliveries[0]!.mail.attachments).toEqual([]);
		expect(server.deliveries[0]!.raw).not.toContain("root:");
	});
});

describe("a mail server", () => {
	test("that does not know the recipient fails for good; one that is only busy does not", async () => {
		server.manner = "refuse";
		expect(await failure(send())).toBe("recipient 550 for good");
		server.manner = "later";
		expect(await failure(send())).toBe("recipient 451");
	});

	test("gets the name and password of SMTP_URL; a wrong password is reported", async () => {
		expect(await failure(send({}, { SMTP_URL: guarded.url }))).toBe("delivered");
		expect(guarded.deliveries).toHaveLength(1);
		expect(await failure(send({}, { SMTP_URL: guarded.url.replace("geheim", "falsch") }))).toBe("login 535");
	});

	test("that does not run is unreachable", async () => {
		const gone = await startMailServer();
		await gone.stop();
		expect(await failure(send({}, { SMTP_URL: gone.url }))).toBe("unreachable");
	});
});

describe("without a mail server", () => {
	test("a mail becomes a file that mail clients can open, and a second try replaces it", async () => {
		const { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } = await import("node:fs");
		const folder = mkdtempSync("/tmp/site-eml-");
		const sendIt = await sender({ DATA_DIR: folder });
		const path = await sendIt(id, mail);
		await sendIt(id, mail);
		expect(path).toBe(`${folder}/outbox/${id}.eml`);
		expect(readdirSync(`${folder}/outbox`)).toEqual([`${id}.eml`]);
		expect(statSync(path!).mode & 0o077).toBe(0);
		expect(await PostalMime.parse(readFileSync(path!))).toMatchObject({
			subject: mail.subject,
			to: [{ address: "erika@example.com" }],
		});
		rmSync(folder, { recursive: true });
	});

	test("a file that can't be written is reported as a failure", async () => {
		expect(await failure((await sender({ DATA_DIR: "/dev/null" }))(id, mail))).toBe("disk");
	});
});

describe("a letter", () => {
	const hostile = `</title></style><script>alert(1)</script><img src=x onerror=alert(1)> "quoted" & 'single' \u2028`;
	const pieces = {
		language: "de" as const,
		title: hostile,
		paragraphs: [hostile, "Zeile 1\nZeile 2"],
		rows: [[hostile, hostile]] as [string, string][],
		foot: hostile,
	};

	test("escapes everything it is given", () => {
		const { html } = letter(pieces);
		expect(html).not.toMatch(/<(script|img)/);
		expect(html.match(/&lt;script&gt;/g)!.length).toBeGreaterThan(4);
		expect(html).toContain("Zeile 1<br>\nZeile 2");
	});

	test("says the same in its plain text", () => {
		const { text } = letter({ ...pieces, action: { label: "Öffnen", href: "https://example.com/?a=1&b=2" } });
		expect(text).toContain(hostile);
		expect(text).toContain("Öffnen:\nhttps://example.com/?a=1&b=2");
		expect(text).toContain("Mustermann Baumaschinen GmbH");
		expect(text).not.toContain("&amp;");
	});

	test("links to the web only, and its links can't break out of their attribute", () => {
		const { html } = letter({ ...pieces, action: { label: "x", href: 'https://example.com/"onmouseover="alert(1)' } });
		expect(html).toContain('href="https://example.com/&quot;onmouseover=&quot;alert(1)"');
		expect(() => letter({ ...pieces, action: { label: "x", href: "javascript:alert(1)" } })).toThrow(/web address/);
	});
});

import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, test, vi } from "vitest";
import { sendWebhook } from "#app/mail/send-webhook.server.ts";
import { translate } from "#app/content/translation/translator.server.ts";
import { hang, startWebhook } from "../outside/webhook-server.ts";
import { startTranslator } from "../translator.ts";

/*
 * The product's real limits: these tests wait for them.
 */

const reasonOf = (sending: Promise<unknown>) =>
	sending.then(
		() => "delivered",
		(error: Error) => error.message,
	);

/** A mail server that greets like this, or says nothing at all. */
async function mailServer(greet: (socket: Socket) => void) {
	const server = createServer((socket) => greet(socket.on("error", () => {})));
	await once(server.listen(0, "127.0.0.1"), "listening");
	return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test.each<[string, (socket: Socket) => void]>([
	["never greets", () => {}],
	[
		"sends one byte at a time",
		(socket) => {
			const drip = setInterval(() => socket.writable && socket.write("x"), 1000);
			socket.on("close", () => clearInterval(drip)).write("220-");
		},
	],
])("a mail server that %s is given up", async (_, greet) => {
	const { server, url } = await mailServer(greet);
	vi.stubEnv("SMTP_URL", url);
	// Settings are read once.
	vi.resetModules();
	const { sendMail } = await import("#app/mail/send-mail.server.ts");
	const mail = { to: "erika@example.com", subject: "Guten Tag", text: "Guten Tag", html: "<p>Guten Tag</p>" };
	expect(await reasonOf(sendMail("0198c0de-0000-7000-8000-000000000001", mail))).toBe("timeout");
	server.close();
});

test("a webhook that gets an endless answer, or none, is given up; the first counts as delivered", async () => {
	const hook = await startWebhook();
	hook.answers = [(response) => void response.writeHead(200).write("…"), hang];
	const send = () => reasonOf(sendWebhook("0198-row", "{}", { url: hook.url, secret: null }));
	expect((await Promise.all([send(), send()])).sort()).toEqual(["delivered", "timeout"]);
	await hook.stop();
});

test("a translation service that hangs is given up before the form gives up itself", async () => {
	const translator = await startTranslator();
	translator.answers = () => {};
	const service = { kind: "deepl", address: translator.address, key: "secret:fx" } as const;
	// The form waits for twelve seconds.
	const late = new Promise((told) => setTimeout(told, 12_000, "late"));
	expect(await Promise.race([translate("Bagger", service), late])).toEqual({ ok: false, reason: "unreachable" });
	expect(translator.asked).toHaveLength(1);
	await translator.stop();
});

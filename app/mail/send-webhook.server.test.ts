import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startWebhook, withStatus } from "#tests/outside/webhook-server.ts";
import { sendWebhook } from "./send-webhook.server.ts";

const hook = await startWebhook();
afterAll(() => hook.stop());
beforeEach(() => {
	hook.calls.length = 0;
	hook.answers = [withStatus(200)];
});

const send = (url = hook.url, secret: string | null = null) =>
	sendWebhook("0198-row", '{"name":"Erika Größe"}', { url, secret });
const reasonOf = (sending: Promise<void>) =>
	sending.then(
		() => "delivered",
		(error: Error) => error.message,
	);

describe("a webhook call", () => {
	test("is a POST of the unchanged JSON, with the row's id as idempotency key", async () => {
		await send();
		expect(hook.calls).toMatchObject([
			{
				method: "POST",
				body: '{"name":"Erika Größe"}',
				headers: { "content-type": "application/json", "idempotency-key": "0198-row" },
			},
		]);
	});

	test("is signed with the secret, over time and body, as docs/webhook.md says", async () => {
		await send(hook.url, "a secret of ours");
		const { headers, body } = hook.calls[0]!;
		const expected = createHmac("sha256", "a secret of ours").update(`${headers["x-timestamp"]}.${body}`).digest("hex");
		expect(headers["x-signature-256"]).toBe(`sha256=${expected}`);
		expect(Math.abs(Date.now() / 1000 - Number(headers["x-timestamp"]))).toBeLessThan(10);
	});

	test("passes the check of docs/webhook.md, but not if a byte, the time or the secret differs", async () => {
		const [, code = ""] = /```js\n([^]*?)```/.exec(readFileSync("docs/webhook.md", "utf8"))!;
		const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(`${code} export { isGenuine };`)}`);
		await send(hook.url, "a secret of ours");
		const { headers, body } = hook.calls[0]!;
		expect(isGenuine(headers, body, "a secret of ours")).toBe(true);
		expect(isGenuine(headers, body.replace("Erika", "Erik"), "a secret of ours")).toBe(false);
		expect(isGenuine(headers, body, "another secret")).toBe(false);
		expect(
			isGenuine({ ...headers, "x-timestamp": String(Number(headers["x-timestamp"]) - 301) }, body, "a secret of ours"),
		).toBe(false);
		expect(isGenuine({ "x-timestamp": headers["x-timestamp"] }, body, "a secret of ours")).toBe(false);
	});

	test("has no signature without a secret", async () => {
		await send();
		expect(hook.calls[0]!.headers).not.toHaveProperty("x-signature-256");
	});

	test("sends the name and password of its address as a header", async () => {
		await send(hook.url.replace("//", "//office:p%40ss@"));
		expect(hook.calls[0]!.headers.authorization).toBe(`Basic ${Buffer.from("office:p@ss").toString("base64")}`);
	});

	test.each([200, 201, 202, 204])("is delivered when the answer is %i", async (status) => {
		hook.answers = [withStatus(status)];
		expect(await reasonOf(send())).toBe("delivered");
	});

	test.each([400, 404, 410, 429, 500, 503])("is not delivered when the answer is %i", async (status) => {
		hook.answers = [withStatus(status)];
		expect(await reasonOf(send())).toBe(`answer ${status}`);
	});

	test.each([301, 302, 303, 307, 308])("does not follow a redirect (%i), not even to itself", async (status) => {
		hook.answers = [withStatus(status, { Location: hook.url }), withStatus(200)];
		expect(await reasonOf(send())).toBe(`redirect ${status}`);
		expect(hook.calls).toHaveLength(1);
	});

	test("that is redirected to 169.254.169.254 sends nothing there", async () => {
		hook.answers = [withStatus(302, { Location: "http://169.254.169.254/latest/meta-data/" })];
		// A request there would hang, and end as a time-out.
		expect(await reasonOf(send())).toBe("redirect 302");
	});

	test("reads only the beginning of an answer of 1 GB", async () => {
		const chunk = Buffer.alloc(1_000_000, "x");
		let written = 0;
		let closed = false;
		hook.answers = [
			(response) => {
				response.writeHead(200, { "Content-Length": String(1_000_000_000) });
				response.on("close", () => (closed = true));
				const more = () => {
					if (closed || written >= 1_000_000_000) return;
					written += chunk.length;
					if (response.write(chunk)) setImmediate(more);
					else response.once("drain", more);
				};
				more();
			},
		];
		expect(await reasonOf(send())).toBe("delivered");
		await expect.poll(() => closed).toBe(true);
		expect(written).toBeLessThan(20_000_000);
	});

	test("to a port that is closed or does not speak HTTP is not delivered", async () => {
		const noise = createServer((socket) => socket.on("data", () => socket.end("220 mail.example.com\r\n")));
		await new Promise<void>((listening) => noise.listen(0, "127.0.0.1", listening));
		const { port } = noise.address() as AddressInfo;
		expect(await reasonOf(send(`http://127.0.0.1:${port}/`))).toBe("unreachable");
		await new Promise((closed) => noise.close(closed));
		expect(await reasonOf(send(`http://127.0.0.1:${port}/`))).toBe("unreachable");
		expect(await reasonOf(send(hook.url.replace("http:", "https:")))).toBe("encryption");
	});
});

import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { useInstallations } from "./installations.ts";
import type { SiteProcess } from "./site-process.ts";

const { newFolder, start } = useInstallations();
let site: SiteProcess;
let port: number;
beforeAll(async () => {
	// Behind a proxy any Host is let in, so that what is tried here is not refused for its name.
	site = await start({ TRUST_PROXY: "on", DATA_DIR: newFolder() });
	port = Number(new URL(site.address).port);
});

const CONNECTIONS = 500;

const heads = {
	"a head without end": "GET / HTTP/1.1\r\nHost: site\r\nX-Slow: ",
	"a form":
		"POST /kontakt HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 900000\r\n\r\nname=",
	"a picture":
		"POST /admin/bilder HTTP/1.1\r\nHost: site\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 9000000\r\n\r\n--x\r\n",
	"a body that is answered early": "POST /nirgends HTTP/1.1\r\nHost: site\r\nContent-Length: 900000\r\n\r\n",
	nothing: "",
};

/** Opens a connection that sends a byte a second, until the server has closed it. */
async function drip(begin: string): Promise<void> {
	const socket = connect(port, "127.0.0.1").on("error", () => {});
	socket.resume().write(begin);
	const dripping = begin === "" ? undefined : setInterval(() => socket.write("a"), 1000);
	await new Promise((closed) => socket.once("close", closed));
	clearInterval(dripping);
}

async function answerTo(bytes: string): Promise<string> {
	const socket = connect(port, "127.0.0.1").on("error", () => {});
	let text = "";
	socket.setEncoding("utf8").on("data", (part: string) => (text += part));
	socket.write(bytes);
	await new Promise((closed) => socket.once("close", closed));
	return text;
}

describe.concurrent("500 connections that send a byte a second", () => {
	test("are closed, whatever they pretend to send, and nobody else notices", async () => {
		const kinds = Object.values(heads);
		const slow = Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => drip(kinds[i % kinds.length]!)));
		const over = new AbortController();
		void slow.then(() => over.abort());
		while (!over.signal.aborted) {
			const [page, form] = await Promise.all([
				fetch(`${site.address}/kontakt`),
				fetch(`${site.address}/kontakt`, {
					method: "POST",
					body: new URLSearchParams({ name: "" }),
					headers: { Origin: site.address },
				}),
			]);
			expect([page.status, form.status]).toEqual([200, 400]);
			await Promise.all([page.text(), form.text()]);
			await pause(500);
		}
		// Without limits of ours a body would be waited for longer than this test lasts: five minutes.
		await slow;
		expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
	});

	test("do not keep a slow but steady upload from arriving", async () => {
		const bytes = 40_000;
		const socket = connect(port, "127.0.0.1").on("error", () => {});
		let text = "";
		socket.setEncoding("utf8").on("data", (part: string) => (text += part));
		socket.write(
			`POST /kontakt HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${bytes}\r\n\r\n`,
		);
		for (let sent = 0; sent < bytes; sent += 1000) {
			socket.write("a".repeat(1000));
			await pause(500);
		}
		await expect.poll(() => text).toContain("HTTP/1.1 400");
		socket.destroy();
	});
});

describe("a request", () => {
	test("that sends more than it said is cut off early", async () => {
		const form = "name=&email=";
		const head = `POST /kontakt HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\n\r\n`;
		const text = await answerTo(head + form + "x".repeat(50_000_000));
		// The answer may be lost with the connection.
		for (const [line] of text.matchAll(/HTTP\/1\.1 \d+/g)) expect(line).toBe("HTTP/1.1 400");
	});

	test.each([
		["whose head has more than 16 kB", `GET / HTTP/1.1\r\nHost: site\r\nX-Large: ${"a".repeat(20_000)}\r\n\r\n`, 431],
		[
			"for the list of 10,000 routes",
			`GET /__manifest?${Array.from({ length: 10_000 }, (_, i) => `p=/a${i}`).join("&")} HTTP/1.1\r\nHost: site\r\n\r\n`,
			431,
		],
		[
			"with two lengths",
			"POST /kontakt HTTP/1.1\r\nHost: site\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nname=",
			400,
		],
		["for another site's address", "GET http://evil.example/kontakt HTTP/1.1\r\nHost: site\r\n\r\n", 400],
		["that is no request", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
	])("%s is refused, and the connection closed", async (_, bytes, status) => {
		expect(await answerTo(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
	});
});

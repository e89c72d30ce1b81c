import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../free-port.ts";

test("npm run dev serves the pages from their sources", async () => {
	const folder = mkdtempSync(join(tmpdir(), "site-dev-"));
	const port = await freePort();
	const settings = {
		PORT: String(port),
		DATA_DIR: folder,
		DEMO_CONTENT: "off",
		ADMIN_PASSWORD: "only-for-tests",
		LOG_LEVEL: "silent",
	};
	const dev = spawn("node", ["server/dev.ts"], {
		env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings },
	});
	let printed = "";
	for (const stream of [dev.stdout, dev.stderr]) stream.on("data", (part: Buffer) => (printed += part.toString()));
	onTestFinished(async () => {
		const ended = new Promise((done) => dev.once("exit", done));
		if (dev.exitCode === null && dev.kill("SIGKILL")) await ended;
		rmSync(folder, { recursive: true, force: true });
	});
	await expect.poll(() => `${dev.exitCode ?? ""}${printed}`, { timeout: 60_000 }).toContain("The site is at");
	const page = await fetch(`http://127.0.0.1:${port}/angebot/kaufen`);
	const text = await page.text();
	expect([page.status, text.includes("<h1")], printed).toEqual([200, true]);
	// Vite writes styles into the page; the policy of the built site would not let them.
	expect(page.headers.get("Content-Security-Policy")).toContain("style-src 'self' 'unsafe-inline'");
	expect(page.headers.get("Content-Security-Policy")).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
	// The page cache runs here as well.
	const again = await fetch(`http://127.0.0.1:${port}/angebot/kaufen?utm_source=x`);
	expect([again.headers.get("ETag") !== null, (await again.text()) === text]).toEqual([true, true]);
	const [, script = ""] = /src="(\/@[^"]+|\/app\/[^"]+)"/.exec(text) ?? /import "(\/[^"]+)"/.exec(text) ?? [];
	const fonts = [...text.matchAll(/href="([^"]+\.woff2)"/g)].map(([, address]) => address!);
	expect(fonts).toHaveLength(2);
	for (const address of [script, ...fonts])
		expect((await fetch(`http://127.0.0.1:${port}${address}`)).status, address).toBe(200);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { builtFiles } from "#server/built-files.ts";

async function served(): Promise<{ address: string; folder: string }> {
	const folder = mkdtempSync(join(tmpdir(), "built-"));
	mkdirSync(join(folder, "assets"));
	for (const name of ["stays.css", "goes.css"]) writeFileSync(join(folder, "assets", name), "body{}");
	writeFileSync(join(folder, "icon.svg"), "<svg/>");
	const server = createServer(express().use(builtFiles(folder)));
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	onTestFinished(() => {
		server.close();
		rmSync(folder, { recursive: true });
	});
	return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, folder };
}

test("a file that vanished under a running site ends its own connection, and the next one is answered", async () => {
	const { address, folder } = await served();
	rmSync(join(folder, "assets/goes.css"));
	await expect(fetch(`${address}/assets/goes.css`).then((answer) => answer.text())).rejects.toThrow();
	expect(await (await fetch(`${address}/assets/stays.css`)).text()).toBe("body{}");
});

test("a part of a file, however it is asked for, is the whole file", async () => {
	const { address } = await served();
	for (const Range of ["bytes=0-1", "bytes=5-1", "bytes=-2", "bytes=99-", "bytes=0-0,1-1", "nonsense"]) {
		const answer = await fetch(`${address}/icon.svg`, { headers: { Range } });
		expect([answer.status, await answer.text()], Range).toEqual([200, "<svg/>"]);
	}
});

test("files with a hash in their name are kept for good, the others for an hour", async () => {
	const { address } = await served();
	expect((await fetch(`${address}/assets/stays.css`)).headers.get("Cache-Control")).toBe(
		"public, max-age=31536000, immutable",
	);
	expect((await fetch(`${address}/icon.svg`)).headers.get("Cache-Control")).toBe("public, max-age=3600");
	expect((await fetch(`${address}/assets/none.css`)).status).toBe(404);
});

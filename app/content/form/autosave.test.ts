import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendAutosave } from "./autosave.ts";

/** Answers at `/`, and hangs everywhere else. */
const server = createServer((request, response) => {
	if (request.url === "/") response.setHeader("Content-Type", "application/json").end('{"kept":true,"version":2}');
});
let address: string;
beforeAll(async () => {
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

const words = new URLSearchParams({ name: "Bagger" });

test("an autosave that is answered tells its answer", async () => {
	const { signal } = new AbortController();
	expect(await sendAutosave(address, words, { signal, leaves: false })).toEqual({ kept: true, version: 2 });
});

test("an autosave without an answer has failed when its time is over, and at once when a save overtakes it", async () => {
	const save = new AbortController();
	expect(await sendAutosave(`${address}haengt`, words, { signal: save.signal, timeout: 50, leaves: false })).toBeNull();
	const overtaken = sendAutosave(`${address}haengt`, words, { signal: save.signal, leaves: false });
	save.abort();
	expect(await overtaken).toBeNull();
});

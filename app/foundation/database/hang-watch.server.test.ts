import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { DatabaseAway } from "./away.server.ts";
import { openPostgres } from "./postgres.server.ts";

let stop: (() => Promise<unknown>) | undefined;
afterEach(() => stop?.());

/** A server that takes every connection and never says a word, as PostgreSQL does while it hangs. */
async function silentServer() {
	const sockets: Socket[] = [];
	const server = createServer((socket) => void sockets.push(socket.on("error", () => {})));
	await once(server.listen(0, "127.0.0.1"), "listening");
	const close = () => {
		server.close();
		for (const socket of sockets) socket.destroy();
	};
	return { sockets, close, url: `postgres://site@127.0.0.1:${(server.address() as AddressInfo).port}/site` };
}

test("only the first query waits for a PostgreSQL that hangs; others are refused until it says something", async () => {
	const { sockets, close, url } = await silentServer();
	const database = openPostgres(url);
	stop = () => Promise.all([close(), database.destroy()]);
	const failure = () => sql`select 1`.execute(database).catch((error: unknown) => error);
	expect(await failure()).toMatchObject({ message: "Connection terminated due to connection timeout" });
	expect(await failure()).toBeInstanceOf(DatabaseAway);
	// The second connection asks whether it is back. It is told nothing either, so a third one asks.
	await expect.poll(() => sockets.length, { timeout: 10_000 }).toBeGreaterThan(2);
	expect(await failure()).toBeInstanceOf(DatabaseAway);
	close();
	await expect.poll(failure).toMatchObject({ code: "ECONNREFUSED" });
});

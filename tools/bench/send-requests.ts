import { closeDatabase, db } from "#app/foundation/database/client.server.ts";
import { withStartLock } from "#app/foundation/database/lock.server.ts";
import { migrateOn, onDatabaseWithoutTimeouts } from "#app/foundation/database/migrate.server.ts";
import { sendRequest } from "#app/requests/new-request.server.ts";
import { median } from "./table.ts";

/** Stores contact requests, each from another visitor, and counts what arrived. */
export type Requests = { way: string; all: number; one: number; slowest: number; stored: number };

const COUNT = 300;

await withStartLock(() => onDatabaseWithoutTimeouts(migrateOn));
const results = [await send("one after another", 1), await send("all at once", COUNT)];
await closeDatabase();
console.log(JSON.stringify(results));

async function send(way: string, atOnce: number): Promise<Requests> {
	const before = await storedRequests();
	const taken: number[] = [];
	let next = 0;
	const begun = performance.now();
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			while (next < COUNT) taken.push(await sendOne(`${way} ${next}`, next++));
		}),
	);
	return {
		way,
		all: performance.now() - begun,
		one: median(taken),
		slowest: Math.max(...taken),
		stored: (await storedRequests()) - before,
	};
}

async function sendOne(words: string, visitor: number): Promise<number> {
	const begun = performance.now();
	const values = {
		name: `Besucher ${visitor}`,
		email: `visitor-${visitor}@example.com`,
		phone: null,
		subject: "Anfrage",
		message: `Ist die Maschine noch da? ${words}`,
		privacy_agreed: true as const,
	};
	// Addresses reserved for examples; one per visitor, because the rate limit counts by address.
	const sent = await sendRequest(values, {
		language: "de",
		clientAddress: `198.18.${visitor >> 8}.${visitor & 255}`,
	});
	if (!sent.ok) throw new Error("a request was refused");
	return performance.now() - begun;
}

async function storedRequests(): Promise<number> {
	const { count } = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return Number(count);
}

import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { contactWords } from "../make.ts";
import { messages } from "../outside/delivery.ts";
import { useEmptyTables } from "../before.ts";
import { expectWords } from "../words.ts";

useBuiltSite();
useEmptyTables("Kontaktanfragen_Archiv", "outbox", "throttles");

const send = (fields: Record<string, string>) => visitor().visit("/kontakt", { form: { ...contactWords, ...fields } });
const stored = () => db().selectFrom("Kontaktanfragen_Archiv").select(["message", "suspicion"]).execute();

describe("a program that fills in every field", () => {
	test("is told that all is well; what it sent is kept apart, and nobody is mailed", async () => {
		const answer = await send({ comment: "https://casino.example" });
		expect(answer.status).toBe(200);
		expectWords(await answer.text(), "Ihre Anfrage ist angekommen");
		expect(await stored()).toEqual([{ message: "Ist er noch da?", suspicion: "trap" }]);
		expect(await messages()).toEqual([]);
	});

	test("is told so as well when it has sent too much to be stored", async () => {
		for (let n = 0; n < 25; n++)
			expect((await send({ comment: "x", message: `Nummer ${n}` })).status, String(n)).toBe(200);
		expect(await stored()).toHaveLength(20);
		// A person behind the same address is not locked out by it.
		expect((await send({ message: "Von Hand geschrieben" })).status).toBe(200);
		expect(await messages()).not.toEqual([]);
	});
});

test("a suspicious request that is sent once more by hand is an ordinary one, once", async () => {
	await send({ comment: " " });
	expect((await send({})).status).toBe(200);
	expect(await stored()).toEqual([{ message: "Ist er noch da?", suspicion: null }]);
	expect(await messages()).toHaveLength(2);
});

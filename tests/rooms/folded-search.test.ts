import fc from "fast-check";
import { expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { wordsIn } from "#app/foundation/database/folding.ts";
import { searchIn } from "#app/foundation/database/search.server.ts";
import { searchWords } from "#app/foundation/database/search-words.ts";
import { isAbout } from "#app/requests/list/request-definition.server.ts";
import { makeOffer, makeRequest, makeUser } from "../make.ts";
import { setRow } from "../rows.ts";

/** Letters that engines, alphabets and Unicode's own rules treat in more than one way. */
const letters = "ß ẞ ss ſ İ ı I i ﬁ ﬄ ä a\u0308 Ä Σ σ ς ϲ Å Å Ⅷ ² Ｂ ё Й đ Ł 한 a K".split(" ");
const word = fc.array(fc.constantFrom(...letters), { minLength: 2, maxLength: 7 }).map((parts) => parts.join(""));

async function offers(q: string) {
	const { conditions } = searchIn("Angebote", q);
	return db()
		.selectFrom("Angebote")
		.select(["id", "search_text"])
		.where(({ and }) => and(conditions))
		.execute();
}

async function requestsWith(q: string): Promise<string[]> {
	const rows = await db()
		.selectFrom("Kontaktanfragen_Archiv")
		.select("search_text")
		.where(({ and }) => and(isAbout(q)))
		.execute();
	return rows.map((row) => row.search_text);
}

test("what is stored and what is searched meet as their folded texts do, on this engine as on the other", async () => {
	const by = await makeUser();
	const names = fc.sample(word, { numRuns: 60 });
	for (const name of names) {
		await makeOffer({ name: `${name} ${name.toUpperCase()}` }, { by });
		await makeRequest({ subject: name, message: name.normalize("NFD") });
	}
	const stored = (await db().selectFrom("Angebote").select("search_text").execute()).map((row) => row.search_text);
	const requests = await requestsWith("");
	const spellings = (text: string) => [
		text,
		text.toUpperCase(),
		text.toLowerCase(),
		text.normalize("NFD"),
		text.slice(1),
	];
	const parts = word.chain((text) => fc.constantFrom(...spellings(text), text.normalize("NFKC"), text.slice(0, -1)));
	let met = 0;
	const compare = async (q: string) => {
		const words = searchWords(q).map(({ text }) => text);
		const has = (text: string, word: string) => ([...word].length < 3 ? wordsIn(text) : text).includes(word);
		const fits = (text: string) => words.every((one) => has(text, one));
		const found = (await offers(q)).map((row) => row.search_text);
		// A word that is a number also finds the offer with that number, whatever its text; "²" is one.
		if (!searchWords(q).some(({ number }) => number !== null))
			expect(found.sort(), q).toEqual(stored.filter(fits).sort());
		if (words.length > 0) expect((await requestsWith(q)).sort(), q).toEqual(requests.filter(fits).sort());
		met += found.length;
	};
	await fc.assert(fc.asyncProperty(parts, compare), { numRuns: 150 });
	// Words that are there, in each of their spellings.
	for (const q of names.flatMap(spellings)) await compare(q);
	expect(met).toBeGreaterThan(200);
	await makeOffer({ name: "Förstermann" }, { by });
	expect(await offers("foerstermann")).toHaveLength(1);
});

test("an offer is found by whom it is reserved for or was sold to, without that in the text that visitors search", async () => {
	const by = await makeUser();
	for (const column of ["reserved_for", "sold_to"]) {
		await setRow("Angebote", await makeOffer({ name: "Walze" }, { by }), { [column]: "Tiefbau Öztürk" });
	}
	const found = await offers("walze oeztürk");
	expect(found.map((row) => wordsIn(row.search_text).includes("ozturk"))).toEqual([false, false]);
});

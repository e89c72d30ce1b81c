import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchWords } from "../../foundation/database/search-words.ts";
import { Dictionary } from "./dictionary.server.ts";
import { findMachines } from "./find-machines.server.ts";
import { MachineIndex } from "./machine-index.server.ts";
import { asOnePiece, piecesOf } from "./search-pieces.server.ts";
import { Vocabulary, ways } from "./vocabulary.server.ts";

const letters = fc.array(fc.constantFrom(..."abcder"), { minLength: 5, maxLength: 12 }).map((parts) => parts.join(""));

/** Every word that is one mistake away from `word`: a letter too few, too many, wrong, or two swapped. */
function mistaken(word: string): string[] {
	const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
	return places.flatMap(([before, after]) => [
		...(after ? [before + after.slice(1)] : []),
		...(after.length > 1 ? [before + after[1] + after[0] + after.slice(2)] : []),
		...[..."abcderx"].flatMap((other) => [before + other + after, ...(after ? [before + other + after.slice(1)] : [])]),
	]);
}

function vocabularyOf(...words: string[]): Vocabulary {
	const vocabulary = new Vocabulary();
	for (const word of words) vocabulary.add(word);
	return vocabulary;
}

describe("a vocabulary", () => {
	test("forgives one mistake anywhere in a word of five letters and more", () => {
		fc.assert(
			fc.property(letters, (word) => {
				const vocabulary = vocabularyOf(word);
				for (const typed of mistaken(word).filter((one) => one.length > 4))
					expect(vocabulary.near(typed, 1), `${typed} for ${word}`).toEqual([word]);
			}),
			{ numRuns: 50 },
		);
	});

	test("forgives nothing else", () => {
		fc.assert(
			fc.property(letters, letters, (word, other) => {
				const beginnings = Array.from({ length: word.length - 4 }, (_, at) => word.slice(0, at + 5));
				fc.pre(!beginnings.some((one) => one === other || mistaken(other).includes(one)));
				expect(vocabularyOf(word).near(other, 1)).toEqual([]);
			}),
		);
	});

	test("forgives a mistake in a word that is not typed to its end, where no whole word is as near", () => {
		expect(vocabularyOf("nordhammer").near("nordhem", 1)).toEqual(["nordhammer"]);
		expect(vocabularyOf("nordhammer", "nordham").near("nordhem", 1)).toEqual(["nordham"]);
	});

	test("never forgives in shorter words and in numbers", () => {
		const vocabulary = vocabularyOf("sieb", "62000", "ks620");
		for (const typed of ["siob", "62001", "ks621"]) expect(vocabulary.near(typed, 1), typed).toEqual([]);
		expect(vocabularyOf("telehandler").near("telahandlar", 2)).toEqual(["telehandler"]);
		expect(vocabularyOf("palette").near("kette", 1)).toEqual([]);
	});

	test("knows whole words, beginnings and parts of three letters and more", () => {
		const vocabulary = vocabularyOf("bagger", "baggerlader", "kettenbagger", "1110");
		expect(vocabulary.having("bagger")).toEqual(
			new Map([
				["bagger", ways.whole],
				["baggerlader", ways.begins],
				["kettenbagger", ways.part],
			]),
		);
		expect(vocabulary.having("ag").size + vocabulary.having("110").size).toBe(0);
	});
});

test("the pieces of a text are the same for each spelling of a model and of an umlaut", () => {
	for (const text of ["JX110", "jx-110", "JX 110", "jx.110", "Jx/110", "j x 110"])
		expect(piecesOf(text), text).toEqual(["jx", "110"]);
	for (const text of ["Bänder", "Baender", "BANDER"]) expect(piecesOf(text), text).toEqual(["bander"]);
	expect(asOnePiece("Wheel-Loader (neu)")).toBe("wheelloaderneu");
});

test("an index that follows each change knows what one that is made anew knows", () => {
	const words = ["bagger", "minibagger", "jx 110", "walze", "kettenbagger kb 22", ""];
	const change = fc.record({
		nr: fc.integer({ min: 1, max: 6 }),
		words: fc.constantFrom(...words),
		gone: fc.boolean(),
	});
	fc.assert(
		fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
			const followed = new MachineIndex();
			const now = new Map<number, string>();
			for (const { nr, words: text, gone } of changes) {
				if (gone) now.delete(nr);
				else now.set(nr, text);
				followed.keepOnly(now.keys());
				if (!gone) followed.put({ nr, stamp: text, words: text, values: ["neu"] });
				followed.having("bagger");
			}
			const fresh = new MachineIndex();
			for (const [nr, text] of now) fresh.put({ nr, stamp: text, words: text, values: ["neu"] });
			for (const piece of ["bagger", "jx", "110", "1", "walze", "kb", "neu", "ne", "agg"])
				expect([...followed.having(piece)].sort(), piece).toEqual([...fresh.having(piece)].sort());
			expect(followed.vocabulary.near("bager", 1)).toEqual(fresh.vocabulary.near("bager", 1));
			const stamps = [...now].map(([nr, stamp]) => ({ nr, stamp }));
			expect(followed.changedAmong([...stamps, { nr: 9, stamp: "x" }])).toEqual([9]);
		}),
	);
});

test("of a search that nobody types, the first 40 letters of a word and the first 12 pieces are looked for", () => {
	const index = new MachineIndex();
	index.put({ nr: 1, stamp: "", words: "a1b2c3d4e5f6 x7", values: [] });
	index.put({ nr: 2, stamp: "", words: "ab".repeat(25), values: [] });
	const sources = { index, prose: new MachineIndex(), dictionary: new Dictionary([]), labels: new Set<string>() };
	const found = (text: string) => [...findMachines(sources, text)!.keys()];
	expect(found("a1b2c3d4e5f6g8")).toEqual([1]);
	expect(found("a1b2c3 d4e5f6 g8")).toEqual([1]);
	expect(found("a1b2c3 d4e5g8")).toEqual([]);
	expect(found("ab".repeat(100))).toEqual([2]);
	// The office's search, too.
	expect(searchWords("ab".repeat(100)).map(({ text }) => text)).toEqual(["ab".repeat(20)]);
});

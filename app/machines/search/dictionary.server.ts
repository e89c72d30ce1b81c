import { fold } from "../../foundation/database/folding.ts";
import { asOnePiece } from "./search-pieces.server.ts";
import { Vocabulary, ways } from "./vocabulary.server.ts";

/** `words` mean the same; those of `oneWay` lead to them, but not back. */
export type WordGroup = { words: readonly string[]; oneWay: readonly string[] };

/** A plural ending in German or English. */
const endings = ["s", "n", "e", "en", "es", "er"];
/** Longer words are rarely within others by chance. */
const fewLetters = /^\p{L}{1,3}$/u;
/** The fewest letters of a word that may have a plural. */
const SHORTEST_STEM = 4;

/** The synonyms of the trade, whatever the case, accents, spaces and hyphens; "ä" is also "ae". */
export class Dictionary {
	readonly #same = new Map<string, Set<string>>();
	readonly #oneWay = new Set<string>();
	/** The known words, in one piece. */
	readonly keys = new Vocabulary();
	/** Words in the longest phrase. */
	longest = 1;

	constructor(groups: readonly WordGroup[]) {
		for (const { words, oneWay } of groups)
			for (const word of [...words, ...oneWay]) {
				this.longest = Math.max(this.longest, fold(word).split(" ").length);
				const key = asOnePiece(word);
				const same = this.#same.get(key) ?? new Set();
				for (const other of words) same.add(fold(other));
				this.#same.set(key, same);
				if (oneWay.includes(word)) this.#oneWay.add(key);
			}
		for (const key of this.#same.keys()) this.keys.add(key);
	}

	/** The folded synonyms of a word in one piece, singular or plural, mostly with itself; [] if it is unknown. */
	sameAs(key: string): string[] {
		return [...(this.#same.get(key) ?? this.#ofSingular(key) ?? [])];
	}

	has(key: string): boolean {
		return this.#same.has(key) || this.#ofSingular(key) !== undefined;
	}

	/** Whether longer words with this one probably mean something else: no "Raupenbagger" is a "Raupe". */
	isOwnWord(key: string): boolean {
		return this.#oneWay.has(key) || (this.#same.has(key) && fewLetters.test(key));
	}

	/** The words that begin with a text in one piece, and their synonyms. */
	startingWith(text: string): string[] {
		const found = [...this.keys.having(text)].filter(([, way]) => way <= ways.begins);
		return [...new Set(found.flatMap(([key]) => [...this.#same.get(key)!]))];
	}

	#ofSingular(key: string): Set<string> | undefined {
		for (const ending of endings) {
			const stem = key.slice(0, -ending.length);
			const same = key.endsWith(ending) && stem.length >= SHORTEST_STEM ? this.#same.get(stem) : undefined;
			if (same) return same;
		}
		return undefined;
	}
}

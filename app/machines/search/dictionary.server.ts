import { fold } from "../../foundation/database/folding.ts";
import { asOnePiece } from "./search-pieces.server.ts";
import { Vocabulary, ways } from "./vocabulary.server.ts";

/** Words that mean the same. `oneWay` words lead to these, but not back. */
export type WordGroup = { words: readonly string[]; oneWay: readonly string[] };

/** A plural ending in German or English. */
const endings = ["s", "n", "e", "en", "es", "er"];
/** Longer words rarely occur by chance within others. */
const fewLetters = /^\p{L}{1,3}$/u;
/** A shorter word is never taken for a plural. */
const SHORTEST_STEM = 4;

/** The synonyms of a trade. Ignores case, accents, spaces and hyphens; "ä" is also "ae". */
export class Dictionary {
	readonly #same = new Map<string, Set<string>>();
	readonly #oneWay = new Set<string>();
	readonly #keys = new Vocabulary();
	/** The number of words in the longest phrase. */
	readonly longest: number;

	constructor(groups: readonly WordGroup[]) {
		let longest = 1;
		for (const { words, oneWay } of groups)
			for (const word of [...words, ...oneWay]) {
				longest = Math.max(longest, fold(word).split(" ").length);
				const key = asOnePiece(word);
				const same = this.#same.get(key) ?? new Set();
				for (const other of words) same.add(fold(other));
				this.#same.set(key, same);
				if (oneWay.includes(word)) this.#oneWay.add(key);
			}
		for (const key of this.#same.keys()) this.#keys.add(key);
		this.longest = longest;
	}

	/** Folded synonyms of a joined word, singular or plural, often including itself; [] if there are none. */
	sameAs(key: string): string[] {
		return [...(this.#same.get(key) ?? this.#ofSingular(key) ?? [])];
	}

	has(key: string): boolean {
		return this.#same.has(key) || this.#ofSingular(key) !== undefined;
	}

	/**
	 * Whether other words that merely contain this one probably mean something else: a "Raupenbagger" is not a "Raupe",
	 * nor a "Mobicat" a "CAT".
	 */
	isOwnWord(key: string): boolean {
		return this.#oneWay.has(key) || (this.#same.has(key) && fewLetters.test(key));
	}

	/** Joined words within this many mistakes of another. */
	near(key: string, mistakes: 1 | 2): string[] {
		return this.#keys.near(key, mistakes);
	}

	/** Meanings of the words that begin with a joined text, and the words themselves. */
	startingWith(text: string): string[] {
		const found = [...this.#keys.having(text)].filter(([, way]) => way <= ways.begins);
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

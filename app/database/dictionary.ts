import { compact, fold } from "./folding.ts";
import { isForgiving, nearPart } from "./near-words.ts";

/** Words that mean the same; those of `oneWay` mean these, and these do not mean them. */
export type WordGroup = { words: readonly string[]; oneWay: readonly string[] };

/** A column with the value that a word means: "used" means `condition = 'gebraucht'`. */
export type Meaning = { column: string; value: string };

/** An ending that says "several" in German or English. */
const endings = ["s", "n", "e", "en", "es", "er"];
/** Longer words are hardly parts of others by chance. */
const fewLetters = /^\p{L}{1,3}$/u;
/** A shorter word is no plural of anything. */
const SHORTEST_STEM = 4;

/** The synonyms of a trade, for searches. Case, accents, spaces and hyphens do not matter, and "ä" is also "ae". */
export class Dictionary {
	readonly #same = new Map<string, Set<string>>();
	readonly #oneWay = new Set<string>();
	readonly #meanings = new Map<string, Meaning>();
	/** How many words the longest phrase has. */
	readonly longest: number;

	constructor(groups: readonly WordGroup[], meanings: Readonly<Record<string, Meaning>> = {}) {
		let longest = 1;
		for (const { words, oneWay } of groups) {
			const folded = words.map(fold);
			for (const word of [...words, ...oneWay]) {
				longest = Math.max(longest, fold(word).split(" ").length);
				for (const key of spellingsOf(word)) {
					const same = this.#same.get(key) ?? new Set();
					for (const other of folded) same.add(other);
					this.#same.set(key, same);
					if (oneWay.includes(word)) this.#oneWay.add(key);
				}
			}
		}
		for (const [word, meaning] of Object.entries(meanings)) this.#meanings.set(fold(word), meaning);
		this.longest = longest;
	}

	/** Other folded words that mean the same as a word without separators, in the singular or plural; [] if none do. */
	sameAs(word: string): string[] {
		const same = this.#same.get(word) ?? this.#ofSingular(word);
		return same ? [...same].filter((other) => compact(other) !== word) : [];
	}

	has(word: string): boolean {
		return this.#same.has(word) || this.#ofSingular(word) !== undefined;
	}

	/**
	 * Whether other words that merely contain this one are hardly meant: "Raupe" is no "Raupenbagger", and "CAT" no
	 * "Mobicat".
	 */
	isOwnWord(word: string): boolean {
		return this.#oneWay.has(word) || (this.#same.has(word) && fewLetters.test(word));
	}

	/** What a mistyped word may mean: the synonyms of known words that are one mistake away, and those themselves. */
	near(word: string): string[] {
		if (!isForgiving(word) || this.has(word)) return [];
		const near = [...this.#same].filter(([known]) => nearPart(word, known) === known);
		return [...new Set(near.flatMap(([, same]) => [...same]))];
	}

	/** What words mean that begin with a text without separators, and the words themselves. */
	startingWith(text: string): string[] {
		const found = [...this.#same].filter(([known]) => known.startsWith(text));
		return [...new Set(found.flatMap(([, same]) => [...same]))];
	}

	/** The columns that words mean. */
	meaningsOf(words: readonly string[]): Meaning[] {
		return words.flatMap((word) => this.#meanings.get(word) ?? []);
	}

	#ofSingular(word: string): Set<string> | undefined {
		for (const ending of endings) {
			const stem = word.slice(0, -ending.length);
			const same = word.endsWith(ending) && stem.length >= SHORTEST_STEM ? this.#same.get(stem) : undefined;
			if (same) return same;
		}
		return undefined;
	}
}

const umlauts: readonly [umlaut: string, letters: string][] = [
	["ä", "ae"],
	["ö", "oe"],
	["ü", "ue"],
];

/** A word as it is searched, without separators: with its umlauts as one letter, and as two. */
export function spellingsOf(word: string): string[] {
	const lower = word.normalize("NFC").toLowerCase();
	const long = umlauts.reduce((text, [umlaut, letters]) => text.replaceAll(umlaut, letters), lower);
	const short = umlauts.reduce((text, [umlaut, letters]) => text.replaceAll(letters, umlaut), lower);
	return [...new Set([word, long, short].map((one) => compact(fold(one))))];
}

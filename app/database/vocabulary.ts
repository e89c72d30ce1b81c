import { wordsIn } from "./folding.ts";
import { isForgiving, nearPart } from "./near-words.ts";

/** Whoever has this many exact hits, two pages and more, needs no others. */
export const ENOUGH_HITS = 50;
/** The most other spellings that are searched for one word. */
const MAX_NEAR = 40;
/** Shorter words can't be meant by a word of five letters. */
const SHORTEST = 4;
const MAX_KEPT = 200;

/** The words of stored search texts, and how often each occurs. It knows what a mistyped word may have meant. */
export class Vocabulary {
	readonly #counts = new Map<string, number>();
	readonly #near = new Map<string, readonly string[]>();

	add(storedTexts: Iterable<string>): void {
		this.#near.clear();
		for (const text of storedTexts)
			for (const word of wordsIn(text).match(/\p{L}+/gu) ?? [])
				if (word.length >= SHORTEST) this.#counts.set(word, (this.#counts.get(word) ?? 0) + 1);
	}

	/** What else `word` may mean, in a fixed order: texts that are no more than one mistake away from it. */
	near(word: string): readonly string[] {
		if (!isForgiving(word)) return [];
		const kept = this.#near.get(word);
		if (kept) return kept;
		const near = this.#search(word);
		if (this.#near.size >= MAX_KEPT) this.#near.clear();
		this.#near.set(word, near);
		return near;
	}

	#search(word: string): readonly string[] {
		let exact = 0;
		const found = new Map<string, number>();
		for (const [known, count] of this.#counts) {
			if (known.includes(word)) {
				if ((exact += count) >= ENOUGH_HITS) return [];
				continue;
			}
			const part = nearPart(word, known);
			if (part) found.set(part, (found.get(part) ?? 0) + count);
		}
		const parts = [...found.keys()];
		// A text that contains another one finds nothing more than that.
		const shortest = parts.filter((part) => !parts.some((other) => other !== part && part.includes(other)));
		return shortest.sort((a, b) => found.get(b)! - found.get(a)! || (a < b ? -1 : 1)).slice(0, MAX_NEAR);
	}
}

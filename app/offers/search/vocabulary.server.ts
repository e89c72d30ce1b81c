import MiniSearch from "minisearch";

/** How a word is there: whole, at the beginning of another, or within it. The smaller, the better. */
export const ways = { whole: 0.1, begins: 0.2, part: 0.3 } as const;

/** Shorter ends of a word are in too many others. */
const SHORTEST_PART = 3;
/**
 * The fewest letters of a word that may be meant with one mistake, and with two. Shorter ones have too many neighbours:
 * "sieb" is one letter from "dieb", "siel" and "lieb".
 */
const FORGIVING_LETTERS = [5, 8];

const fields = ["word", "parts", "starts"] as const;

/** Different words, found by their beginnings, by their parts, and with mistakes. */
export class Vocabulary {
	readonly #index = new MiniSearch<Record<"id" | (typeof fields)[number], string>>({
		fields: [...fields],
		tokenize: (word) => [word],
		// German writes "Kettenbagger" in one word: each end of a word is indexed, too, so that a part is a beginning.
		processTerm: (word, field) => (field === "parts" ? endsOf(word) : field === "starts" ? startsOf(word) : word),
		searchOptions: { processTerm: (word) => word },
	});

	add(word: string): void {
		this.#index.add({ id: word, word, parts: word, starts: word });
	}

	remove(word: string): void {
		this.#index.remove({ id: word, word, parts: word, starts: word });
	}

	/** The words that have a text, and how. */
	having(text: string): Map<string, number> {
		const within = text.length < SHORTEST_PART ? ["word"] : ["word", "parts"];
		const hits = this.#index.search(text, { fields: within, prefix: true });
		return new Map(
			hits.map(({ id, match }) => {
				const begins = Object.values(match).some((matched) => matched.includes("word"));
				return [id as string, id === text ? ways.whole : begins ? ways.begins : ways.part];
			}),
		);
	}

	/**
	 * The words that are so many mistakes away from one, at most, or else those that begin so; two swapped letters are
	 * one mistake.
	 */
	near(word: string, mistakes: 1 | 2): string[] {
		// Digits are never forgiven: the 120 is not the 110.
		if (!/^\p{L}+$/u.test(word) || [...word].length < FORGIVING_LETTERS[mistakes - 1]!) return [];
		const swapped = Array.from(
			{ length: word.length - 1 },
			(_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
		);
		const nearIn = (field: string) =>
			this.#index.search({
				combineWith: "OR",
				fields: [field],
				queries: [{ queries: [word], fuzzy: mistakes }, ...swapped],
			});
		const whole = nearIn("word");
		const hits = whole.length > 0 ? whole : nearIn("starts");
		return hits.map(({ id }) => id as string).sort();
	}
}

/** The ends of a word, without itself: "bagger" in "kettenbagger". Numbers have none. */
function endsOf(word: string): string[] {
	if (!/^\p{L}/u.test(word)) return [];
	return Array.from({ length: Math.max(0, word.length - SHORTEST_PART) }, (_, at) => word.slice(at + 1));
}

/** The beginnings of a word that are long enough to be mistyped, without itself: what stands there before it is whole. */
function startsOf(word: string): string[] {
	if (!/^\p{L}/u.test(word)) return [];
	const shortest = FORGIVING_LETTERS[0]!;
	return Array.from({ length: Math.max(0, word.length - shortest) }, (_, at) => word.slice(0, shortest + at));
}

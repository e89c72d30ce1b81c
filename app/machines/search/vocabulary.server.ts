import MiniSearch from "minisearch";

/** How a text matches a word: whole, as a stored value, as its beginning, or within it. Smaller is better. */
export const ways = { whole: 0.1, value: 0.15, begins: 0.2, part: 0.3 } as const;

/** Shorter word ends occur in too many words. */
const SHORTEST_PART = 3;
/** The fewest letters of a word with one mistake, or two: "sieb" is one letter from "dieb", "siel" and "lieb". */
const FORGIVING_LETTERS = [5, 9];

const fields = ["word", "parts", "starts"] as const;

/** Distinct words, found by their beginnings, by their parts, and despite mistakes. */
export class Vocabulary {
	readonly #index = new MiniSearch<Record<"id" | (typeof fields)[number], string>>({
		fields: [...fields],
		tokenize: (word) => [word],
		// Each part of "Kettenbagger" begins one of its ends, so these are indexed, too.
		processTerm: (word, field) => (field === "parts" ? endsOf(word) : field === "starts" ? startsOf(word) : word),
		searchOptions: { processTerm: (word) => word },
	});

	add(word: string): void {
		this.#index.add({ id: word, word, parts: word, starts: word });
	}

	remove(word: string): void {
		this.#index.remove({ id: word, word, parts: word, starts: word });
	}

	/** The words that contain a text, and how. */
	having(text: string): Map<string, number> {
		const within = text.length < SHORTEST_PART ? ["word"] : ["word", "parts"];
		const hits = this.#index.search(text, { fields: within, prefix: true });
		return new Map(
			hits.map(({ id, match }) => {
				const begins = Object.values(match).some((matched) => matched.includes("word"));
				const way = begins ? ways.begins : ways.part;
				return [id as string, id === text ? ways.whole : way];
			}),
		);
	}

	/** Words within this many mistakes of another, else words that begin so; two swapped letters are one mistake. */
	near(word: string, mistakes: 1 | 2): string[] {
		// Digits never match by mistake: the 120 is not the 110.
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
		const words = hits.map(({ id }) => id as string).sort();
		// Hardly anybody mistypes the first letter: a Sieblöffel is no Tieflöffel.
		return mistakes === 1 ? words : words.filter((near) => near[0] === word[0]);
	}
}

/** The proper ends of a word: "bagger" in "kettenbagger". Numbers have none. */
function endsOf(word: string): string[] {
	if (!/^\p{L}/u.test(word)) return [];
	return Array.from({ length: Math.max(0, word.length - SHORTEST_PART) }, (_, at) => word.slice(at + 1));
}

/** The proper beginnings of a word that are long enough to be mistyped; the whole word is indexed separately. */
function startsOf(word: string): string[] {
	if (!/^\p{L}/u.test(word)) return [];
	const shortest = FORGIVING_LETTERS[0]!;
	return Array.from({ length: Math.max(0, word.length - shortest) }, (_, at) => word.slice(0, shortest + at));
}

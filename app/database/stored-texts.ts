import { compact, wordsIn } from "./folding.ts";

/** Signs that stand between words, beside spaces. */
export const betweenWords = ["-", "/", ".", "(", ","];
const allBetween = /[-/.(,\n]/g;
/** A synonym of so many letters is hardly part of another word by chance, and is found anywhere, as what is typed. */
const LONG = 8;
/** A synonym of so few letters must be a whole word; longer ones begin a word, so that the plural is found. */
const SHORT = 3;

/** Where in a stored text a synonym is looked for; phrases anywhere, without separators. */
export function placeOf(text: string): "anywhere" | "begins a word" | "is a word" {
	const letters = compact(text);
	if (letters.length <= SHORT) return "is a word";
	return letters.length >= LONG || letters !== text ? "anywhere" : "begins a word";
}

/** All stored search texts of a table. They tell which synonyms need no look-up, because nothing is called so. */
export class StoredTexts {
	readonly #all: string;
	readonly #spaced: string;
	readonly #known = new Map<string, boolean>();

	constructor(texts: readonly string[]) {
		this.#all = texts.join("\n");
		this.#spaced = texts.map((text) => ` ${wordsIn(text).replace(allBetween, " ")} `).join("");
	}

	/** Whether a typed word, folded and without separators, stands anywhere. */
	has(word: string): boolean {
		return this.#remember(word, () => this.#all.includes(word));
	}

	/** Whether a synonym stands where it is looked for. */
	hasSynonym(text: string): boolean {
		const place = placeOf(text);
		if (place === "anywhere") return this.has(compact(text));
		const surrounded = place === "is a word" ? ` ${text} ` : ` ${text}`;
		return this.#remember(surrounded, () => this.#spaced.includes(surrounded));
	}

	#remember(text: string, look: () => boolean): boolean {
		const known = this.#known.get(text) ?? look();
		if (this.#known.size > 2000) this.#known.clear();
		this.#known.set(text, known);
		return known;
	}
}

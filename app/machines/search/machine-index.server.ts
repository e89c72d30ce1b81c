import { piecesOf } from "./search-pieces.server.ts";
import { Vocabulary, ways } from "./vocabulary.server.ts";

/** `words` is the searchable text; `values` are words that match as a whole, such as "gebraucht". */
export type MachineText = { nr: number; stamp: string; words: string; values: readonly string[] };
/** Machines by number, each with its rank as a hit; smaller is better. */
export type RankedMachines = ReadonlyMap<number, number>;

type Posting = { word: string; machines: Set<number> };

const MOST_KEPT = 100;
/** Prefixes a value, so that no part of a word matches it. */
const VALUE = "=";

/** The words of the machines that visitors see, and which machines have each. */
export class MachineIndex {
	readonly vocabulary = new Vocabulary();
	readonly #postings = new Map<string, Posting>();
	readonly #entries = new Map<number, { stamp: string; postings: readonly Posting[] }>();
	readonly #kept = new Map<string, RankedMachines>();

	/** The numbers of machines that are new or have another stamp than in the index. */
	changedAmong(machines: readonly Pick<MachineText, "nr" | "stamp">[]): number[] {
		return machines.filter(({ nr, stamp }) => this.#entries.get(nr)?.stamp !== stamp).map(({ nr }) => nr);
	}

	put({ nr, stamp, words, values }: MachineText): void {
		this.#remove(nr);
		const all = new Set([...piecesOf(words), ...values.map((value) => VALUE + value)]);
		const postings = [...all].map((word) => this.#postingOf(word));
		for (const { machines } of postings) machines.add(nr);
		this.#entries.set(nr, { stamp, postings });
		this.#kept.clear();
	}

	keepOnly(nrs: Iterable<number>): void {
		const left = new Set(nrs);
		for (const nr of this.#entries.keys()) if (!left.has(nr)) this.#remove(nr);
	}

	has(nr: number): boolean {
		return this.#entries.has(nr);
	}

	all(): RankedMachines {
		return new Map([...this.#entries.keys()].map((nr) => [nr, 0]));
	}

	/** The machines that have a piece, in one of the ways up to `last`, or as a value. */
	having(piece: string, last: number = ways.part): RankedMachines {
		const all = this.#kept.get(piece) ?? this.#search(piece);
		if (this.#kept.size >= MOST_KEPT) this.#kept.clear();
		this.#kept.set(piece, all);
		return last === ways.part ? all : new Map([...all].filter(([, way]) => way <= last || way === ways.value));
	}

	#search(piece: string): RankedMachines {
		const found = new Map<number, number>();
		const having = [...this.vocabulary.having(piece), [VALUE + piece, ways.value] as const];
		for (const [word, way] of having.sort(([, a], [, b]) => a - b))
			for (const nr of this.#postings.get(word)?.machines ?? []) if (!found.has(nr)) found.set(nr, way);
		return found;
	}

	#postingOf(word: string): Posting {
		const known = this.#postings.get(word);
		if (known) return known;
		const posting = { word, machines: new Set<number>() };
		this.#postings.set(word, posting);
		if (!word.startsWith(VALUE)) this.vocabulary.add(word);
		return posting;
	}

	#remove(nr: number): void {
		for (const { word, machines } of this.#entries.get(nr)?.postings ?? []) {
			machines.delete(nr);
			if (machines.size > 0) continue;
			this.#postings.delete(word);
			if (!word.startsWith(VALUE)) this.vocabulary.remove(word);
		}
		this.#entries.delete(nr);
		this.#kept.clear();
	}
}

/** The machines in all of these, each with its worst rank. */
export function inAll(founds: readonly RankedMachines[]): RankedMachines {
	const [fewest, ...others] = founds.toSorted((a, b) => a.size - b.size);
	const both = new Map<number, number>();
	for (const [nr, rank] of fewest ?? [])
		if (others.every((other) => other.has(nr))) both.set(nr, Math.max(rank, ...others.map((other) => other.get(nr)!)));
	return both;
}

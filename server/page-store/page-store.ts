import type { ContentVersions, Topic } from "../../app/database/content-topics.ts";

export type Encoding = "br" | "gzip" | "identity";

/** What is sent, with the headers it is sent with. */
export type Body = { bytes: Buffer; head: string[] };

/** A page in its final form. `bodies` holds the encodings that were asked for so far, `packing` those that are being made. */
export type KeptPage = {
	topics: readonly Topic[];
	/** The content it was made of, as it was before the first query. */
	versions: ContentVersions;
	/** Milliseconds since 1970. */
	madeAt: number;
	headers: Record<string, string>;
	tag: string;
	bodies: Partial<Record<Encoding, Body>>;
	packing: Partial<Record<Encoding, Promise<Body>>>;
};

/** However fresh its content, a page is made anew after this time: the year in its foot changes, too. */
const LONGEST_MILLISECONDS = 10 * 60_000;
/** What an entry weighs beside its bodies. */
const ENTRY_BYTES = 2000;
/** Part of the room that is kept for pages that were asked for more than once. */
const PROVEN_PART = 0.8;

/**
 * Pages by address, in a room of `mostBytes`. A new page has to be asked for again to prove itself; a flood of addresses that nobody
 * asks for twice pushes out only its own kind. Within each kind the page that was not asked for longest goes first.
 */
export class PageStore {
	readonly #mostBytes: number;
	/** Both in the order of their last use, the oldest first. */
	readonly #tried = new Map<string, KeptPage>();
	readonly #proven = new Map<string, KeptPage>();
	#triedBytes = 0;
	#provenBytes = 0;

	constructor(mostBytes: number) {
		this.#mostBytes = mostBytes;
	}

	has(address: string): boolean {
		return this.#proven.has(address) || this.#tried.has(address);
	}

	/** The page as it may be sent now, or undefined when it must be made. */
	fresh(address: string, versions: ContentVersions | null, now: number): KeptPage | undefined {
		const page = this.#proven.get(address) ?? this.#tried.get(address);
		if (!page) return undefined;
		if (versions === null || now - page.madeAt > LONGEST_MILLISECONDS || now < page.madeAt || !isAsIn(page, versions)) {
			this.drop(address);
			return undefined;
		}
		this.#prove(address, page);
		return page;
	}

	keep(address: string, page: KeptPage): void {
		this.drop(address);
		if (sizeOf(page) > this.#mostBytes / 8) return;
		this.#tried.set(address, page);
		this.#triedBytes += sizeOf(page);
		this.#makeRoom();
	}

	/** A body in one more encoding was added to a page that may lie here. */
	grown(address: string, page: KeptPage, by: number): void {
		if (this.#proven.get(address) === page) this.#provenBytes += by;
		else if (this.#tried.get(address) === page) this.#triedBytes += by;
		this.#makeRoom();
	}

	drop(address: string): void {
		const proven = this.#proven.get(address);
		if (proven && this.#proven.delete(address)) this.#provenBytes -= sizeOf(proven);
		const tried = this.#tried.get(address);
		if (tried && this.#tried.delete(address)) this.#triedBytes -= sizeOf(tried);
	}

	get size(): { pages: number; bytes: number } {
		return { pages: this.#proven.size + this.#tried.size, bytes: this.#provenBytes + this.#triedBytes };
	}

	#prove(address: string, page: KeptPage): void {
		if (this.#tried.delete(address)) {
			this.#triedBytes -= sizeOf(page);
			this.#provenBytes += sizeOf(page);
		} else this.#proven.delete(address);
		this.#proven.set(address, page);
		this.#makeRoom();
	}

	#makeRoom(): void {
		while (this.#provenBytes > this.#mostBytes * PROVEN_PART) {
			const [address, page] = this.#proven.entries().next().value!;
			this.#proven.delete(address);
			this.#provenBytes -= sizeOf(page);
			this.#tried.set(address, page);
			this.#triedBytes += sizeOf(page);
		}
		while (this.#provenBytes + this.#triedBytes > this.#mostBytes && this.#tried.size > 0) this.drop(this.#tried.keys().next().value!);
	}
}

function isAsIn(page: KeptPage, versions: ContentVersions): boolean {
	if (page.versions === versions) return true;
	if (!page.topics.every((topic) => page.versions[topic] === versions[topic])) return false;
	// What changed is no part of this page; from now on one look tells.
	page.versions = versions;
	return true;
}

function sizeOf({ bodies }: KeptPage): number {
	return Object.values(bodies).reduce((sum, body) => sum + body.bytes.length, ENTRY_BYTES);
}

import type { ContentVersions, Topic } from "../../app/database/content-topics.ts";

export type Encoding = "br" | "gzip" | "identity";

/** What is sent, with its headers. */
export type Body = { bytes: Buffer; head: string[] };

/** A rendered page. `bodies` holds the encodings that were asked for so far, `packing` those that are being made. */
export type CachedPage = {
	topics: readonly Topic[];
	/** The versions of the content before the page's first query. */
	versions: ContentVersions;
	/** Milliseconds since 1970. */
	renderedAt: number;
	headers: Record<string, string>;
	tag: string;
	bodies: Partial<Record<Encoding, Body>>;
	packing: Partial<Record<Encoding, Promise<Body>>>;
};

/** A page is rendered anew after this time, however fresh its content: the year in its foot changes, too. */
const LONGEST_MILLISECONDS = 10 * 60_000;
/** What an entry weighs beside its bodies. */
const ENTRY_BYTES = 2000;
/** The part of the memory that pages get which were asked for more than once. */
const PROTECTED_PART = 0.8;

/**
 * Pages by address, in at most `mostBytes` (a segmented LRU cache). A new page is on probation until it is asked for
 * again, so a flood of addresses that nobody asks for twice pushes out only its own kind. Within each segment the page
 * goes first that was not asked for longest.
 */
export class CacheStore {
	readonly #mostBytes: number;
	/** Both in the order of their last use, the oldest first. */
	readonly #probation = new Map<string, CachedPage>();
	readonly #protected = new Map<string, CachedPage>();
	#probationBytes = 0;
	#protectedBytes = 0;

	constructor(mostBytes: number) {
		this.#mostBytes = mostBytes;
	}

	has(address: string): boolean {
		return this.#protected.has(address) || this.#probation.has(address);
	}

	/** The page as it may be sent now, or undefined when it must be rendered. */
	get(address: string, versions: ContentVersions | null, now: number): CachedPage | undefined {
		const page = this.#protected.get(address) ?? this.#probation.get(address);
		if (!page) return undefined;
		const age = now - page.renderedAt;
		if (versions === null || age > LONGEST_MILLISECONDS || age < 0 || !isFresh(page, versions)) {
			this.delete(address);
			return undefined;
		}
		this.#protect(address, page);
		return page;
	}

	set(address: string, page: CachedPage): void {
		this.delete(address);
		if (sizeOf(page) > this.#mostBytes / 8) return;
		this.#probation.set(address, page);
		this.#probationBytes += sizeOf(page);
		this.#evict();
	}

	/** A body in one more encoding was added to a page that may be stored here. */
	grown(address: string, page: CachedPage, by: number): void {
		if (this.#protected.get(address) === page) this.#protectedBytes += by;
		else if (this.#probation.get(address) === page) this.#probationBytes += by;
		this.#evict();
	}

	delete(address: string): void {
		const known = this.#protected.get(address);
		if (known && this.#protected.delete(address)) this.#protectedBytes -= sizeOf(known);
		const tried = this.#probation.get(address);
		if (tried && this.#probation.delete(address)) this.#probationBytes -= sizeOf(tried);
	}

	get size(): { pages: number; bytes: number } {
		return { pages: this.#protected.size + this.#probation.size, bytes: this.#protectedBytes + this.#probationBytes };
	}

	#protect(address: string, page: CachedPage): void {
		if (this.#probation.delete(address)) {
			this.#probationBytes -= sizeOf(page);
			this.#protectedBytes += sizeOf(page);
		} else this.#protected.delete(address);
		this.#protected.set(address, page);
		this.#evict();
	}

	#evict(): void {
		while (this.#protectedBytes > this.#mostBytes * PROTECTED_PART) {
			const [address, page] = this.#protected.entries().next().value!;
			this.#protected.delete(address);
			this.#protectedBytes -= sizeOf(page);
			this.#probation.set(address, page);
			this.#probationBytes += sizeOf(page);
		}
		while (this.size.bytes > this.#mostBytes && this.#probation.size > 0)
			this.delete(this.#probation.keys().next().value!);
	}
}

function isFresh(page: CachedPage, versions: ContentVersions): boolean {
	if (page.versions === versions) return true;
	if (!page.topics.every((topic) => page.versions[topic] === versions[topic])) return false;
	// Only content that the page does not show has changed; the next comparison is one of two references.
	page.versions = versions;
	return true;
}

function sizeOf({ bodies }: CachedPage): number {
	return Object.values(bodies).reduce((sum, body) => sum + body.bytes.length, ENTRY_BYTES);
}

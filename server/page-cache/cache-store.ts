export type Encoding = "br" | "gzip" | "identity";

/** The bytes to send, with their headers. */
export type Body = { bytes: Buffer; head: string[] };

/** A rendered page. `bodies` holds the encodings made so far, `packing` those that are being made. */
export type CachedPage = {
	/** The content's version before the page's first query. */
	version: number;
	/** Milliseconds since 1970. */
	renderedAt: number;
	/** Milliseconds since 1970 until which it may be sent, from its header Expires. */
	expires: number;
	headers: Record<string, string>;
	tag: string;
	bodies: Partial<Record<Encoding, Body>>;
	packing: Partial<Record<Encoding, Promise<Body>>>;
};

/** A page is rendered again after this time even if its content is unchanged: its footer shows the year. */
const MAX_AGE_MILLISECONDS = 10 * 60_000;
/** The estimated size of an entry without its bodies. */
const ENTRY_BYTES = 2000;
/** The share of the memory for pages that were requested more than once. */
const PROTECTED_PART = 0.8;

/**
 * A segmented LRU cache: pages by address, in at most `maxBytes`. A new page is on probation until it is requested
 * again, so a flood of addresses that are requested only once evicts nothing else. Each segment evicts the least
 * recently used page first.
 */
export class CacheStore {
	readonly #maxBytes: number;
	/** Both are in the order of last use, the oldest first. */
	readonly #probation = new Map<string, CachedPage>();
	readonly #protected = new Map<string, CachedPage>();
	#probationBytes = 0;
	#protectedBytes = 0;

	constructor(maxBytes: number) {
		this.#maxBytes = maxBytes;
	}

	has(address: string): boolean {
		return this.#protected.has(address) || this.#probation.has(address);
	}

	/** The page, if it may still be sent; undefined when it must be rendered. */
	get(address: string, version: number, now: number): CachedPage | undefined {
		const page = this.whateverVersion(address, now);
		if (page?.version === version) {
			this.#protect(address, page);
			return page;
		}
		this.delete(address);
		return undefined;
	}

	/** The page as it was last rendered, if it is not too old. */
	whateverVersion(address: string, now: number): CachedPage | undefined {
		const page = this.#protected.get(address) ?? this.#probation.get(address);
		if (!page) return undefined;
		const age = now - page.renderedAt;
		return age > MAX_AGE_MILLISECONDS || age < 0 || now >= page.expires ? undefined : page;
	}

	set(address: string, page: CachedPage): void {
		this.delete(address);
		if (sizeOf(page) > this.#maxBytes / 8) return;
		this.#probation.set(address, page);
		this.#probationBytes += sizeOf(page);
		this.#evict();
	}

	/** Counts the bytes of a further encoding of a page that may be stored here. */
	addBytes(address: string, page: CachedPage, by: number): void {
		if (this.#protected.get(address) === page) this.#protectedBytes += by;
		else if (this.#probation.get(address) === page) this.#probationBytes += by;
		this.#evict();
	}

	delete(address: string): void {
		const inProtected = this.#protected.get(address);
		if (inProtected && this.#protected.delete(address)) this.#protectedBytes -= sizeOf(inProtected);
		const inProbation = this.#probation.get(address);
		if (inProbation && this.#probation.delete(address)) this.#probationBytes -= sizeOf(inProbation);
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
		while (this.#protectedBytes > this.#maxBytes * PROTECTED_PART) {
			const [address, page] = this.#protected.entries().next().value!;
			this.#protected.delete(address);
			this.#protectedBytes -= sizeOf(page);
			this.#probation.set(address, page);
			this.#probationBytes += sizeOf(page);
		}
		while (this.size.bytes > this.#maxBytes && this.#probation.size > 0)
			this.delete(this.#probation.keys().next().value!);
	}
}

function sizeOf({ bodies }: CachedPage): number {
	return Object.values(bodies).reduce((sum, body) => sum + body.bytes.length, ENTRY_BYTES);
}

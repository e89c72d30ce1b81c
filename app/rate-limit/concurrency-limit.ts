/** What a piece of work takes of a limit: 1 and no key where it says nothing else. The weight may be in bytes. */
export type Share = { weight?: number; key?: string };

/** Gives back what was taken; a second call does nothing. */
export type Release = () => void;

/**
 * Limits how much goes on at once in this process: in all, and of one key. What does not fit waits (`run`) or is refused
 * (`take`). Nothing overtakes work that waits for room in all; work that waits for its own key holds up no other key.
 */
export class ConcurrencyLimit {
	readonly #inAll: number;
	readonly #perKey: number;
	readonly #ofKeys = new Map<string, number>();
	readonly #waiting = new Set<{ share: Share; begin: (release: Release) => void }>();
	#taken = 0;

	constructor({ inAll, perKey = inAll }: { inAll: number; perKey?: number }) {
		this.#inAll = inAll;
		this.#perKey = perKey;
	}

	/** Takes a share at once; null if there is no room for it. */
	take(share: Share = {}): Release | null {
		const isLast = [...this.#waiting].some((waiter) => this.#keyHasRoom(waiter.share));
		return isLast || !this.#hasRoom(share) ? null : this.#add(share);
	}

	/**
	 * Does the work as soon as there is room for it.
	 * @throws RangeError if there can never be
	 */
	async run<T>(work: () => Promise<T>, share: Share = {}): Promise<T> {
		if (weightOf(share) > Math.min(this.#inAll, this.#perKey)) throw new RangeError("Heavier than the limit.");
		const release = this.take(share) ?? (await new Promise<Release>((begin) => this.#waiting.add({ share, begin })));
		try {
			return await work();
		} finally {
			release();
		}
	}

	#keyHasRoom({ key, ...share }: Share): boolean {
		return key === undefined || (this.#ofKeys.get(key) ?? 0) + weightOf(share) <= this.#perKey;
	}

	#hasRoom(share: Share): boolean {
		return this.#keyHasRoom(share) && this.#taken + weightOf(share) <= this.#inAll;
	}

	#add(share: Share): Release {
		this.#count(share, weightOf(share));
		let isTaken = true;
		return () => {
			if (!isTaken) return;
			isTaken = false;
			this.#count(share, -weightOf(share));
			this.#beginWaiting();
		};
	}

	#count({ key }: Share, weight: number): void {
		this.#taken += weight;
		if (key === undefined) return;
		const sum = (this.#ofKeys.get(key) ?? 0) + weight;
		if (sum > 0) this.#ofKeys.set(key, sum);
		else this.#ofKeys.delete(key);
	}

	#beginWaiting(): void {
		for (const waiter of this.#waiting) {
			if (!this.#keyHasRoom(waiter.share)) continue;
			if (!this.#hasRoom(waiter.share)) return;
			this.#waiting.delete(waiter);
			waiter.begin(this.#add(waiter.share));
		}
	}
}

const weightOf = ({ weight = 1 }: Share) => weight;

/** Limits how many pieces of work go on at once in this process; the others wait in order. */
export class ConcurrencyLimit {
	readonly #most: number;
	readonly #waiting: (() => void)[] = [];
	#running = 0;

	constructor(most: number) {
		this.#most = most;
	}

	/** Does the work as soon as it is its turn. */
	async run<T>(work: () => Promise<T>): Promise<T> {
		if (this.#running < this.#most) this.#running++;
		else await new Promise<void>((begin) => this.#waiting.push(begin));
		try {
			return await work();
		} finally {
			// Who waits takes over the place.
			const next = this.#waiting.shift();
			if (next) next();
			else this.#running--;
		}
	}
}

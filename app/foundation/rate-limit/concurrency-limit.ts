/** Limits how much work runs at once in this process; the rest waits in order. */
export class ConcurrencyLimit {
	readonly #most: number;
	readonly #waiting: (() => void)[] = [];
	#running = 0;

	constructor(most: number) {
		this.#most = most;
	}

	/** Runs the work when its turn comes. */
	async run<T>(work: () => Promise<T>): Promise<T> {
		if (this.#running < this.#most) this.#running++;
		else await new Promise<void>((begin) => this.#waiting.push(begin));
		try {
			return await work();
		} finally {
			// The next in line takes over the place.
			const next = this.#waiting.shift();
			if (next) next();
			else this.#running--;
		}
	}
}

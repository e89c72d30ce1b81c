/** Limits how much work runs at once in this process; the rest waits in order. */
export class ConcurrencyLimit {
	readonly #most: number;
	readonly #waiting: (() => void)[] = [];
	#running = 0;

	constructor(most: number) {
		this.#most = most;
	}

	async run<T>(work: () => Promise<T>): Promise<T> {
		await this.take();
		try {
			return await work();
		} finally {
			this.give();
		}
	}

	/** Waits for a place; the caller must `give` it back. */
	async take(): Promise<void> {
		if (this.#running < this.#most) this.#running++;
		else await new Promise<void>((begin) => this.#waiting.push(begin));
	}

	give(): void {
		// The next in line takes over the place, so the number of those that run stays.
		const next = this.#waiting.shift();
		if (next) next();
		else this.#running--;
	}
}

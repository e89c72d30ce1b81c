/** Lets at most `places` tasks run at once; the others wait in order. */
export function semaphore(places: number): <T>(work: () => Promise<T>) => Promise<T> {
	let free = places;
	const waiting: (() => void)[] = [];
	return async (work) => {
		if (free > 0) free--;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free++;
		}
	};
}

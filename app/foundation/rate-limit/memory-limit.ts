import type { LimitResult, RateLimit } from "./rate-limit.ts";

/** Real visitors never use more keys at once. */
const MOST_KEYS = 10_000;

/** Counts in the memory of this process alone, for requests at every key press, which should write nothing. */
export function memoryLimit({ points, seconds }: RateLimit): (key: string) => LimitResult {
	const uses = new Map<string, { points: number; ends: number }>();
	return (key) => {
		const time = Date.now();
		const use = uses.get(key);
		if (!use || use.ends <= time) {
			if (uses.size >= MOST_KEYS) uses.clear();
			uses.set(key, { points: 1, ends: time + seconds * 1000 });
			return { allowed: true };
		}
		use.points++;
		if (use.points <= points) return { allowed: true };
		return { allowed: false, retryAfter: Math.ceil((use.ends - time) / 1000), first: use.points === points + 1 };
	};
}

import type { LimitResult, Counters, RateLimit } from "./rate-limit.ts";

/** Real visitors never use more keys at once. */
const MOST_KEYS = 10_000;

/**
 * Counters in this process's memory, for cheap requests at every key press, which should write nothing. A restart
 * forgets them, and each process counts for itself.
 */
export function memoryCounters(): Counters {
	const uses = new Map<string, { points: number; ends: number }>();
	const running = (key: string) => {
		const use = uses.get(key);
		return use && use.ends > Date.now() ? use : null;
	};
	const secondsUntil = (ends: number) => Math.ceil((ends - Date.now()) / 1000);
	return {
		async secondsBlocked(key: string, { points }: RateLimit): Promise<number | null> {
			const use = running(key);
			return use && use.points > points ? secondsUntil(use.ends) : null;
		},
		async count(key: string, { points, seconds }: RateLimit): Promise<LimitResult> {
			const use = running(key);
			if (use) {
				use.points++;
				if (use.points <= points) return { allowed: true };
				return { allowed: false, retryAfter: secondsUntil(use.ends), first: use.points === points + 1 };
			}
			if (uses.size >= MOST_KEYS) uses.clear();
			uses.set(key, { points: 1, ends: Date.now() + seconds * 1000 });
			return { allowed: true };
		},
		async refund(key: string): Promise<void> {
			const use = running(key);
			if (use && use.points > 0) use.points--;
		},
	};
}

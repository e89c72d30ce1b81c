/** At most `points` uses within `seconds`; counted in the database by default. */
export type RateLimit = { points: number; seconds: number; counters?: Counters };

/** A use of a key, and the limit of that key. */
export type LimitedUse = { key: string; limit: RateLimit };

export type LimitResult =
	| { allowed: true }
	| {
			allowed: false;
			retryAfter: number;
			/** The first refusal since the key was blocked, the only one to be logged. */ first: boolean;
	  };

export type Counters = {
	/** The seconds for which a key stays blocked; null if another use is allowed. */
	secondsBlocked(key: string, limit: RateLimit): Promise<number | null>;
	/** Counts a use of a key that was not blocked a moment ago. */
	count(key: string, limit: RateLimit): Promise<LimitResult>;
	/** Takes back a use that should not count after all. */
	refund(key: string): Promise<void>;
};

/** At most `points` uses within `seconds`. */
export type RateLimit = { points: number; seconds: number };

export type LimitedUse = { key: string; limit: RateLimit };

export type LimitResult =
	| { allowed: true }
	| {
			allowed: false;
			retryAfter: number;
			/** The first refusal since the key was blocked, the only one to be logged. */ first: boolean;
	  };

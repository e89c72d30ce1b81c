/** At most `points` uses within `seconds`. */
export type RateLimit = { points: number; seconds: number };

/** `first`: the first refusal since the key was blocked, the only one to be logged. */
export type LimitResult = { allowed: true } | { allowed: false; retryAfter: number; first: boolean };

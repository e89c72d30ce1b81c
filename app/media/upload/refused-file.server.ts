/** A file that was refused. */
export abstract class RefusedFile extends Error {
	/** A text key of the form's namespace. */
	abstract readonly reason: string;
	/** The HTTP status of the answer. */
	abstract readonly status: number;
	/** Response headers to send with the status. */
	readonly headers: Record<string, string>;

	/** `retryAfter`: seconds until the next attempt is allowed. */
	constructor(reason: string, retryAfter?: number) {
		super(reason);
		this.headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
	}
}

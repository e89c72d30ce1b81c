const statuses = {
	"picture.empty": 422,
	"picture.type": 415,
	"picture.heic": 415,
	"picture.tooLarge": 413,
	"picture.tooManyPixels": 413,
	"picture.broken": 422,
	"picture.asJpeg": 422,
	"picture.count": 413,
	"picture.tooMany": 429,
	"document.empty": 422,
	"document.type": 415,
	"document.tooLarge": 413,
	"document.count": 413,
	"document.tooMany": 429,
} as const;

export type FileRefusal = keyof typeof statuses;

/** A file that was refused; `reason` is a text key of the form's namespace. */
export class RefusedFile extends Error {
	readonly reason: FileRefusal;
	readonly status: number;
	readonly headers: Record<string, string>;

	/** `retryAfter`: seconds until the next try is allowed. */
	constructor(reason: FileRefusal, retryAfter?: number) {
		super(reason);
		this.reason = reason;
		this.status = statuses[reason];
		this.headers = retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) };
	}
}

export function asRefusedFile(error: unknown): RefusedFile {
	if (error instanceof RefusedFile) return error;
	throw error;
}

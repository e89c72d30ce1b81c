import { RefusedFile } from "./refused-file.server.ts";

/** 413: too large or too many, 415: no PDF, 422: empty, 429: rate limit. */
const statuses = {
	"document.empty": 422,
	"document.type": 415,
	"document.tooLarge": 413,
	"document.count": 413,
	"document.tooMany": 429,
} as const;

/** A document that was refused. */
export class RefusedDocument extends RefusedFile {
	readonly reason: keyof typeof statuses;
	constructor(reason: RefusedDocument["reason"], retryAfter?: number) {
		super(reason, retryAfter);
		this.reason = reason;
	}
	get status(): number {
		return statuses[this.reason];
	}
}

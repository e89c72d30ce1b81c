import { RefusedFile } from "./refused-file.server.ts";

/** 413: too large or too many, 415: no PDF, 422: not to be accepted as it is, 429: rate limit. */
const statuses = {
	"document.empty": 422,
	"document.type": 415,
	"document.tooLarge": 413,
	"document.broken": 422,
	"document.encrypted": 422,
	"document.script": 422,
	"document.launch": 422,
	"document.automatic": 422,
	"document.attachment": 422,
	"document.xfa": 422,
	"document.media": 422,
	"document.unchecked": 422,
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

/** Why something could not be delivered. Each has its words in the text catalogue (namespace outbox, `reason.…`). */
export const reasons = [
	/** The recipient's address is none. */
	"address",
	/** The mail server does not know the recipient. */
	"recipient",
	/** The mail server does not take this mail. */
	"refused",
	/** The mail server does not take our user name and password, or would get them unencrypted. */
	"login",
	/** No encrypted connection came about. */
	"encryption",
	/** Nobody answers there. */
	"unreachable",
	/** Connected, but no answer in time. */
	"timeout",
	/** The webhook's address leads elsewhere, where we do not follow. */
	"redirect",
	/** The webhook answered something else than success. */
	"answer",
	/** The program ended in the middle of it. */
	"interrupted",
	/** The mail's file could not be written. */
	"disk",
	"other",
] as const;
export type Reason = (typeof reasons)[number];

/** A failed delivery: never with the other side's words, which may name people. */
export class SendFailure extends Error {
	readonly reason: Reason;
	/** The other side's status, if it gave one. */
	readonly status: number | null;
	/** Trying again would change nothing. */
	readonly final: boolean;
	constructor(reason: Reason, { status = null, final = false }: { status?: number | null; final?: boolean } = {}) {
		super(status === null ? reason : `${reason} ${status}`);
		this.reason = reason;
		this.status = status;
		this.final = final;
	}
}

/** Reason and status as they are stored ("answer 500"). */
export function readReason(stored: string | null): { reason: Reason; status: string | null } | null {
	if (!stored) return null;
	const [word, status = null] = stored.split(" ");
	return { reason: reasons.find((reason) => reason === word) ?? "other", status };
}

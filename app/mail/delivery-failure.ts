/** Why a delivery failed. Each reason has a text in the namespace outbox (`reason.…`). */
export const reasons = [
	/** The recipient's address is invalid. */
	"address",
	/** The mail server does not know the recipient. */
	"recipient",
	"refused",
	/** The mail server refuses the login, or would receive it unencrypted. */
	"login",
	"encryption",
	"unreachable",
	"timeout",
	"redirect",
	/** The webhook answered with a status other than 2xx. */
	"answer",
	"interrupted",
	"disk",
	"other",
] as const;
export type FailureReason = (typeof reasons)[number];

/** A failed delivery. Never contains the server's own message, which may name people. */
export class SendFailure extends Error {
	readonly reason: FailureReason;
	/** The server's status, if there was one. */
	readonly status: number | null;
	/** Another try would not help. */
	readonly final: boolean;
	constructor(
		reason: FailureReason,
		{ status = null, final = false }: { status?: number | null; final?: boolean } = {},
	) {
		super(status === null ? reason : `${reason} ${status}`);
		this.reason = reason;
		this.status = status;
		this.final = final;
	}
}

/** Reads reason and status as stored ("answer 500"). */
export function readReason(stored: string | null): { reason: FailureReason; status: string | null } | null {
	if (!stored) return null;
	const [word, status = null] = stored.split(" ");
	return { reason: reasons.find((reason) => reason === word) ?? "other", status };
}

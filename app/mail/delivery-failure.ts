import type { EndsOf } from "../foundation/i18n/text.ts";
import type { AdminTexts } from "../texts/office/de/office.ts";

/** Why a delivery failed; each reason has a text. */
export type FailureReason = EndsOf<keyof AdminTexts["outbox"], "reason.">;

/** Stored with a mail that was written to a file, because there was no mail server. */
export const FILED = "filed" satisfies FailureReason;

/** A failed delivery. Never contains the server's own message, which may name people. */
export class SendFailure extends Error {
	readonly reason: FailureReason;
	/** Another try would not help. */
	readonly final: boolean;
	constructor(
		reason: FailureReason,
		{ status = null, final = false }: { status?: number | null; final?: boolean } = {},
	) {
		super(status === null ? reason : `${reason} ${status}`);
		this.reason = reason;
		this.final = final;
	}
}

/** Reads reason and status as stored ("answer 500"). */
export function readReason(stored: string | null): { reason: FailureReason; status: string | null } | null {
	if (!stored) return null;
	const [reason, status = null] = stored.split(" ");
	return { reason: reason as FailureReason, status };
}

import type { EndsOf } from "../../foundation/i18n/text.ts";
import type { CheckupKey } from "../../texts/office/de/operation.ts";

/** Why a backup failed; each reason has a text. */
export type BackupReason = EndsOf<CheckupKey, "backupReason.">;

/** A backup that could not be made or read; the message is one line for the operator. */
export class BackupFailure extends Error {
	readonly reason: BackupReason;
	constructor(reason: BackupReason, message: string) {
		super(message);
		this.reason = reason;
	}
}

/** Why a backup failed. Each reason has a text in the namespace zustand (`backupReason.…`). */
export const backupReasons = [
	/** There is not enough space on the disk. */
	"room",
	/** The folder can't be written to. */
	"place",
	/** The archive differs from the original when it is read back. */
	"damaged",
	/** A picture or the picture store could not be read. */
	"pictures",
	/** The process that made it was killed. */
	"interrupted",
	"other",
] as const;
export type BackupReason = (typeof backupReasons)[number];

/** A backup that could not be made or read; the message is one line for the operator. */
export class BackupFailure extends Error {
	readonly reason: BackupReason;
	constructor(reason: BackupReason, message: string) {
		super(message);
		this.reason = reason;
	}
}

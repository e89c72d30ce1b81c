/** Why no backup came about. Each has its words in the text catalogue (namespace zustand, `backupReason.…`). */
export const backupReasons = [
	/** No room is left where it is to lie. */
	"room",
	/** The folder can't be written. */
	"place",
	/** What was written reads back different. */
	"damaged",
	/** A picture or its store could not be read. */
	"pictures",
	/** The program that made it was ended. */
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

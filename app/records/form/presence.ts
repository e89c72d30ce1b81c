/** Somebody else who is editing a record: their address, and since when (UTC). */
export type Editor = { by: string; since: string };

/** What a form learns about its record while it is open. `own`: oneself, in another window. */
export type Change = { by: string | null; at: string; own: boolean };

/** Another draft than the one that a form shows. */
export type OtherDraft = Change & { id: string; version: number };

/** The server's answer to an open form that asks about its record. */
export type PresenceAnswer = {
	/** Who else is editing the record. */
	editors: Editor[];
	/** Who has saved the record since the form was opened. */
	newer: Change | null;
	/** Who has kept another draft since. */
	other: OtherDraft | null;
};

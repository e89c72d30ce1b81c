/** The parameter of a form's address with which it is only read. */
export const READS = "lesen";

/** Somebody else who is editing a record: their address, and since when (UTC). */
export type Editor = { by: string; since: string };

/** What a form learns about its record while it is open. `own`: oneself, in another window. */
export type Change = { by: string | null; at: string; own: boolean };

/** The server's answer to a sign of an open form. */
export type MarkAnswer = {
	/** Who is editing the record instead; nothing of this form is kept or saved meanwhile. */
	holder: Editor | null;
	/** Who has saved the record since the form was opened. */
	newer: Change | null;
	/** Who has kept another draft since. */
	other: (Change & { version: number }) | null;
};

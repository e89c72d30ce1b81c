/** Why a row was left out: keys of the namespace bulk. */
export type Reason = "missing" | "changed" | "edited" | "notNow" | "incomplete" | "noPrice" | "invalid" | "failed";
export type Failure = { id: string; name: string; version: number; reason: Reason };

/** What a list says after an action that has not simply been done; `Asked` is what it asks for before. */
export type BulkAnswer<Asked = unknown> =
	| ({ state: "ask" } & Asked)
	/** Some were left out. */
	| { state: "partly"; done: number; failed: Failure[]; undo: string | null }
	/** Nothing was done: nothing was chosen, too much was, or the database did not answer. */
	| { state: "none" | "tooMany" | "failed" };

/** What the message says after an action that was done with all rows; the choice was of `expected` rows. */
export type BulkDone<Action> = {
	state: "done";
	action: Action;
	count: number;
	expected: number;
	undo: string | null;
};

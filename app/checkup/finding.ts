import type { CheckupKey } from "../i18n/de-checkup.ts";
import type { Values } from "../i18n/text.ts";

/** Good, worth a look, or somebody must act. */
export type State = "good" | "look" | "bad";

/** What a check found, in words of the namespace zustand. */
export type Finding = {
	state: State;
	words: CheckupKey;
	values?: Values;
	/** What to do about it, and where in the office. */
	todo?: CheckupKey;
	to?: string;
};

export type CheckName =
	| "program"
	| "database"
	| "pictures"
	| "disk"
	| "backup"
	| "outbox"
	| "mail"
	| "webhook"
	| "translator"
	| "address"
	| "legal"
	| "secondFactor"
	| "housekeeping";

export type Line = Finding & { name: CheckName };

/** What trying a connection came to. */
export type Probed = Pick<Finding, "state" | "words" | "values">;

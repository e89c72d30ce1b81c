import type { CheckupKey } from "../texts/office/de/checkup.ts";
import type { Values } from "../i18n/text.ts";

/** Fine, worth a look, or somebody must act. */
export type State = "good" | "look" | "bad";

/** The result of a check, with keys of the namespace zustand. */
export type Finding = {
	state: State;
	words: CheckupKey;
	values?: Values;
	/** What to do about it, and on which page. */
	todo?: CheckupKey;
	to?: string;
};

export type CheckName =
	| "database"
	| "store"
	| "disk"
	| "backup"
	| "mail"
	| "webhook"
	| "address"
	| "legal"
	| "secondFactor"
	| "plans"
	| "housekeeping";

export type Line = Finding & { name: CheckName };

/** The result of trying a connection. */
export type Probed = Pick<Finding, "state" | "words" | "values">;

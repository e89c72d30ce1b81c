import type { CheckupKey } from "../../texts/office/de/operation.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import type { Values } from "../../foundation/i18n/text.ts";
import type { Log } from "../../foundation/request/request-context.server.ts";

export type CheckupRequest = { language: Language; log: Log };

/** Fine, worth a look, or somebody must act. */
export type FindingState = "good" | "look" | "bad";

/** The result of a check, with keys of the namespace zustand. */
export type Finding = {
	state: FindingState;
	words: CheckupKey;
	values?: Values;
	/** The remedy, and its page. */
	todo?: CheckupKey;
	to?: string;
};

type NameIn<Key> = Key extends `name.${infer Name}` ? Name : never;
/** The name of a check; each has a text. */
export type CheckName = NameIn<CheckupKey>;

export type NamedFinding = Finding & { name: CheckName };

export type Probed = Pick<Finding, "state" | "words" | "values">;

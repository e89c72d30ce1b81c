import type { CheckupKey } from "../../texts/office/de/operation.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import type { EndsOf, Values } from "../../foundation/i18n/text.ts";
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

export type CheckName = EndsOf<CheckupKey, "name.">;

export type NamedFinding = Finding & { name: CheckName };

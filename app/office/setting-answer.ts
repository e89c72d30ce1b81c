import type { Refused } from "../ui/form/form-reader.ts";

/** The server's answer to a setting that was not stored. */
export type SettingAnswer =
	| { state: "refused"; refused: Refused }
	| { state: "failed"; code: number; typed: Record<string, string> };

/** The same where a form says which version it shows. */
export type EntryAnswer =
	| SettingAnswer
	/** Somebody else has saved it meanwhile. */
	| { state: "changed"; typed: Record<string, string> };

/** What a form shows after it: the key of a message by field, and what was typed, if there is an answer. */
export function shownAgain(answer: EntryAnswer | undefined) {
	if (answer?.state === "refused") return answer.refused;
	return { errors: {} as Record<string, string>, typed: answer?.typed };
}

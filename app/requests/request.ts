import type { RequestKind } from "./request-kind.ts";

/** Whether there is still something to do: a request that was answered stays open until somebody processes it. */
export function isOpen({ bearbeitet, suspicion }: { bearbeitet: boolean; suspicion: string | null }): boolean {
	return !bearbeitet && suspicion === null;
}

/** A note, a talk on the telephone, or an answer from somebody's own mail program. */
export type NoteKind = "note" | "phone" | "mail";

/** The steps that can be taken with a request, and the last segment of their addresses. */
export const requestSteps = {
	processed: "bearbeitet",
	reopened: "wieder-oeffnen",
	hidden: "ausblenden",
	unhidden: "einblenden",
	released: "kein-spam",
	removed: "loeschen",
} as const;
export type RequestStep = keyof typeof requestSteps;

export function stepNamed(segment: string | undefined): RequestStep | undefined {
	return (Object.keys(requestSteps) as RequestStep[]).find((step) => requestSteps[step] === segment);
}

/**
 * The result of a step. `undo` is the id under which it can be taken back, if it can. `unchanged` when it had been taken
 * already, by `by` if that is known; `suspicious` when the request has to be released first.
 */
export type StepDone =
	| { state: "done"; kind: RequestKind; subject: string; undo?: string | null }
	| { state: "unchanged"; subject: string; by?: string | null }
	| { state: "missing" }
	| { state: "noEmail" }
	| { state: "suspicious" };

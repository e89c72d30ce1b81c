import type { RequestKind } from "./request-kind.ts";

/** Whether there is still something to do. An answered request stays open until somebody processes it. */
export function isOpen({ bearbeitet, suspicion }: { bearbeitet: boolean; suspicion: string | null }): boolean {
	return !bearbeitet && suspicion === null;
}

/** A phone call and a mail from one's own program count as answers. */
export const noteKinds = ["note", "phone", "mail"] as const;
export type NoteKind = (typeof noteKinds)[number];

/** The steps of a request, each with the last segment of its address. */
export const requestSteps = {
	processed: "bearbeitet",
	reopened: "wieder-oeffnen",
	hidden: "ausblenden",
	unhidden: "einblenden",
	released: "kein-spam",
	removed: "loeschen",
} as const;
export type RequestStep = keyof typeof requestSteps;

/** `undo` is the id for taking it back. "unchanged": `by` had taken it already. "suspicious": it needs a release. */
export type StepDone =
	| { state: "done"; kind: RequestKind; subject: string; undo?: string | null }
	| { state: "unchanged"; subject: string; by?: string | null }
	| { state: "missing" }
	| { state: "noEmail" }
	| { state: "suspicious" };

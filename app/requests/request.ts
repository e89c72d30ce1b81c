import type { Language } from "../foundation/i18n/language.ts";
import type { FailureReason } from "../mail/delivery-failure.ts";
import type { Source } from "./contact/source.ts";
import type { RequestKind } from "./request-kind.ts";
import type { Suspicion } from "./suspicion.ts";

/**
 * A machine that a request is about. `id` is null when the offer was deleted, `nr` when that was before numbers were
 * kept, and `inTrash` is its id in the trash, if it lies there.
 */
export type AskedMachine = { id: string | null; name: string; nr: number | null; inTrash: string | null };

/** A contact request as the office sees it. */
export type ContactRequest = {
	id: string;
	kind: RequestKind;
	name: string;
	email: string;
	phone: string | null;
	subject: string;
	message: string;
	privacy_agreed: boolean;
	language: Language;
	/** The machines that it is about. */
	machines: AskedMachine[];
	/** Which of the form's own subjects it has. */
	default_subject: string | null;
	offer_name: string | null;
	source: Source | null;
	suspicion: Suspicion | null;
	released_at: string | null;
	bearbeitet: boolean;
	processed_at: string | null;
	processed_by_email: string | null;
	ausgeblendet: boolean;
	/** The colleague who answers it. */
	assigned_to: string | null;
	assigned_email: string | null;
	follow_up: string | null;
	outcome: string | null;
	outcome_reason: string | null;
	/** When the automatic confirmation was written; null when there was none. */
	acknowledged_at: string | null;
	/** When a person first answered it. */
	first_answer_at: string | null;
	created_at: string;
};

/** Whether there is still something to do: a request that was answered stays open until somebody processes it. */
export function isOpen({ bearbeitet, suspicion }: { bearbeitet: boolean; suspicion: string | null }): boolean {
	return !bearbeitet && suspicion === null;
}

/** A note, a talk on the telephone, or an answer from somebody's own mail program. */
export type NoteKind = "note" | "phone" | "mail";

/** A note of the office about a request. */
export type RequestNote = { id: string; by_email: string; kind: NoteKind; text: string; created_at: string };

/** An answer of the office, and what became of its mail; `reason` says why it failed, or has failed so far. */
export type RequestAnswer = {
	id: string;
	by_email: string;
	subject: string;
	text: string;
	created_at: string;
	state: "waiting" | "sent" | "filed" | "failed";
	reason: FailureReason | null;
};

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

/** The step with this last segment of its address. */
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

import type { Language } from "../i18n/language.ts";
import type { Source } from "./source.ts";

/** A contact request as the office sees it. */
export type ContactRequest = {
	id: string;
	name: string;
	email: string;
	phone: string | null;
	subject: string;
	message: string;
	privacy_agreed: boolean;
	language: Language;
	/** The machine that it is about; `id` is null when the offer was deleted. */
	machine: { id: string | null; name: string } | null;
	/** Which of the form's own subjects it has. */
	default_subject: string | null;
	offer_name: string | null;
	source: Source | null;
	suspicion: string | null;
	released_at: string | null;
	bearbeitet: boolean;
	processed_at: string | null;
	processed_by_email: string | null;
	ausgeblendet: boolean;
	created_at: string;
};

/** A note of the office about a request. */
export type RequestNote = { id: string; by_email: string; text: string; created_at: string };

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

/** The address that takes a step. */
export function stepAddress(id: string, step: RequestStep): string {
	return `/admin/kontakt-anfrage/${id}/${requestSteps[step]}`;
}

/**
 * The result of a step. `unchanged` when it had been taken already, by `by` if that is known; `suspicious` when the
 * request has to be released first.
 */
export type StepDone =
	| { state: "done"; subject: string }
	| { state: "unchanged"; subject: string; by?: string | null }
	| { state: "missing" | "noEmail" | "suspicious" };

import type { Language } from "../i18n/language.ts";

/** A contact request as the office reads it. */
export type ContactRequest = {
	id: string;
	name: string;
	email: string;
	phone: string | null;
	subject: string;
	message: string;
	privacy_agreed: boolean;
	language: Language;
	/** The machine it was written about: `id` is null when the offer was deleted. */
	machine: { id: string | null; name: string } | null;
	bearbeitet: boolean;
	processed_at: string | null;
	processed_by_email: string | null;
	ausgeblendet: boolean;
	created_at: string;
};

/** What the office wrote down beside a request. */
export type RequestNote = { id: string; by_email: string; text: string; created_at: string };

/** What can be done with a request, and the last part of the address that does it. */
export const requestSteps = {
	processed: "bearbeitet",
	reopened: "wieder-oeffnen",
	hidden: "ausblenden",
	unhidden: "einblenden",
	removed: "loeschen",
} as const;
export type RequestStep = keyof typeof requestSteps;

/** Where the form that takes a step is sent to. */
export function stepAddress(id: string, step: RequestStep): string {
	return `/admin/kontakt-anfrage/${id}/${requestSteps[step]}`;
}

/** What became of a step: `unchanged` when somebody else had done it before. */
export type StepDone = { state: "done" | "unchanged"; subject: string } | { state: "missing" } | { state: "noEmail" };

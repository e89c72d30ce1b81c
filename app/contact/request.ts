import type { Language } from "../i18n/language.ts";

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
	/**
	 * The machine that it is about. `id` is null when the offer was deleted, `nr` when that was before numbers were kept.
	 */
	machine: { id: string | null; name: string; nr: number | null } | null;
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
	removed: "loeschen",
} as const;
export type RequestStep = keyof typeof requestSteps;

/** The address that takes a step. */
export function stepAddress(id: string, step: RequestStep): string {
	return `/admin/kontakt-anfrage/${id}/${requestSteps[step]}`;
}

/** The result of a step; `unchanged` when it had been taken already. */
export type StepDone = { state: "done" | "unchanged"; subject: string } | { state: "missing" } | { state: "noEmail" };

import type { Language } from "../i18n/language.ts";

/**
 * What is posted to CONTACT_WEBHOOK_URL for a new contact request (see docs/webhook.md); other programs rely on these
 * names.
 */
export type RequestCall = {
	id: string;
	name: string;
	email: string;
	phone: string | null;
	subject: string;
	message: string;
	language: Language;
	/** The machine that was asked for. */
	machine: { id: string; name: string; url: string } | null;
	/** UTC, ISO 8601. */
	created_at: string;
};

import type { Language } from "../foundation/i18n/language.ts";

/** A machine; both id and address are null if it was deleted meanwhile. */
type CalledMachine = { id: string | null; name: string; url: string | null };

/**
 * The JSON that is posted to CONTACT_WEBHOOK_URL for a new contact request (see docs/webhook.md). Other programs rely
 * on these names.
 */
export type RequestCall = {
	id: string;
	name: string;
	email: string;
	phone: string | null;
	subject: string;
	message: string;
	language: Language;
	/** The first machine that the request is about. */
	machine: CalledMachine | null;
	/** All machines that it is about, in order. */
	machines: CalledMachine[];
	/** UTC, ISO 8601. */
	created_at: string;
};

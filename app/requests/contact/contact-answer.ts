import type { Language } from "../../foundation/i18n/language.ts";
import type { NotSent } from "../../site/visitor-form.tsx";

export type ContactAnswer = NotSent | { state: "sent"; sent: SentRequest };

/** The form's anchor, for links that lead to it. */
export const CONTACT_FORM = "anfrage";

export type SentRequest = {
	subject: string;
	message: string;
	email: string;
	phone?: string | null;
	/** `id` is null if the machine was deleted meanwhile. */
	machines: { id: string | null; name: string; nr: number }[];
	/** When it is answered, in words. */
	promise: Record<Language, string>;
	/** Whether somebody was at the telephone when it was sent. */
	isOpen: boolean;
};

import type { NotSent } from "../../site/visitor-form.tsx";
import type { promisedAnswers } from "../hours/office-clock.server.ts";
import type { NumberedMachine } from "../request-machines.server.ts";
import type { ContactValues } from "./contact-form.ts";

export type ContactAnswer = NotSent | { state: "sent"; sent: SentRequest };

/** The form's anchor, for links that lead to it. */
export const CONTACT_FORM = "anfrage";

/** What its sender sees of a request: its words and machines, and when it is answered. */
export type SentRequest = Pick<ContactValues, "subject" | "message" | "email" | "phone"> &
	Awaited<ReturnType<typeof promisedAnswers>> & { machines: NumberedMachine[] };

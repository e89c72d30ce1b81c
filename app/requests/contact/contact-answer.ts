import type { NotSent } from "../../site/visitor-form.tsx";
import type { sentRequest } from "../hours/office-clock.server.ts";

export type ContactAnswer = NotSent | { state: "sent"; sent: SentRequest };

/** The form's anchor, for links that lead to it. */
export const CONTACT_FORM = "anfrage";

export type SentRequest = Awaited<ReturnType<typeof sentRequest>>;

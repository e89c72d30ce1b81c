import { type Read, readForm } from "../../foundation/ui/form/form-reader.ts";
import { contactForm } from "./contact-form.ts";

/** Checks the contact form by the server's own rules. */
export function checkContact(form: FormData): Read<unknown> {
	return readForm(contactForm, form);
}

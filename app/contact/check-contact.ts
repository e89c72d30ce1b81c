import { type Read, readForm } from "../ui/form-reader.ts";
import { contactForm } from "./contact-form.ts";

/** The rules of the contact form, as the server has them. */
export function checkContact(form: FormData): Read<unknown> {
	return readForm(contactForm, form);
}

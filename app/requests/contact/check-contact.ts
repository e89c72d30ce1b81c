import { type Read, readForm } from "../../foundation/ui/form/form-reader.ts";
import { contactForm } from "./contact-form.ts";

export function checkContact(form: FormData): Read<unknown> {
	return readForm(contactForm, form);
}

import type { Read } from "../../foundation/ui/form/form-reader.ts";
import { documentRefusal } from "../../media/document.ts";
import { readSent } from "../contact/contact-form.ts";
import { applicationForm, CV_BYTES, CV_FIELD, withCvError } from "./application.ts";

/** Checks an application by the server's rules, except those that look into the CV. */
export function checkApplication(form: FormData): Read<unknown> {
	const cv = form.get(CV_FIELD);
	const error = cv instanceof File && cv.size > 0 ? documentRefusal(cv, CV_BYTES) : null;
	return withCvError(readSent(applicationForm, form), error);
}

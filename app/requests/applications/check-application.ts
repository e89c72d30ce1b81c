import { type Read, readForm } from "../../foundation/ui/form/form-reader.ts";
import { applicationForm, CV_FIELD, cvError, withCvError } from "./application.ts";

/** Checks the form of an application by the server's own rules, as far as these do not look into the CV. */
export function checkApplication(form: FormData): Read<unknown> {
	const cv = form.get(CV_FIELD);
	const error = cv instanceof File && cv.size > 0 ? cvError(cv) : null;
	return withCvError(readForm(applicationForm, form), error);
}

import * as v from "valibot";
import type { Read } from "../../foundation/ui/form/form-reader.ts";
import { documentRefusal } from "../../media/document.ts";
import { contactFields, readSent } from "../contact/contact-form.ts";
import { CV_BYTES, CV_FIELD } from "./application.ts";

/** The form without the CV. Messages are keys of the namespaces contact and application. */
export const applicationForm = v.pick(contactFields, ["name", "email", "phone", "message", "privacy_agreed"]);
export type ApplicationValues = v.InferOutput<typeof applicationForm>;

/** Checks an application by the server's rules, except those that look into the CV. */
export function checkApplication(form: FormData): Read<unknown> {
	const cv = form.get(CV_FIELD);
	const error = cv instanceof File && cv.size > 0 ? documentRefusal(cv, CV_BYTES) : null;
	return withCvError(readSent(applicationForm, form), error);
}

export function withCvError<T>(read: Read<T>, error: string | null): Read<T> {
	if (!error) return read;
	return { ok: false, errors: { ...(!read.ok && read.errors), [CV_FIELD]: error }, typed: read.typed };
}

import * as v from "valibot";
import type { Read } from "../../foundation/ui/form/form-reader.ts";
import type { NotSent } from "../../site/visitor-form.tsx";
import { contactForm } from "../contact/contact-form.ts";

/** The address of the page for those who apply without a position, behind that of the positions. */
export const SPECULATIVE = "initiativ";

/** The field of the CV, and the most bytes that it may have. */
export const CV_FIELD = "cv";
export const CV_BYTES = 10 * 1024 * 1024;

/** The form of an application; the CV is read apart. Messages are keys of the namespaces contact and application. */
export const applicationForm = v.pick(contactForm, ["name", "email", "phone", "message", "privacy_agreed"]);
export type ApplicationValues = v.InferOutput<typeof applicationForm>;

/** The server's answer to the last submission. `hadCv`: a file came with it, which browsers can't show again. */
export type ApplicationAnswer = { state: "sent" } | (NotSent & { hadCv: boolean });

export function withCvError<T>(read: Read<T>, error: string | null): Read<T> {
	if (!error) return read;
	return { ok: false, errors: { ...(!read.ok && read.errors), [CV_FIELD]: error }, typed: read.typed };
}

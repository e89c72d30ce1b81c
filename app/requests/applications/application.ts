import * as v from "valibot";
import type { Read } from "../../foundation/ui/form/form-reader.ts";
import type { NotSent } from "../../site/visitor-form.tsx";
import { contactFields } from "../contact/contact-form.ts";

/** The last segment of the address for applications without a position. */
export const SPECULATIVE = "initiativ";

export const CV_FIELD = "cv";
export const CV_BYTES = 10 * 1024 * 1024;

/** The form without the CV. Messages are keys of the namespaces contact and application. */
export const applicationForm = v.pick(contactFields, ["name", "email", "phone", "message", "privacy_agreed"]);
export type ApplicationValues = v.InferOutput<typeof applicationForm>;

/** The server's answer. `hadCv`: the form had a file, which browsers can't fill in again if it is refused. */
export type ApplicationAnswer = { state: "sent"; hadCv: boolean } | (NotSent & { hadCv: boolean });

export function withCvError<T>(read: Read<T>, error: string | null): Read<T> {
	if (!error) return read;
	return { ok: false, errors: { ...(!read.ok && read.errors), [CV_FIELD]: error }, typed: read.typed };
}

import { type FormSubject, formSubjects } from "../texts/form-subjects.ts";
import type { Language } from "../foundation/i18n/language.ts";

/** Which of the form's own subjects this is; null if the sender typed another. */
export function defaultSubjectOf(language: Language, subject: string, machine: string | null): FormSubject | null {
	const keys = Object.keys(formSubjects[language]) as FormSubject[];
	return keys.find((key) => filled(language, key, machine) === subject) ?? null;
}

/** Whether this is the form's subject of an emergency, in whichever language. */
export function isUrgentSubject(subject: string): boolean {
	return Object.values(formSubjects).some(({ urgentSubject }) => urgentSubject === subject);
}

/** Whether a stored request is an emergency. */
export function isUrgent({ default_subject }: Pick<StoredSubject, "default_subject">): boolean {
	return default_subject === "urgentSubject";
}

export type StoredSubject = { subject: string; default_subject: string | null; offer_name: string | null };

/** The subject for a reader. One of the form's own is in the reader's language. */
export function subjectFor(language: Language, request: StoredSubject): string {
	const key = request.default_subject as FormSubject | null;
	if (!key || !Object.hasOwn(formSubjects[language], key)) return request.subject;
	return filled(language, key, request.offer_name) ?? request.subject;
}

function filled(language: Language, key: FormSubject, machine: string | null): string | null {
	const text = formSubjects[language][key];
	if (!text.includes("{name}")) return text;
	return machine === null ? null : text.replace("{name}", () => machine);
}

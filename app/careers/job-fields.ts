import type { JobRow } from "../database/schema.ts";
import { type FormAnswer, unsaved, type Words } from "../office/form-answer.ts";
import type { Saved } from "./job-desk.server.ts";

/** Where this browser keeps what was typed into the form of a new position. */
export const JOB_DRAFT = "addKarriereFormData_new";

const fields = ["title", "location", "type", "description", "requirements", "benefits", "title_en", "type_en", "description_en", "requirements_en", "benefits_en"] as const;

/** An empty form. */
export const blankJob: Record<string, string> = Object.fromEntries(fields.map((field) => [field, ""]));

/** A position as the words that stand in its form. */
export function jobWords(job: JobRow): Record<string, string> {
	return Object.fromEntries(fields.map((field) => [field, job[field] ?? ""]));
}

/** The answer to a save that the desk refused. */
export function notSaved(typed: Words, saved: Saved & { ok: false }, id: string): FormAnswer {
	if (saved.reason === "missing") return unsaved(typed, { kind: "missing", id, code: 404 });
	const { version, updated_at: savedAt } = saved.current;
	return unsaved(typed, { kind: "conflict", current: { version, savedAt, words: jobWords(saved.current) } });
}

import type { JobRow } from "../database/schema.ts";

/** Where this browser keeps what was typed into the form of a new position. */
export const JOB_DRAFT = "addKarriereFormData_new";

const fields = ["title", "location", "type", "description", "requirements", "benefits", "title_en", "type_en", "description_en", "requirements_en", "benefits_en"] as const;

/** An empty form. */
export const blankJob: Record<string, string> = Object.fromEntries(fields.map((field) => [field, ""]));

/** A position as the words that stand in its form. */
export function jobWords(job: JobRow): Record<string, string> {
	return Object.fromEntries(fields.map((field) => [field, job[field] ?? ""]));
}

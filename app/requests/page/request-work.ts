import * as v from "valibot";
import { isDay } from "../../foundation/i18n/day.ts";
import type { NotTaken } from "../../foundation/ui/form/form-reader.ts";
import { lines, oneLine } from "../contact/contact-form.ts";
import { noteKinds } from "../request.ts";

/** What the forms of a request's page do. Each is sent to the page itself, with its word as `intent`. */
export const intents = ["note", "answer", "retry", "takeBack", "offer", "assign", "followUp", "outcome"] as const;
export type Intent = (typeof intents)[number];

export const ANSWER_FORM = "answer-form";

/** The server's answer to a form that was refused, failed with the status `code`, or took an answer back. */
export type WorkAnswer = NotTaken & {
	intent: Intent;
	unfilled?: string;
	/** A colleague's answer that the writer has not seen. */
	unseen?: { by_email: string; created_at: string };
	code?: number;
	isTakenBack?: true;
};

/** The answer to this form; undefined if another was sent or none. */
export function answerTo(answer: WorkAnswer | undefined, intent: Intent): WorkAnswer | undefined {
	return answer?.intent === intent ? answer : undefined;
}

export const NOTE_LENGTH = 5000;
export const ANSWER_LENGTH = 10_000;

/** Messages of all forms here are keys of the namespace requestWork. */
export const noteForm = v.object({
	text: lines("error.note", "error.noteLong", NOTE_LENGTH),
	kind: v.optional(v.picklist(noteKinds, "error.note"), "note"),
	note_id: v.optional(v.string()),
});

export const answerForm = v.object({
	subject: v.pipe(lines("error.answerSubject", "error.answerSubjectLong", 300), v.transform(oneLine)),
	answer_text: lines("error.answerText", "error.answerLong", ANSWER_LENGTH),
	answer_id: v.optional(v.string()),
	seen: v.optional(v.string(), ""),
	close: v.optional(v.string()),
});

/** The box for all papers; each has one of its own, too. */
export const PAPERS = "papers";
export const paperField = (name: string) => `${PAPERS}_${encodeURIComponent(name)}`;

/** The id of a colleague; empty for nobody. */
export const assignForm = v.object({ colleague: v.optional(v.string(), "") });

/** The day on which the request comes up again; empty for none. */
export function followUpForm(today: string) {
	return v.object({
		day: v.optional(
			v.pipe(
				v.string(),
				v.check((day) => day === "" || isDay(day), "error.day"),
				v.check((day) => day === "" || (day >= today && day < "2100"), "error.dayPast"),
			),
			"",
		),
	});
}

export const outcomes = ["sold", "rented", "bought", "settled", "lost", "other"] as const;
export type Outcome = (typeof outcomes)[number];

export type Colleague = { id: string; email: string };

/** What the forms of a request's page need beyond the request. `me` is the reader's id. */
export type RequestDesk = {
	me: string;
	/** Everybody who may answer. */
	colleagues: Colleague[];
	/** Text blocks, filled in for this request. */
	blocks: { id: string; name: string; text: string }[];
	/** Names of the PDFs about its machines. */
	papers: string[];
	hasMailServer: boolean;
	/** Deleting for good is for admins alone. */
	mayRemove: boolean;
};

/** How a request ended, if somebody says so. */
export type Ending = { outcome: Outcome | null; outcome_reason: string | null };

/** How a request ended, if the form says so; only with a word for it is there a reason. */
export function endingIn(form: FormData): Ending {
	const outcome = outcomes.find((one) => one === form.get("outcome")) ?? null;
	const typed = form.get("outcome_reason");
	const reason = typeof typed === "string" ? typed.trim().slice(0, 300) : "";
	return { outcome, outcome_reason: (outcome && reason) || null };
}

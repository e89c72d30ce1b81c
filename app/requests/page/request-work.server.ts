import { config } from "../../foundation/config/config.server.ts";
import { db } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import { today } from "../../foundation/i18n/format.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import type { Actor } from "../../log/audit.ts";
import { addDocument } from "../../media/documents.server.ts";
import { fillIn, type PlaceholderValues, unfilled } from "../hours/placeholders.ts";
import type { ContactRequest } from "./request-detail.server.ts";
import { assign, type Recipient, setFollowUp, setOutcome } from "../request-assign.server.ts";
import { retryAnswer, sendAnswer, takeBackAnswer } from "../request-answers.server.ts";
import { requestRow } from "../request-kind.server.ts";
import { machinesOf } from "../request-machines.server.ts";
import { addNote } from "../request-notes.server.ts";
import {
	answerForm,
	assignForm,
	endingIn,
	followUpForm,
	type Intent,
	noteForm,
	paperField,
	PAPERS,
	type WorkAnswer,
} from "./request-work.ts";

/** A message with a key of the namespace requestWork, or an answer with its status; null if the request is gone. */
type Done = { kind: "good" | "bad"; title: string } | (Omit<WorkAnswer, "intent"> & { status: number }) | null;

/** What answers and their papers need of a request. */
export type RequestToAnswer = Pick<ContactRequest, "kind" | "name" | "language" | "subject"> & {
	machines: { id: string | null; name: string }[];
};

/** What the forms need beyond the request. */
type Desk = {
	by: Actor;
	colleagues: () => Promise<Recipient[]>;
	placeholderValues: (request: RequestToAnswer) => Promise<PlaceholderValues>;
	papers: (request: RequestToAnswer) => Promise<{ name: string; bytes: () => Promise<Uint8Array | null> }[]>;
};

/** Carries out a form of a request's page. @throws when the database does not answer; then nothing has changed */
export async function carryOut(
	intent: Exclude<Intent, "offer">,
	id: string,
	form: FormData,
	desk: Desk,
): Promise<Done> {
	if (intent === "answer") return answer(id, form, desk);
	if (intent === "assign") return giveTo(id, form, desk);
	const { by } = desk;
	if (intent === "retry") return done(await retryAnswer(id, String(form.get("answer_id"))), "retried");
	if (intent === "takeBack") return takeBack(id, form, by);
	if (intent === "outcome") {
		const isClosed = await setOutcome(id, endingIn(form), by);
		return isClosed ? { kind: "good", title: "outcomeSaved" } : { kind: "bad", title: "outcomeOpen" };
	}
	if (intent === "followUp") {
		const read = readForm(followUpForm(today()), form);
		if (!read.ok) return { status: 400, ...read };
		const { day } = read.value;
		return done(await setFollowUp(id, day || null, by), day ? "followUpDone" : "followUpGone");
	}
	const read = readForm(noteForm, form);
	if (!read.ok) return { status: 400, ...read };
	const { text, note_id: noteId, kind } = read.value;
	const titles = { note: "noteAdded", phone: "phoneAdded", mail: "mailAdded" };
	return done(await addNote(id, { text, noteId, kind }, by), titles[kind]);
}

function done(found: boolean, title: string): Done {
	return found ? { kind: "good", title } : null;
}

/** Gives an answer's words back to the form, where those follow that have been typed since. */
async function takeBack(id: string, form: FormData, by: Actor): Promise<Done> {
	const answer = await takeBackAnswer(id, String(form.get("take_back")), by);
	if (!answer) return { kind: "bad", title: "tooLate" };
	const { subject, text, papers } = answer;
	const answer_text = `${text}\n\n${form.get("answer_text") ?? ""}`.trim();
	const ticked = [...form.keys()].filter((field) => field.startsWith(PAPERS));
	const along = [...papers.map(paperField), ...ticked].map((field) => [field, "true"]);
	const typed = { subject, answer_text, answer_id: newId(), ...Object.fromEntries(along) };
	return { status: 200, isTakenBack: true, typed };
}

async function answer(id: string, form: FormData, { by, placeholderValues, papers }: Desk): Promise<Done> {
	const request = await requestToAnswer(id);
	if (!request) return null;
	const values = await placeholderValues(request);
	const read = readForm(answerForm, form);
	if (!read.ok) return { status: 400, ...read };
	const { subject, answer_text, answer_id: answerId, close, seen } = read.value;
	const unknown = unfilled(answer_text, values);
	if (unknown.length > 0) {
		const names = unknown.map((name) => `{${name}}`).join(", ");
		return { status: 400, errors: { answer_text: "error.unfilled" }, typed: read.typed, unfilled: names };
	}
	const files: string[] = [];
	for (const { name, bytes } of await papers(request)) {
		if (!form.has(PAPERS) && !form.has(paperField(name))) continue;
		const paper = await bytes();
		if (paper) files.push((await addDocument(paper, `${name}.pdf`, by.id)).id);
	}
	const written = { subject, files, text: fillIn(answer_text, values), answerId, close: close === "true", seen };
	const sending = await sendAnswer(id, written, by);
	if (sending === "otherwise") {
		// With a new id, it is a further answer when it is sent again.
		const typed = { ...read.typed, answer_id: newId() };
		return { status: 409, errors: { answer_text: "error.sentOtherwise" }, typed };
	}
	if (typeof sending === "object") {
		const typed = { ...read.typed, seen: sending.created_at };
		return { status: 409, errors: { answer_text: "error.answeredSince" }, typed, unseen: sending };
	}
	if (sending === "sent" && !config().mailServer) return { kind: "bad", title: "answerFiled" };
	return done(sending === "sent", written.close ? "answeredAndClosed" : "answered");
}

/** Reads what placeholders need of a request; null for one that can't be answered. */
async function requestToAnswer(id: string): Promise<RequestToAnswer | null> {
	const row = await requestRow(id, db())
		.select(["kind", "name", "language", "subject", "offer_id", "offer_name", "offer_nr"])
		.where("suspicion", "is", null)
		.executeTakeFirst();
	return row ? { ...row, machines: await machinesOf(id, row) } : null;
}

async function giveTo(id: string, form: FormData, { by, colleagues }: Desk): Promise<Done> {
	const read = readForm(assignForm, form);
	if (!read.ok) return { status: 400, ...read };
	const { colleague } = read.value;
	if (colleague === "") return done(await assign(id, null, by), "assignedNobody");
	const found = (await colleagues()).find((one) => one.id === colleague);
	if (!found) return { status: 400, errors: { colleague: "error.colleague" }, typed: read.typed };
	return done(await assign(id, found, by), "assignedTo");
}

import { data, replace } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { changedBy, lastChange } from "../../../back-office/collections/colleagues.server.ts";
import { type Language, languageOf } from "../../../foundation/i18n/language.ts";
import { officeAddress } from "../../../foundation/i18n/office-address.ts";
import { rememberRecordChange } from "../../../content/list/record-bulk.server.ts";
import { fieldLabels } from "../../../content/field-labels.ts";
import { textsIn } from "../../../foundation/i18n/texts.server.ts";
import { type StepName, stepNames, steps } from "../../../content/states/steps.ts";
import type { CollectionName } from "../../../log/audit.ts";
import { shownIn } from "../../../content/shown.ts";
import { readStepForm, type StepAnswer } from "../../../content/states/step-form.ts";
import { findState, type StepOutcome, takeStep } from "../../../content/states/step-service.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { type Flash, flashCookie, redirectWithFlash } from "../../../site/flash.server.ts";
import { refuseReading, sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/record-step";

export const loader = refuseReading;

/** Takes the step that the address names. The record's own form and its drafts stay as they are. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const kind = kindAt(url.pathname);
	const record = collections[kind];
	const step = stepNames.find((name) => steps[name].path === params.step);
	const found = step && (await findState(record, params.id));
	if (!step || !found) throw data(null, { status: 404 });
	const form = await sentForm(request);
	const read = readStepForm(step, form);
	if (!read.ok) return data<StepAnswer>({ ...read, problem: null }, { status: 400 });
	const shown = shownIn(form) ?? { version: 0 };
	const by = staffIn(context);
	const language = languageOf({ url, request });
	const edit = record.office.edit + params.id;
	// To the page over which it was asked for.
	const page = officeAddress(String(form.get("page"))) ?? edit;
	const back = (message: Flash) => replace(page, { headers: { "Set-Cookie": flashCookie(message) } });
	try {
		const outcome = await takeStep(services[kind], params.id, step, { shown, words: read.value, by });
		if (outcome.state === "incomplete") return redirectWithFlash(edit, unfinishedFlash(kind, outcome.fields, language));
		if (outcome.state === "changed" || outcome.state === "notNow")
			return back(await changedBy(await lastChange(kind, params.id), outcome.name, by, language));
		const done = step === "sell" && found.row.type === "miete" ? "hire" : step;
		const isDone = outcome.state === "done";
		const undo = isDone ? await rememberRecordChange(record, params.id, done, by, outcome.was) : null;
		return back({ ...messageOf(done, outcome), undo });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a record's state could not be changed");
		return data<StepAnswer>({ errors: {}, typed: read.typed, problem: "failed" }, { status: 503 });
	}
}

function unfinishedFlash(kind: CollectionName, unfinished: string[], language: Language): Flash {
	const { label } = fieldLabels(collections[kind], language, textsIn(language), []);
	const values = { fields: unfinished.map(label).filter(Boolean).join(", ") };
	return { kind: "bad", namespace: "recordStates", title: "unfinishedTitle", text: "unfinishedText", values };
}

/** What became of a step that was not refused. */
type Ended = Extract<StepOutcome, { state: "done" | "missing" }>;

function messageOf(done: StepName | "hire", outcome: Ended): Flash {
	const namespace = "recordStates";
	if (outcome.state === "missing") return { kind: "bad", namespace, title: "changedTitle", text: "missingText" };
	const values = { name: outcome.name, count: "1" };
	return { kind: "good", namespace, title: `done.${done}`, text: `done.${done}Text`, values };
}

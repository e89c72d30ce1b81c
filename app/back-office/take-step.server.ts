import { replace, type RouterContextProvider } from "react-router";
import { staffIn } from "../accounts/guard.server.ts";
import type { RequestStep, StepDone } from "../requests/request.ts";
import { endingIn } from "../requests/page/request-work.ts";
import { takeStep } from "../requests/request-steps.server.ts";
import { readRequestView } from "../requests/list/request-definition.server.ts";
import { listAddress, requestAddress } from "../requests/list/request-list.ts";
import { isThere } from "../requests/request-kind.server.ts";
import { type Flash, flashCookie } from "../site/flash.server.ts";
import { requestContext } from "../foundation/request/request-context.server.ts";
import { sentForm } from "../foundation/request/sent-form.server.ts";

/** Steps whose failure is worded as a change that was not stored. */
const updates: readonly RequestStep[] = ["processed", "reopened", "released"];

type StepRequest = { request: Request; url: URL; params: { id: string }; context: Readonly<RouterContextProvider> };

/** Takes a step. The next page replaces the sending one in the browser's history, since the request may be gone. */
export async function answerStep(step: RequestStep, { request, url, params: { id }, context }: StepRequest) {
	const form = await sentForm(request);
	const view = readRequestView(url);
	let done: StepDone | null = null;
	try {
		const by = staffIn(context);
		done = (await isThere(view.kind, id)) ? await takeStep(step, id, by, endingIn(form)) : { state: "missing" };
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a contact request could not be changed");
	}
	const toList = form.get("zurueck") !== "request" || done?.state === "missing" || step === "removed";
	const undo = done?.state === "done" ? done.undo : null;
	return replace(toList ? listAddress(view) : requestAddress(id, view), {
		headers: { "Set-Cookie": flashCookie({ namespace: "kontaktanfragen", ...message(step, done), undo }) },
	});
}

/** The message after a step; `done` is null when the database did not answer. */
function message(step: RequestStep, done: StepDone | null): Pick<Flash, "kind" | "title" | "text" | "values"> {
	const failed = `stepFailed.${step}`;
	const failedTitle = updates.includes(step) ? "updateErrorTitle" : "errorTitle";
	if (done === null) return { kind: "bad", title: failedTitle, text: failed, values: { code: "503" } };
	if (done.state === "missing") return { kind: "bad", title: "errorTitle", text: "missing" };
	if (done.state === "noEmail") return { kind: "bad", title: "errorTitle", text: failed, values: { code: "401" } };
	if (done.state === "suspicious") return { kind: "bad", title: "errorTitle", text: "suspiciousFirst" };
	const { subject } = done;
	const title = `stepTitle.${step}`;
	if (done.state === "done") return { kind: "good", title, text: `stepDone.${step}`, values: { subject } };
	const by = step === "processed" && done.by;
	if (by) return { kind: "good", title, text: "processedBy.already", values: { subject, by } };
	return { kind: "good", title, text: `stepUnchanged.${step}`, values: { subject } };
}

import { replace, type RouterContextProvider } from "react-router";
import { staffIn } from "../accounts/guard.server.ts";
import type { RequestStep, StepDone } from "../requests/request.ts";
import { outcomes } from "../requests/page/request-work.ts";
import {
	type Ending,
	hide,
	markProcessed,
	removeRequest,
	reopen,
	unhide,
} from "../requests/request-repository.server.ts";
import { listAddress, readRequestView, requestAddress } from "../requests/list/request-list.ts";
import { isThere } from "../requests/request-kind.server.ts";
import { releaseRequest } from "../requests/request-release.server.ts";
import { type Flash, flashCookie } from "../site/flash.server.ts";
import { requestContext } from "../foundation/request/request-context.server.ts";
import { sentForm } from "../foundation/request/sent-form.server.ts";

const run = {
	reopened: reopen,
	hidden: hide,
	unhidden: unhide,
	released: releaseRequest,
	removed: removeRequest,
};

/** The messages after each step: keys of the namespace kontaktanfragen. */
const messages: Record<
	RequestStep,
	{ title: string; done: string; unchanged: string; failed: string; failedTitle: string }
> = {
	processed: {
		title: "processedTitle",
		done: "processedSuccess",
		unchanged: "processedAlready",
		failed: "processedError",
		failedTitle: "updateErrorTitle",
	},
	reopened: {
		title: "reopenedTitle",
		done: "reopenedSuccess",
		unchanged: "reopenedAlready",
		failed: "reopenedError",
		failedTitle: "updateErrorTitle",
	},
	hidden: {
		title: "hiddenTitle",
		done: "hideSubmissionSuccess",
		unchanged: "hiddenAlready",
		failed: "hideSubmissionError",
		failedTitle: "errorTitle",
	},
	unhidden: {
		title: "unhiddenTitle",
		done: "unhideSubmissionSuccess",
		unchanged: "unhiddenAlready",
		failed: "unhideSubmissionError",
		failedTitle: "errorTitle",
	},
	released: {
		title: "releasedTitle",
		done: "releasedSuccess",
		unchanged: "releasedAlready",
		failed: "releasedError",
		failedTitle: "updateErrorTitle",
	},
	removed: {
		title: "removedTitle",
		done: "removedSuccess",
		unchanged: "removedSuccess",
		failed: "removedError",
		failedTitle: "errorTitle",
	},
};

type StepRequest = { request: Request; url: URL; params: { id: string }; context: Readonly<RouterContextProvider> };

/**
 * Runs a step. The form only says which page to redirect back to, and the address how the list was looked at; that page
 * takes the place of the one that sent it in the browser's history, whether it is the same or the request is gone.
 */
export async function takeStep(step: RequestStep, { request, url, params: { id }, context }: StepRequest) {
	const form = new URLSearchParams(
		[...(await sentForm(request))].filter((field): field is [string, string] => typeof field[1] === "string"),
	);
	const view = readRequestView(url);
	let done: StepDone | null = null;
	try {
		const by = staffIn(context);
		if (!(await isThere(view.kind, id))) done = { state: "missing" };
		else done = step === "processed" ? await markProcessed(id, by, endingIn(form)) : await run[step](id, by);
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a contact request could not be changed");
	}
	const toList = form.get("zurueck") !== "request" || done?.state === "missing" || step === "removed";
	const undo = done?.state === "done" ? done.undo : null;
	return replace(toList ? listAddress(view) : requestAddress(id, view), {
		headers: { "Set-Cookie": flashCookie({ namespace: "kontaktanfragen", ...message(step, done), undo }) },
	});
}

/** How the request ended, if the form says so; only a lost one needs a reason. */
function endingIn(form: URLSearchParams): Ending {
	const outcome = outcomes.find((one) => one === form.get("outcome")) ?? null;
	return { outcome, reason: form.get("outcome_reason")?.trim().slice(0, 300) || null };
}

function message(step: RequestStep, done: StepDone | null): Pick<Flash, "kind" | "title" | "text" | "values"> {
	const { title, failed, failedTitle, ...byState } = messages[step];
	if (done?.state === "missing") return { kind: "bad", title: "errorTitle", text: "missing" };
	if (done === null) return { kind: "bad", title: failedTitle, text: failed, values: { code: "503" } };
	if (done.state === "noEmail") return { kind: "bad", title: "errorTitle", text: failed, values: { code: "401" } };
	if (!("subject" in done)) return { kind: "bad", title: "errorTitle", text: "suspiciousFirst" };
	const by = done.state === "unchanged" && step === "processed" ? done.by : null;
	if (by) return { kind: "good", title, text: "processedBy.already", values: { subject: done.subject, by } };
	return { kind: "good", title, text: byState[done.state], values: { subject: done.subject } };
}

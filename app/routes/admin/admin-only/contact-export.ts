import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { exportRequests } from "../../../requests/list/request-export.server.ts";
import { readRequestView } from "../../../requests/list/request-definition.server.ts";
import { listAddress } from "../../../requests/list/request-list.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { readChoice } from "../../../office/list/choice.ts";
import { csvResponse } from "../../../office/list/csv-file.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { type Flash, redirectWithFlash } from "../../../site/flash.server.ts";
import { refuseReading, sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/contact-export";

/** An export is recorded in the audit log, so it needs a POST, never a link. */
export const loader = refuseReading;

export async function action({ request, url, context }: Route.ActionArgs) {
	const view = readRequestView(url);
	// The view cuts a search that is longer than any page sends; the rest of it would find other requests.
	if (view.q !== (url.searchParams.get("q") ?? "").trim()) throw data(null, { status: 400 });
	const choice = readChoice(await sentForm(request));
	const refused = (why: Omit<Flash, "kind">) => redirectWithFlash(listAddress(view), { kind: "bad", ...why });
	try {
		if (!choice.all && choice.chosen.length === 0)
			return refused({ namespace: "bulk", title: "failedTitle", text: "none" });
		const file = await exportRequests(view, choice, languageOf({ url, request }), staffIn(context));
		return csvResponse(view.kind === "request" ? "kontaktanfragen" : "bewerbungen", file);
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the contact requests could not be exported");
		const text = { text: "exportError", values: { code: "503" } };
		return refused({ namespace: "kontaktanfragen", title: "errorTitle", ...text });
	}
}

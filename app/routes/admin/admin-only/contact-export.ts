import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { exportRequests } from "../../../contact/request-export.server.ts";
import { listAddress, readRequestView } from "../../../contact/request-list.ts";
import { languageOf } from "../../../i18n/language.ts";
import { csvResponse } from "../../../office/csv-file.server.ts";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { sentForm } from "../../../ui/form-reader.ts";
import type { Route } from "./+types/contact-export";

/** An export is recorded in the audit log, so it needs a POST, never a link. */
export function loader() {
	throw data(null, { status: 405, headers: { Allow: "POST" } });
}

/** A CSV file of all requests that the view lists. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const form = await sentForm(request);
	const view = readRequestView(
		new URLSearchParams([...form].filter((field): field is [string, string] => typeof field[1] === "string")),
	);
	if (!view) throw data(null, { status: 400 });
	try {
		return csvResponse("kontaktanfragen", await exportRequests(view, languageOf({ url, request }), staffIn(context)));
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the contact requests could not be exported");
		const flash = flashCookie({
			kind: "bad",
			namespace: "kontaktanfragen",
			title: "errorTitle",
			text: "exportError",
			values: { code: "503" },
		});
		return redirect(listAddress(view), { headers: { "Set-Cookie": flash } });
	}
}

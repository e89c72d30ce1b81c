import { redirect } from "react-router";
import { actingUserIn } from "../../../accounts/guard.server.ts";
import { languageOf } from "../../../i18n/language.ts";
import { csvResponse } from "../../../office/list/csv-file.server.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { exportSecurity } from "../../../security/security-export.server.ts";
import { readSecurityView, securityFields } from "../../../security/security-view.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { sentForm } from "../../../request/sent-form.server.ts";
import { refuseReading } from "../../../request/refuse-reading.server.ts";
import type { Route } from "./+types/security-export";

/** An export is recorded in the security log, so it needs a POST, never a link. */
export const loader = refuseReading;

/** A CSV file of all entries that the view lists. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const view = readSecurityView(await sentForm(request));
	try {
		return csvResponse("sicherheit", await exportSecurity(view, languageOf({ url, request }), actingUserIn(context)));
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the security log could not be exported");
		const flash = flashCookie({
			kind: "bad",
			namespace: "security",
			title: "exportFailedTitle",
			text: "exportFailed",
			values: { code: "503" },
		});
		return redirect(`/admin/sicherheit?${new URLSearchParams(securityFields(view))}`, {
			headers: { "Set-Cookie": flash },
		});
	}
}

import { data } from "react-router";
import { actingUserIn } from "../../../accounts/guard.server.ts";
import { endOwnSessions } from "../../../accounts/session.server.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import { refuseReading } from "../../../foundation/request/refuse-reading.server.ts";
import type { Route } from "./+types/sessions-end";

export const loader = refuseReading;

/** Ends one of the user's own sessions (field `session`), or with `others` all but the current one. */
export async function action({ request, context }: Route.ActionArgs) {
	const session = (await sentForm(request)).get("session");
	if (typeof session !== "string" || session === "") throw data(null, { status: 400 });
	await endOwnSessions(actingUserIn(context), session === "others" ? undefined : session);
	return redirectWithFlash("/admin/konto", {
		kind: "good",
		namespace: "account",
		title: "endedTitle",
		text: session === "others" ? "endedOthers" : "endedOne",
	});
}

import { data, redirect } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { afterSignIn } from "../../accounts/role.ts";
import { collections, kindsFor } from "../../collections.ts";
import { undoStep } from "../../records/step-service.server.ts";
import { requestContext } from "../../request-context.server.ts";
import { refuseReading } from "../../site/deletion.server.ts";
import { type Flash, flashCookie } from "../../site/flash.server.ts";
import { sentForm } from "../../ui/form-reader.ts";
import type { Route } from "./+types/step-undo";

export const loader = refuseReading;

/** Takes the last step of a record back, and leads to the page whose message had the button. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const kind = kindsFor(staff.role).find((one) => one === params.kind);
	if (!kind) throw data(null, { status: 403 });
	const form = await sentForm(request);
	const message = await undoStep(collections[kind], params.id, staff).then(
		(outcome): Pick<Flash, "kind" | "title" | "text" | "values"> => {
			if (outcome.state === "missing") return { kind: "bad", title: "changedTitle", text: "missingText" };
			const values = { name: outcome.name };
			return outcome.state === "done"
				? { kind: "good", title: "undone", text: "undoneText", values }
				: { kind: "bad", title: "changedTitle", text: "notUndoneText", values };
		},
		(error: unknown) => {
			context.get(requestContext).log.error({ err: error }, "a step could not be taken back");
			return { kind: "bad" as const, title: "failedTitle", text: "problem.failed" };
		},
	);
	const cookie = flashCookie({ namespace: "recordStates", ...message });
	const from = form.get("zurueck");
	return redirect(afterSignIn(typeof from === "string" ? from : null), { headers: { "Set-Cookie": cookie } });
}

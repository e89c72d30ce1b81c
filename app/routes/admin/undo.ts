import { replace } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { languageOf } from "../../foundation/i18n/language.ts";
import { officeAddress } from "../../foundation/i18n/office-address.ts";
import { undoerOf } from "../../back-office/collections/lists.server.ts";
import { takeBack } from "../../office/list/undo.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { type Flash, flashCookie } from "../../site/flash.server.ts";
import { refuseReading, sentForm } from "../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/undo";

export const loader = refuseReading;

/** Takes back what was done with one row of a list or with many, and leads to the page whose message had the button. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const back = officeAddress(String((await sentForm(request)).get("zurueck"))) ?? "/admin/dashboard";
	const language = languageOf({ url, request });
	const message = await takeBack(params.id, staff, (list) => undoerOf(list, staff, language)).then(
		(undone): Pick<Flash, "kind" | "title" | "text" | "values"> => {
			if (!undone) return { kind: "bad", title: "undoGone" };
			const { done, failed } = undone;
			const values = { count: String(done), names: failed.join(", ") };
			if (failed.length === 0) return { kind: "good", title: "undone", text: "undoneText", values };
			return done === 0
				? { kind: "bad", title: "undoneNone", text: "undoneNoneText", values }
				: { kind: "bad", title: "undonePartly", text: "undonePartlyText", values };
		},
		(error: unknown) => {
			context.get(requestContext).log.error({ err: error }, "a change could not be taken back");
			return { kind: "bad" as const, title: "failedTitle", text: "failed" };
		},
	);
	return replace(back, { headers: { "Set-Cookie": flashCookie({ namespace: "bulk", ...message }) } });
}

import { replace } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { may, type Staff } from "../../accounts/role.ts";
import { services } from "../../collections.server.ts";
import { kindsFor } from "../../collections.ts";
import { REQUESTS } from "../../contact/request-before.server.ts";
import { type RequestsChange, undoRequests } from "../../contact/request-bulk.server.ts";
import { type Language, languageOf } from "../../i18n/language.ts";
import { officeAddress } from "../../i18n/office-address.ts";
import { type BulkChange, recallBulk, type TakenBack } from "../../office/bulk-changes.server.ts";
import { type BulkService, type Done, undoBulk } from "../../records/bulk.server.ts";
import { requestContext } from "../../request-context.server.ts";
import { refuseReading } from "../../site/deletion.server.ts";
import { type Flash, flashCookie } from "../../site/flash.server.ts";
import { sentForm } from "../../ui/form-reader.ts";
import type { Route } from "./+types/bulk-undo";

export const loader = refuseReading;

/** Takes back what was done with many records, and leads to the list whose message had the button. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const from = (await sentForm(request)).get("zurueck");
	const message = await takeBack(params.id, staff, languageOf({ url, request })).then(
		(undone): Pick<Flash, "kind" | "title" | "text" | "values"> => {
			if (!undone) return { kind: "bad", title: "undoGone" };
			const { done, failed } = undone;
			const values = { count: String(done), names: failed.join(", ") };
			if (failed.length === 0)
				return { kind: "good", title: "undone", text: done === 1 ? "undoneOne" : "undoneText", values };
			return done === 0
				? { kind: "bad", title: "undoneNone", text: "undoneNoneText", values }
				: { kind: "bad", title: "undonePartly", text: "undonePartlyText", values };
		},
		(error: unknown) => {
			context.get(requestContext).log.error({ err: error }, "changes of many records could not be taken back");
			return { kind: "bad" as const, title: "failedTitle", text: "failed" };
		},
	);
	const cookie = flashCookie({ namespace: "bulk", ...message });
	return replace(officeAddress(typeof from === "string" ? from : null) ?? "/admin/dashboard", {
		headers: { "Set-Cookie": cookie },
	});
}

async function takeBack(id: string, staff: Staff, language: Language): Promise<TakenBack | null> {
	const change = await recallBulk(id, staff);
	if (change?.list === REQUESTS)
		return may(staff.role, "requests") ? undoRequests(change as RequestsChange, staff, language) : null;
	const kind = kindsFor(staff.role).find((one) => one === change?.list);
	if (!change || !kind) return null;
	return undoBulk(services[kind] as unknown as BulkService, change as BulkChange<Done>, staff);
}

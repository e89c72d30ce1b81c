import { replace } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { changedBy, lastChange } from "../../../back-office/collections/colleagues.server.ts";
import { officeAddress } from "../../../foundation/i18n/office-address.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { withWayBack } from "../../../office/way-back.ts";
import { rememberRecordChange } from "../../../content/list/record-bulk.server.ts";
import { CHANGED, shownIn } from "../../../content/shown.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { refuseReading, sentForm } from "../../../foundation/request/sent-form.server.ts";
import { type Flash, flashCookie, redirectWithFlash } from "../../../site/flash.server.ts";
import type { Route } from "./+types/record-delete";

export const loader = refuseReading;

/** Moves a record to the trash. One that somebody has changed since it was shown is shown as it is now, and by whom. */
export async function action({ params: { id }, request, url, context }: Route.ActionArgs) {
	const kind = kindAt(url.pathname);
	const { texts: namespace, office } = collections[kind];
	const staff = staffIn(context);
	const form = await sentForm(request);
	const name = String(form.get("name") ?? "");
	const list = officeAddress(String(form.get("back") ?? ""));
	const toList = (flash: Omit<Flash, "namespace">) =>
		replace(list ?? "/admin/dashboard", { headers: { "Set-Cookie": flashCookie({ ...flash, namespace }) } });
	try {
		const removed = await services[kind].remove(id, staff, shownIn(form));
		if (removed === null) return toList({ kind: "bad", title: "deleteMissing" });
		if (removed === CHANGED) {
			const flash = await changedBy(await lastChange(kind, id), name, staff, languageOf({ url, request }));
			return redirectWithFlash(list === null ? office.edit + id : withWayBack(office.edit + id, list), flash);
		}
		const undo = await rememberRecordChange(collections[kind], id, "trash", staff);
		return toList({ kind: "good", title: "deleted", text: "deletedText", values: { name: removed }, undo });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a record could not be deleted");
		const values = { name, code: "503" };
		return toList({ kind: "bad", title: "deleteErrorTitle", text: "deleteErrorText", values });
	}
}

import { staffIn } from "../../../accounts/guard.server.ts";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { changedFlash } from "../../../back-office/collections/colleagues.server.ts";
import { officeAddress } from "../../../foundation/i18n/office-address.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { withWayBack } from "../../../office/way-back.ts";
import { rememberRecordChange } from "../../../content/list/record-bulk.server.ts";
import { CHANGED, shownIn } from "../../../content/shown.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { refuseReading } from "../../../foundation/request/refuse-reading.server.ts";
import { deleteForForm } from "../../../site/deletion.server.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import type { Route } from "./+types/record-delete";

export const loader = refuseReading;

/**
 * Moves a record of any collection to the trash. One that somebody has changed since it was shown is shown as it is
 * now, and by whom.
 */
export function action({ params: { id }, request, url, context }: Route.ActionArgs) {
	const kind = kindAt(url.pathname);
	const staff = staffIn(context);
	return deleteForForm(request, context.get(requestContext).log, collections[kind].texts, async (form) => {
		const list = officeAddress(String(form.get("back") ?? ""));
		const removed = await services[kind].remove(id, staff, shownIn(form));
		if (removed === null) return null;
		if (removed !== CHANGED)
			return { name: removed, undo: await rememberRecordChange(collections[kind], id, "trash", staff) };
		const flash = await changedFlash({ kind, id }, String(form.get("name")), staff, languageOf({ url, request }));
		const edit = collections[kind].office.edit + id;
		return redirectWithFlash(list === null ? edit : withWayBack(edit, list), flash);
	});
}

import { replace } from "react-router";
import type { Log } from "../foundation/request/request-context.server.ts";
import { officeAddress } from "../foundation/i18n/office-address.ts";
import { sentForm } from "../foundation/request/sent-form.server.ts";
import { flashCookie } from "./flash.server.ts";

/**
 * Answers a form that deletes a record with a redirect to its list, where a message has an undo button. `remove`
 * returns the record's name and the id of the undo, null if it was already deleted, or where to ask first. The texts
 * are in the namespace of the record's form.
 */
export async function deleteForForm(
	request: Request,
	log: Log,
	namespace: string,
	remove: (form: FormData) => Promise<{ name: string; undo: string | null } | Response | null>,
) {
	const form = await sentForm(request);
	const textOf = (field: string) => String(form.get(field) ?? "");
	const message = await remove(form).then(
		(removed) => {
			if (removed instanceof Response) return removed;
			if (removed === null) return flashCookie({ kind: "bad", namespace, title: "deleteMissing" });
			const { name, undo } = removed;
			return flashCookie({ kind: "good", namespace, title: "deleted", text: "deletedText", values: { name }, undo });
		},
		(error: unknown) => {
			log.error({ err: error }, "a record could not be deleted");
			return flashCookie({
				kind: "bad",
				namespace,
				title: "deleteErrorTitle",
				text: "deleteErrorText",
				values: { name: textOf("name"), code: "503" },
			});
		},
	);
	if (message instanceof Response) return message;
	return replace(officeAddress(textOf("back")) ?? "/admin/dashboard", { headers: { "Set-Cookie": message } });
}

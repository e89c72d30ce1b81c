import { data, redirect } from "react-router";
import type { Log } from "../request-context.server.ts";
import { sentForm } from "../ui/form-reader.ts";
import { flashCookie } from "./flash.server.ts";

/** Deleting takes a form, never a link. */
export function refuseReading(): never {
	throw data(null, { status: 405, headers: { Allow: "POST" } });
}

/**
 * Deletes a record that a form names, and says on the dashboard what became of it. `remove` gives back the record's
 * name, or null when it was gone already. The texts stand in the namespace of the record's form.
 */
export async function deleteForForm(
	request: Request,
	log: Log,
	namespace: string,
	remove: () => Promise<string | null>,
) {
	if (request.method !== "POST") refuseReading();
	const form = await sentForm(request).catch(() => new FormData());
	const word = (field: string) => String(form.get(field) ?? "");
	const told = await remove().then(
		(name) =>
			name === null
				? flashCookie({ kind: "bad", namespace, title: "deleteMissing" })
				: flashCookie({ kind: "good", namespace, title: "deleted", text: "deletedText", values: { name } }),
		(error: unknown) => {
			log.error({ err: error }, "a record could not be deleted");
			return flashCookie({
				kind: "bad",
				namespace,
				title: "deleteErrorTitle",
				text: "deleteErrorText",
				values: { name: word("name"), code: "503" },
			});
		},
	);
	// Only the query comes from the form, so it can lead nowhere but to the dashboard as it was searched and turned to.
	const query = new URLSearchParams(word("back").slice(0, 2000)).toString();
	return redirect(query ? `/admin/dashboard?${query}` : "/admin/dashboard", { headers: { "Set-Cookie": told } });
}

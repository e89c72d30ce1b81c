import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { listNamed } from "../../../collections/lists.server.ts";
import { addView, changeView, deleteView, forgetLists, keepLooks } from "../../../office/list/list-views.server.ts";
import { savedQuery, VIEW, viewAddress, viewForm } from "../../../office/list/list-views.ts";
import { type Flash, flashCookie } from "../../../site/flash.server.ts";
import { sentForm } from "../../../request/sent-form.server.ts";
import { readForm } from "../../../ui/form/form-reader.ts";
import { refuseReading } from "../../../request/refuse-reading.server.ts";
import type { Route } from "./+types/list-views";

export const loader = refuseReading;

/**
 * Saves, changes or deletes a view of a list, keeps how the user has a list, or forgets how they last had all of them.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const person = staffIn(context);
	const form = await sentForm(request);
	const word = (name: string) => String(form.get(name) ?? "");
	const intent = word("intent");
	if (intent === "reset") {
		await forgetLists(person);
		return redirect("/admin/konto", { headers: { "Set-Cookie": message("good", "resetDone") } });
	}
	const definition = await listNamed(word("list"), person)?.definition();
	if (!definition) throw data(null, { status: 400 });
	const { name, address: list } = definition;
	const search = new URLSearchParams(word("query"));
	if (intent === "looks") {
		await keepLooks(search, definition, person);
		return new Response(null, { status: 204 });
	}
	const query = savedQuery(search, definition);
	const id = word("id");
	const to = (address: string, kindOf: Flash["kind"], title: string) =>
		redirect(address, { headers: { "Set-Cookie": message(kindOf, title) } });
	const asItWas = id ? viewAddress(list, { id, query }) : `${list}?${VIEW}=${query && `&${query}`}`;
	if (intent === "delete") {
		const deleted = await deleteView(name, id, person);
		return deleted.ok ? to(`${list}?${VIEW}=`, "good", "deleted") : to(asItWas, "bad", deleted.reason);
	}
	if (intent === "save") {
		const saved = await changeView(name, id, { query }, person);
		return saved.ok ? to(asItWas, "good", "saved") : to(asItWas, "bad", saved.reason);
	}
	if (intent !== "add" && intent !== "rename") throw data(null, { status: 400 });
	const named = readForm(viewForm, form);
	if (!named.ok) return to(asItWas, "bad", "nameMissing");
	const view = { ...named.value, query };
	const saved = await (intent === "add" ? addView(name, view, person) : changeView(name, id, view, person));
	return saved.ok ? to(viewAddress(list, { id: saved.id, query }), "good", "saved") : to(asItWas, "bad", saved.reason);
}

function message(kind: Flash["kind"], title: string): string {
	return flashCookie({ kind, namespace: "listViews", title });
}

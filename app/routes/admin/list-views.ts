import { data, redirect } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { may, type Role } from "../../accounts/role.ts";
import { staffWith } from "../../accounts/staff-with.server.ts";
import { collections, kindsFor } from "../../collections.ts";
import { LIST, requestPlace } from "../../contact/request-list.ts";
import { addView, changeView, deleteView, forgetLists } from "../../office/list-views.server.ts";
import { savedQuery, VIEW, viewAddress, viewForm } from "../../office/list-views.ts";
import type { ListPlace } from "../../office/table-query.ts";
import { rememberPane } from "../../records/pane-choice.server.ts";
import { readPane } from "../../records/preview.ts";
import { ownPlaceOf } from "../../records/record-list.ts";
import { unavailable } from "../../request-context.server.ts";
import { type Flash, flashCookie } from "../../site/flash.server.ts";
import { readForm, sentForm } from "../../ui/form-reader.ts";
import type { Route } from "./+types/list-views";

export function loader() {
	throw data(null, { status: 405, headers: { Allow: "POST" } });
}

/**
 * Saves, changes or deletes a view of a list, keeps how the user has the preview beside forms, or forgets how they last
 * had that and all lists.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const person = staffIn(context);
	const form = await sentForm(request);
	const word = (name: string) => String(form.get(name) ?? "");
	const intent = word("intent");
	const failed = unavailable(context, "a view of a list could not be saved");
	if (intent === "reset") {
		await forgetLists(person).catch(failed);
		return redirect("/admin/konto", { headers: { "Set-Cookie": message("good", "resetDone") } });
	}
	if (intent === "preview") {
		const choice = readPane(form);
		if (!choice) throw data(null, { status: 400 });
		await rememberPane(choice, person).catch(failed);
		return new Response(null, { status: 204 });
	}
	const found = await listOf(word("list"), person.role).catch(failed);
	if (!found) throw data(null, { status: 400 });
	const { name, list, place } = found;
	const query = savedQuery(new URLSearchParams(word("query")), place);
	const id = word("id");
	const to = (address: string, kindOf: Flash["kind"], title: string) =>
		redirect(address, { headers: { "Set-Cookie": message(kindOf, title) } });
	const asItWas = id ? viewAddress(list, { id, query }) : `${list}?${VIEW}=${query && `&${query}`}`;
	if (intent === "delete") {
		const deleted = await deleteView(name, id, person).catch(failed);
		return deleted ? to(`${list}?${VIEW}=`, "good", "deleted") : to(asItWas, "bad", "missing");
	}
	if (intent === "save") {
		const saved = await changeView(name, id, { query }, person).catch(failed);
		return saved.ok ? to(asItWas, "good", "saved") : to(asItWas, "bad", saved.reason);
	}
	if (intent !== "add" && intent !== "rename") throw data(null, { status: 400 });
	const named = readForm(viewForm, form);
	if (!named.ok) return to(asItWas, "bad", "nameMissing");
	const view = { ...named.value, query };
	const saved = await (intent === "add" ? addView(name, view, person) : changeView(name, id, view, person)).catch(
		failed,
	);
	return saved.ok ? to(viewAddress(list, { id: saved.id, query }), "good", "saved") : to(asItWas, "bad", saved.reason);
}

function message(kind: Flash["kind"], title: string): string {
	return flashCookie({ kind, namespace: "listViews", title });
}

/** A list that a role may see, and what its address may say. */
async function listOf(word: string, role: Role): Promise<{ name: string; list: string; place: ListPlace } | null> {
	if (word === "request" && may(role, "requests")) {
		const colleagues = await staffWith("requests");
		return { name: word, list: LIST, place: requestPlace(colleagues.map(({ id }) => id)) };
	}
	const kind = kindsFor(role).find((one) => one === word);
	return kind ? { name: kind, list: collections[kind].office.list, place: ownPlaceOf(collections[kind]) } : null;
}

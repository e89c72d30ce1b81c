import { data, redirect } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { deleteOffer } from "../../offers/offer-trash.server.ts";
import { flashCookie } from "../../site/flash.server.ts";
import type { Route } from "./+types/offer-delete";

/** Deleting takes a form, never a link. */
export function loader() {
	throw data(null, { status: 405, headers: { Allow: "POST" } });
}

export async function action({ params, request, context }: Route.ActionArgs) {
	if (request.method !== "POST") throw data(null, { status: 405, headers: { Allow: "POST" } });
	const name = await deleteOffer(params.id, staffIn(context));
	const flash =
		name === null
			? flashCookie({ kind: "bad", namespace: "angebote", title: "deleteMissing" })
			: flashCookie({ kind: "good", namespace: "angebote", title: "deleted", text: "deletedText", values: { name: name.slice(0, 200) } });
	return redirect("/admin/dashboard", { headers: { "Set-Cookie": flash } });
}

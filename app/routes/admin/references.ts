import { data } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { services } from "../../collections/collections.server.ts";
import { allCollections, kindsFor } from "../../collections/collections.ts";
import { referencesIn } from "../../records/references/reference.ts";
import { unavailable } from "../../request/request-context.server.ts";
import type { Route } from "./+types/references";

/** What may be typed into a field that names records of a collection, for those who manage records with such a field. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const kinds = kindsFor(staffIn(context).role);
	const mine = allCollections.filter(({ kind }) => kinds.includes(kind));
	const named = mine.flatMap(({ fields }) => referencesIn(fields)).map(({ to }) => to);
	// The people that may be named stand in the form itself.
	const kind = named.filter((to) => to !== "person").find((to) => to === params.kind);
	if (!kind) throw data(null, { status: 404 });
	const typed = (url.searchParams.get("q") ?? "").slice(0, 200);
	return Response.json(
		await services[kind].suggested(typed).catch(unavailable(context, "records to name could not be read")),
	);
}

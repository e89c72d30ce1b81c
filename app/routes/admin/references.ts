import { data } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { services } from "../../collections/collections.server.ts";
import { allCollections, kindsFor } from "../../collections/collections.ts";
import { referencesIn } from "../../records/references/reference.ts";
import type { Route } from "./+types/references";

/** What may be typed into a field that names records of a collection, for those who manage records with such a field. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
	const kinds = kindsFor(staffIn(context).role);
	const mine = allCollections.filter(({ kind }) => kinds.includes(kind));
	const field = mine.flatMap(({ fields }) => referencesIn(fields)).find(({ to }) => to === params.kind);
	if (!field) throw data(null, { status: 404 });
	const typed = (url.searchParams.get("q") ?? "").slice(0, 200);
	return Response.json(await services[field.to].suggested(typed));
}

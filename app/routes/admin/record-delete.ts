import { staffIn } from "../../accounts/guard.server.ts";
import { services } from "../../collections.server.ts";
import { collections, kindAt } from "../../collections.ts";
import { requestContext } from "../../request-context.server.ts";
import { deleteForForm, refuseReading } from "../../site/deletion.server.ts";
import type { Route } from "./+types/record-delete";

export const loader = refuseReading;

/** Moves a record of any collection to the trash. */
export function action({ params, request, url, context }: Route.ActionArgs) {
	const kind = kindAt(url.pathname);
	return deleteForForm(request, context.get(requestContext).log, collections[kind].texts, () =>
		services[kind].remove(params.id, staffIn(context)),
	);
}

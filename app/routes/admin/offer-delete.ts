import { staffIn } from "../../accounts/guard.server.ts";
import { deleteOffer } from "../../offers/offer-trash.server.ts";
import { requestContext } from "../../request-context.server.ts";
import { deleteForForm, refuseReading } from "../../site/deletion.server.ts";
import type { Route } from "./+types/offer-delete";

export const loader = refuseReading;

export function action({ params, request, context }: Route.ActionArgs) {
	return deleteForForm(request, context.get(requestContext).log, "angebote", () => deleteOffer(params.id, staffIn(context)));
}

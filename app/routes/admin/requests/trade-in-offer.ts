import { data, redirect } from "react-router";
import { may } from "../../../accounts/role.ts";
import { staffIn } from "../../../accounts/guard.server.ts";
import { makeOfferOf } from "../../../office-pages/trade-in-offer.server.ts";
import { offerRecord } from "../../../offers/offer-record.ts";
import { unavailable } from "../../../request/request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { sentForm } from "../../../ui/form/form-reader.ts";
import { refuseReading } from "../../../site/deletion.server.ts";
import type { Route } from "./+types/trade-in-offer";

export const loader = () => refuseReading();

/** Makes an offer from the machine that a request gives in part exchange, and leads to its form. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
	const by = staffIn(context);
	if (!may(by.role, "offers")) throw data(null, { status: 403 });
	const known = String((await sentForm(request)).get("known") ?? "") || null;
	const offer = await makeOfferOf(id, known, by).catch(
		unavailable(context, "an offer of a trade-in could not be made"),
	);
	if (!offer) throw data(null, { status: 404 });
	const flash = flashCookie({ kind: "good", namespace: "requestWork", title: "offerMade" });
	return redirect(offerRecord.office.edit + offer, { headers: { "Set-Cookie": flash } });
}

import { peopleOnSite, portraitPath } from "../../office/people.server.ts";
import type { Seller } from "../offer.ts";

/** Whom visitors ask about an offer: the person it names, else who added it; null where they may see neither. */
export async function sellerOf(offer: {
	contact_person: string | null;
	user_id: string | null;
}): Promise<Seller | null> {
	const ids = [offer.contact_person, offer.user_id].filter((id) => id !== null);
	if (ids.length === 0) return null;
	const rows = await peopleOnSite()
		.select(["users.id", "display_name", "direct_phone", portraitPath.as("portrait")])
		.where("users.id", "in", ids)
		.execute();
	const found = ids.map((id) => rows.find((row) => row.id === id)).find((row) => row !== undefined);
	return found ? { name: found.display_name!, phone: found.direct_phone, portrait: found.portrait } : null;
}

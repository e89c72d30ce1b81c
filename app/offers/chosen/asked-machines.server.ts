import { db } from "../../database/client.server.ts";
import { isId } from "../../database/identity.ts";
import type { Language } from "../../i18n/language.ts";
import { MOST_IDS } from "./offer-ids.ts";
import { named } from "../offer-rows.server.ts";
import { offersEverShown } from "../public-offers.server.ts";

/** A machine named in a request; `id` is null once its offer is deleted. */
export type AskedMachine = { id: string | null; name: string; nr: number };

/**
 * Reads the machines that a form asks about, in its order. Includes those that left the website while the form was
 * open, but none that was never there.
 */
export async function askedMachines(asked: readonly string[], language: Language): Promise<AskedMachine[]> {
	const ids = asked.slice(0, MOST_IDS).filter(isId);
	if (ids.length === 0) return [];
	const offers = await offersEverShown().select(["id", "nr", "name", "name_en"]).where("id", "in", ids).execute();
	const deleted = await db()
		.selectFrom("gone_offers")
		.innerJoin("trash", "trash.id", "gone_offers.id")
		.select(["trash.id", "trash.nr", "trash.name"])
		.where("trash.id", "in", ids)
		.where("trash.kind", "=", "offer")
		.execute();
	const found = new Map<string, AskedMachine>();
	for (const offer of offers) found.set(offer.id, { id: offer.id, nr: offer.nr, name: named(offer, language).name });
	for (const { id, nr, name } of deleted) if (nr !== null) found.set(id, { id: null, nr, name });
	return ids.flatMap((id) => found.get(id) ?? []);
}

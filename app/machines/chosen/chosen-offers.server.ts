import { isId } from "../../foundation/database/identity.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { mostIn } from "../../site/watchlist/watchlist.ts";
import { offerDetail, type OfferDetail } from "../offers.server.ts";
import { toCards, withCover, named } from "../offer-rows.server.ts";
import { offersWithPage, pageOf, offersEverShown } from "../public-offers.server.ts";
import { db } from "../../foundation/database/client.server.ts";

/** Reads chosen machines in their order, sold ones too, as many as an address may name; `gone` have no page. */
export async function chosenOffers(asked: readonly string[], language: Language) {
	const all = asked.slice(0, mostIn.watchlist);
	const ids = all.filter(isId);
	if (ids.length === 0) return { ids: all, offers: [], gone: all.length };
	const rows = await withCover(offersWithPage()).where("Angebote.id", "in", ids).execute();
	const cards = await toCards(rows.filter(pageOf), language);
	const offers = cards.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
	return { ids: all, offers, gone: all.length - offers.length };
}

/**
 * Reads the machines that a form opens with, in their order: cards, and the names of those that left the website while
 * the visitor looked at them; and from when all are free for hire. Knows none while the database is away: the form
 * works without.
 */
export async function machinesOfForm(asked: readonly string[], language: Language) {
	try {
		const { offers } = await chosenOffers(asked, language);
		const missing = asked.filter((id) => !offers.some((offer) => offer.id === id));
		const former = await askedMachines(missing, language);
		const ids = former.length > 0 ? asked : offers.map(({ id }) => id);
		const hireFrom = offers
			.flatMap(({ freeDay }) => freeDay ?? [])
			.toSorted()
			.at(-1);
		return { offers, former: former.map(({ name }) => name), ids: ids.join(","), hireFrom };
	} catch {
		return { offers: [], former: [], ids: "", hireFrom: undefined };
	}
}

/** Reads the machines for the comparison, with the data for staff only for staff. */
export async function comparedOffers(asked: readonly string[], language: Language, reader: { forStaff: boolean }) {
	const ids = asked.slice(0, mostIn.comparison);
	const found = await Promise.all(ids.map((id) => offerDetail(id, language, reader)));
	const offers = found.filter((offer) => offer !== null).map(toCompared);
	return { offers, gone: ids.length - offers.length };
}

export type ComparedOffer = ReturnType<typeof toCompared>;

function toCompared(offer: OfferDetail) {
	const { pictures: _, documents: _documents, description: _text, video: _video, trust: _trust, ...compared } = offer;
	return compared;
}

/** A machine named in a request; `id` is null once its offer is deleted. */
export type AskedMachine = { id: string | null; name: string; nr: number };

/** Reads the machines that a form asks about, in its order: those on the website, and those that have left it. */
export async function askedMachines(asked: readonly string[], language: Language): Promise<AskedMachine[]> {
	const ids = asked.slice(0, mostIn.watchlist).filter(isId);
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

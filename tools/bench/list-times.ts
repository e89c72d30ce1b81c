import { closeDatabase, db } from "#app/foundation/database/client.server.ts";
import { listFilters } from "#app/machines/list/known-filters.ts";
import { readOfferFilter } from "#app/machines/list/list-address.ts";
import { countOffers, offerPage } from "#app/machines/list/offer-list.server.ts";
import { filters } from "./filters.ts";
import { timeOf } from "./time-of.ts";

/** How long the site takes for the data of a list, without drawing it. */
export type ListTime = {
	name: string;
	hits: number;
	/** Milliseconds. */
	page: number;
	/** Milliseconds of the first list after an offer has changed. */
	afterChange: number;
};

const REPEATS = 15;
const times: ListTime[] = [];

for (const [name, address] of filters) {
	const filter = readOfferFilter(new URLSearchParams(address), "kauf", listFilters);
	times.push({
		name,
		hits: await countOffers(filter),
		page: await timeOf(() => offerPage(filter, "de"), REPEATS),
		afterChange: await timeOf(() => offerPage(filter, "de"), REPEATS, changeOffer),
	});
}
await closeDatabase();
console.log(JSON.stringify(times));

function changeOffer(): Promise<unknown> {
	return db().updateTable("Angebote").set({ available: true }).where("nr", "=", 1).execute();
}

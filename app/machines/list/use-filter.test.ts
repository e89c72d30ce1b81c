import { expect, test } from "vitest";
import { listFilters } from "./known-filters.ts";
import { readOfferFilter } from "./list-address.ts";
import { type Requested, whenShown } from "./use-filter.ts";

const filterOf = (address: string) => readOfferFilter(new URLSearchParams(address), "kauf", listFilters);
const shownFirst = (address: string): Requested => {
	const last = filterOf(address);
	return { last, address, addresses: new Set([address]) };
};
const ask = ({ addresses }: Requested, address: string): Requested => ({
	last: filterOf(address),
	address,
	addresses: new Set([...addresses, address]),
});
const show = (requested: Requested, address: string) => whenShown(requested, address, filterOf(address));

test("an older filter that is rendered behind a newer change takes nothing away from it", () => {
	let now = show(ask(shownFirst(""), "category=bagger"), "category=bagger");
	now = ask(now, "q=Tornavik&category=bagger");
	expect(show(now, "category=bagger").last.q).toBe("Tornavik");
	expect(show(now, "").last.q, "a chip, or the back button").toBe("");
	now = show(now, "q=Tornavik&category=bagger");
	expect(show(now, "category=bagger").last.q, "the back button").toBe("");
});

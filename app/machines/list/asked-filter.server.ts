import type { Search } from "../../foundation/request/public-loader.server.ts";
import type { OfferType } from "../offer.ts";
import { bothEnds, type ListFilter } from "./filter-kinds.ts";
import { isUnsearchable, type OfferFilter, readOfferFilter } from "./list-address.ts";
import { readSearch } from "./search-grammar.ts";
import { rounded } from "./typed-number.ts";

/** Reads the filter from a list's address. Conditions in its search, such as "ab 2018", override the other fields. */
export function askedFilter(params: Search<string>, pageType: OfferType, open: readonly ListFilter[]): OfferFilter {
	const q = isUnsearchable(params) ? "" : (params.get("q") ?? "").trim();
	const list = params.get("type");
	const said = readSearch(q, {
		pageType: list === "miete" || list === "kauf" ? list : pageType,
		hasWeight: open.some(({ name }) => name === "weight"),
	});
	const words = new Map<string, string>([["q", said.q]]);
	const hasPrice = Object.keys(said.price).length > 0;
	const type = said.type ?? (list === "alle" && hasPrice ? "kauf" : list);
	if (type) words.set("type", type);
	if (said.condition) words.set("condition", said.condition);
	// A price in the fields is one of the page's type.
	if (hasPrice || (type && type !== pageType))
		for (const end of bothEnds) words.set(end, String(said.price[end] ?? ""));
	if (said.onlyPriced) words.set("on_request", "0");
	for (const filter of open) {
		const limits = filter.kind === "range" && said.limits[filter.name];
		if (!limits) continue;
		for (const end of bothEnds)
			if (limits[end] !== undefined)
				words.set(`${filter.name}_${end}`, String(rounded(limits[end] / filter.scale, filter.decimals)));
	}
	for (const [name, word] of Object.entries(said.words)) words.set(name, word);
	if (said.sort && !params.get("sort")) words.set("sort", said.sort);
	const get = (name: string) => words.get(name) ?? params.get(name);
	const getAll = (name: string) => (words.has(name) ? [words.get(name)!] : params.getAll(name));
	return readOfferFilter({ get, getAll }, pageType, open);
}

import * as v from "valibot";
import { neededLine } from "../../ui/form/form-words.ts";
import type { ListDefinition } from "./list-definition.ts";
import { COLUMNS, queryFields, readTableQuery } from "./table-query.ts";

/** A list as somebody has saved it. */
export type ListView = {
	id: string;
	name: string;
	/** The part of its address after the question mark. */
	query: string;
	shared: boolean;
	/** It belongs to the reader. */
	isOwn: boolean;
};

/** The parameter with the id of the open view. */
export const VIEW = "view";
/** Parameters that say how a list looks, and not what stands in it. */
const LOOKS = [COLUMNS, "size"];

/**
 * What an address asks of a list, always in the same order, without its page and without what the list does not know;
 * so two addresses of the same list can be compared.
 */
export function savedQuery(search: URLSearchParams, definition: ListDefinition): string {
	const fields = queryFields({ ...readTableQuery(search, definition), page: 1 }, definition);
	return new URLSearchParams(fields).toString();
}

/** What a person finds again at the next visit: the view, or else columns and lines a page. */
export function rememberedPart(search: URLSearchParams, definition: ListDefinition): string {
	const view = search.get(VIEW);
	if (view) return new URLSearchParams({ [VIEW]: view }).toString();
	const looks = [...new URLSearchParams(savedQuery(search, definition))].filter(([name]) => LOOKS.includes(name));
	return new URLSearchParams(looks).toString();
}

/**
 * What an address asks of a list, with the looks that it says nothing of as they were last; a parameter without a value
 * asks for what is usual. It is the address itself where that says everything.
 */
export function withLooks(search: URLSearchParams, last: string): URLSearchParams {
	const missing = [...new URLSearchParams(last)].filter(([name]) => LOOKS.includes(name) && !search.has(name));
	return missing.length === 0 ? search : new URLSearchParams([...search, ...missing]);
}

/** The address of a view, at its list. */
export function viewAddress(list: string, { id, query }: Pick<ListView, "id" | "query">): string {
	return `${list}?${new URLSearchParams({ [VIEW]: id })}${query && `&${query}`}`;
}

/** The form that saves a view. */
export const viewForm = v.object({
	name: neededLine("error.viewName", 60),
	shared: v.pipe(
		v.optional(v.string(), ""),
		v.transform((word) => word === "true"),
	),
});

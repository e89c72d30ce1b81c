import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useLocalPath } from "../../foundation/i18n/texts.tsx";
import { isOpenedEntry } from "../../foundation/ui/use-back-closes.ts";
import type { ListFilter } from "./filter-kinds.ts";
import { type OfferType, pathOfType } from "../offer.ts";
import { filterSearch, type OfferFilter, readOfferFilter } from "./list-address.ts";

/** Returns the address of a filtered list: each offer type has its own page, a list of both stays on this one. */
export function useFilterAddress(pageType: OfferType): (filter: OfferFilter) => string {
	const here = useLocalPath();
	return (filter) => {
		const page = filter.type === "alle" ? pageType : filter.type;
		return here(pathOfType[page]) + filterSearch(filter, page);
	};
}

/** Whether only an existing text or limit was edited: one step back undoes a filter, not a letter. */
function isTypedOn(before: string, after: string): boolean {
	const [[page, was], [nextPage, is]] = [before, after].map((address) => address.split("?")) as [string[], string[]];
	const [old, next] = [new URLSearchParams(was), new URLSearchParams(is)];
	const names = new Set([...old.keys(), ...next.keys()]);
	const isSame = (name: string) => old.getAll(name).join() === next.getAll(name).join();
	return (
		page === nextPage &&
		[...names].every((name) => isSame(name) || (/^q$|min$|max$/i.test(name) && old.has(name) && next.has(name)))
	);
}

/** The filter that was set last, its address, and all addresses that may be rendered on the way to it. */
export type Requested = { last: OfferFilter; address: string; addresses: ReadonlySet<string> };

/**
 * Returns what is requested after an address was rendered. While a newer change loads, that may be the address of an
 * older one, which counts no more. Any other address comes from elsewhere, such as a chip or the back button.
 */
export function whenShown(requested: Requested, shown: string, current: OfferFilter): Requested {
	const isOlder = shown !== requested.address && requested.addresses.has(shown);
	return isOlder ? requested : { last: current, address: shown, addresses: new Set([shown]) };
}

export type ChangeFilter = (change: (now: OfferFilter) => OfferFilter) => void;

/**
 * Returns the filter as the visitor last set it, even before its list has loaded, and a function that changes it and
 * goes to page one. `known` are the filters of the loaded page.
 */
export function useFilter(
	loaded: OfferFilter,
	pageType: OfferType,
	known: readonly ListFilter[],
): [OfferFilter, ChangeFilter] {
	const navigate = useNavigate();
	const navigation = useNavigation();
	const address = useFilterAddress(pageType);
	const isPending = navigation.location && navigation.location.pathname === address(loaded).split("?")[0];
	const current = isPending
		? readOfferFilter(new URLSearchParams(navigation.location.search), pageType, known)
		: loaded;
	const shown = address(current);
	// Changes build on one another, though a second may come before the first is rendered, and typed text comes late.
	const requested = useRef<Requested>({ last: current, address: shown, addresses: new Set([shown]) });
	useEffect(() => {
		requested.current = whenShown(requested.current, shown, current);
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [shown, navigation.state]);
	return [
		current,
		(change) => {
			const { last: before, address: from, addresses } = requested.current;
			const last = { ...change(before), page: 1 };
			const to = address(last);
			requested.current = { last, address: to, addresses: new Set([...addresses, to]) };
			void navigate(to, { preventScrollReset: true, replace: isOpenedEntry() || isTypedOn(from, to) });
		},
	];
}

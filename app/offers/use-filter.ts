import { useNavigate, useNavigation } from "react-router";
import { useLocalPath } from "../i18n/texts.tsx";
import type { OfferType } from "./offer.ts";
import { filterSearch, type OfferFilter, readOfferFilter } from "./offer-filter.ts";

const pathOfType = { kauf: "/angebot/kaufen", miete: "/angebot/mieten" } as const;

/** The address of a filtered list; another offer type lives on the other page. */
export function useFilterAddress(pageType: OfferType): (filter: OfferFilter) => string {
	const here = useLocalPath();
	return (filter) => {
		const page = filter.type === "alle" ? pageType : filter.type;
		return here(pathOfType[page]) + filterSearch(filter, page);
	};
}

/** The filter as the visitor last set it (also while the answer is still on its way), and how to set it. */
export function useFilter(answered: OfferFilter, pageType: OfferType): [OfferFilter, (next: OfferFilter) => void] {
	const navigate = useNavigate();
	const navigation = useNavigation();
	const address = useFilterAddress(pageType);
	const underWay = navigation.location && navigation.location.pathname === address(answered).split("?")[0];
	const current = underWay ? readOfferFilter(new URLSearchParams(navigation.location.search), pageType) : answered;
	return [current, (next) => navigate(address(next), { preventScrollReset: true, replace: true })];
}

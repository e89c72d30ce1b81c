import { data, redirect, useLocation, useNavigation } from "react-router";
import { LocalLink } from "../../i18n/link.tsx";
import { germanPath, languageOf, pathIn } from "../../i18n/language.ts";
import { useTexts } from "../../i18n/texts.tsx";
import type { OfferType } from "../../offers/offer.ts";
import { filterSearch, isUnsearchable, type OfferFilter, readOfferFilter, resetFilter } from "../../offers/offer-filter.ts";
import { countOffers, highestPrice, offerPage, waysOut } from "../../offers/offer-list.server.ts";
import { OfferFilters } from "../../offers/offer-filters.tsx";
import { OfferResults } from "../../offers/offer-results.tsx";
import { sliderEnd } from "../../offers/offer-price.ts";
import { requestContext } from "../../request-context.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import type { Route } from "./+types/offer-list";

/** What each of the two list pages lists. */
const typeOfPage = (pathname: string): OfferType => (germanPath(pathname).startsWith("/angebot/mieten") ? "miete" : "kauf");
const pathOfType = { kauf: "/angebot/kaufen", miete: "/angebot/mieten" } as const;

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const language = languageOf({ url, request });
	const pageType = typeOfPage(url.pathname);
	const filter = readOfferFilter(url.searchParams, pageType);
	if (filter.type !== pageType && filter.type !== "alle") {
		// The other kind has a page of its own; its prices are others, so the price range begins anew.
		throw redirect(pathIn(language, pathOfType[filter.type]) + filterSearch({ ...filter, min: null, max: null }, filter.type));
	}
	if (isUnsearchable(url.searchParams)) return data({ ...nothing(filter, pageType), problem: "search" as const }, { status: 400 });
	try {
		const [page, highest] = await Promise.all([offerPage(filter, language), filter.type === "alle" ? null : highestPrice(filter.type)]);
		const ways = page.count > 0 ? [] : await waysOut(filter);
		const isEmpty = page.count === 0 && ways.length === 0 && (await countOffers(resetFilter(filter))) === 0;
		return data({ ...page, filter: { ...filter, page: page.page }, pageType, priceEnd: sliderEnd(pageType, highest), ways, isEmpty, problem: null });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the offers could not be read");
		return data({ ...nothing(filter, pageType), problem: "database" as const }, { status: 503 });
	}
}

/** A list that could not be read: empty, with its filters. */
function nothing(filter: OfferFilter, pageType: OfferType) {
	return { offers: [], count: 0, page: 1, pages: 1, filter, pageType, priceEnd: sliderEnd(pageType, null), ways: [], isEmpty: false };
}

export default function OfferList({ loaderData }: Route.ComponentProps) {
	const t = useTexts("angebot");
	const { filter, pageType, priceEnd, count } = loaderData;
	const kind = filter.type === "alle" ? "Alle" : pageType === "kauf" ? "Kauf" : "Miete";
	const { pathname, search } = useLocation();
	const navigation = useNavigation();
	const busy = navigation.state === "loading" && navigation.location.pathname === pathname;
	const indexed = filterSearch({ ...resetFilter(filter), category: filter.category, subs: filter.subs, sort: "newest", page: filter.page }, pageType);
	return (
		<div className="page-width pt-10 sm:pt-14">
			<PageMeta title={t(`title${kind}`)} description={t(`description${kind}`)} search={indexed} />
			<h1 className="text-4xl sm:text-5xl">{t(`title${kind}`)}</h1>
			<p className="mt-3 max-w-[62ch] text-lg text-muted">{t(`intro${kind}`)}</p>
			<div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
				<OfferFilters filter={filter} pageType={pageType} priceEnd={priceEnd} count={count} />
				<OfferResults {...loaderData} from={pathname + search} busy={busy} />
			</div>
			{count > 0 && (
				<p className="mt-12 text-muted">
					{t("noneHelp")}{" "}
					<LocalLink to="/kontakt" className="font-semibold text-ink underline decoration-amber decoration-2 underline-offset-4">
						{t("noneAsk")}
					</LocalLink>
				</p>
			)}
		</div>
	);
}

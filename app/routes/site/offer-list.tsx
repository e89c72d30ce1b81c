import { data, redirect, useLocation, useNavigation } from "react-router";
import { staffOrNull } from "../../accounts/session.server.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { type Language, pathIn } from "../../foundation/i18n/language.ts";
import { usePaginationTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { parametersOf, sliderEnd } from "../../machines/list/filter-kinds.ts";
import { listFilters } from "../../machines/list/known-filters.ts";
import { type OfferType, pathOfType } from "../../machines/offer.ts";
import { filterSearch, isUnsearchable, canonicalAddress, type OfferFilter } from "../../machines/list/list-address.ts";
import { askedFilter } from "../../machines/list/asked-filter.server.ts";
import { offerPage } from "../../machines/list/offer-list.server.ts";
import { helpWithFewHits, noHelp } from "../../machines/search/nearest-offers.server.ts";
import { OfferResults } from "../../machines/list/offer-results.tsx";
import { aidAddress, finderCategories } from "../../machines/finder/aid.ts";
import { OfferFilters } from "../../machines/list/filter-form.tsx";
import { currentStock } from "../../machines/list/stock.server.ts";
import { facetsWithoutStock } from "../../machines/list/facets.server.ts";
import {
	cachedValues,
	type PageParameters,
	publicLoader,
	uncached,
} from "../../foundation/request/public-loader.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { errandOf } from "../../machines/search/errands.ts";
import { breadcrumbs, JsonLd } from "../../site/json-ld.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { titleOf } from "../../foundation/ui/pagination.tsx";
import type { Route } from "./+types/offer-list";

const parameters: PageParameters = {
	category: cachedValues.word,
	sub: cachedValues.word,
	condition: cachedValues.word,
	type: cachedValues.word,
	sort: cachedValues.word,
	page: cachedValues.page,
	on_request: cachedValues.flag,
	...uncached("q", "min", "max", ...listFilters.flatMap(parametersOf)),
};

export const loader = publicLoader(parameters, async ({ path, search, language, request, context }) => {
	const pageType: OfferType = path.startsWith("/angebot/mieten") ? "miete" : "kauf";
	const reader = { forStaff: (await staffOrNull(request, context)) !== null };
	const stock = currentStock(reader);
	// Without the database no filter is closed; the failure is reported below.
	const open = await stock.then(
		({ filters }) => filters,
		() => listFilters,
	);
	const filter = askedFilter(search, pageType, open);
	// The other type has its own page.
	if (filter.type !== pageType && filter.type !== "alle")
		throw redirect(pathIn(language, pathOfType[filter.type]) + filterSearch(filter, filter.type));
	if (isUnsearchable(search))
		return data({ ...emptyList(filter, pageType, language), problem: "search" as const }, { status: 400 });
	try {
		const { highestPrice, ...page } = await offerPage(filter, language, stock);
		const help = await helpWithFewHits(page, language, reader);
		const priceEnd = sliderEnd(pageType, highestPrice, filter);
		// The filter has taken words such as "Leasing" out of the search.
		const errand = errandOf(search.get("q") ?? "");
		return data({ ...page, ...help, errand, pageType, priceEnd, problem: null });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the offers could not be read");
		return data({ ...emptyList(filter, pageType, language), problem: "database" as const }, { status: 503 });
	}
});

/** The page's data if the list could not be read: empty, but with its filters. */
function emptyList(filter: OfferFilter, pageType: OfferType, language: Language) {
	return {
		offers: [],
		count: 0,
		page: 1,
		pages: 1,
		filter,
		facets: facetsWithoutStock(filter, language),
		onRequest: 0,
		categories: null,
		pageType,
		priceEnd: sliderEnd(pageType, 0, filter),
		...noHelp,
	};
}

export default function OfferList({ loaderData }: Route.ComponentProps) {
	const t = useTexts("angebot");
	const { filter, pageType, count, page, pages, isEmpty } = loaderData;
	const { pathname, search } = useLocation();
	const navigation = useNavigation();
	const busy = navigation.state === "loading" && navigation.location.pathname === pathname;
	const words = useListTexts(filter, pageType);
	const whole = useListTexts({ ...filter, category: null }, pageType);
	const own = canonicalAddress({ ...filter, page: 1 }, pageType);
	const pageWords = usePaginationTexts(page, pages);
	return (
		<div className="page-width pt-6 sm:pt-14 print:pt-0">
			<PageMeta
				title={titleOf(words.title, page, pageWords)}
				description={words.description}
				{...canonicalAddress(filter, pageType)}
			/>
			{filter.category && <JsonLd data={breadcrumbs([whole.title, own.path], [words.title, own.path + own.search])} />}
			<h1 className="text-3xl sm:text-5xl print:text-xl">{words.title}</h1>
			<p className="mt-2 sm:mt-3 max-w-[62ch] text-lg text-muted max-sm:text-[0.9375rem] print:hidden">
				<span className="max-sm:hidden">{words.intro}</span>{" "}
				{(!filter.category || finderCategories.includes(filter.category)) && (
					<LocalLink
						to={aidAddress("finder")}
						className="text-ink underline decoration-amber decoration-2 underline-offset-4"
					>
						{t("toFinder")}
					</LocalLink>
				)}
			</p>
			<div
				className={`mt-5 grid grid-cols-1 items-start gap-5 sm:mt-8 sm:gap-8 print:mt-2 ${isEmpty ? "" : "xl:grid-cols-[24rem_minmax(0,1fr)] xl:gap-x-4 2xl:gap-x-8"}`}
			>
				{!isEmpty && <OfferFilters {...loaderData} />}
				<OfferResults {...loaderData} from={pathname + search} busy={busy} />
			</div>
			{count > 0 && (
				<p className="mt-12 text-muted print:hidden">
					{t("noneHelp")}{" "}
					<LocalLink
						to="/kontakt"
						className="font-semibold text-ink underline decoration-amber decoration-2 underline-offset-4"
					>
						{t("noneAsk")}
					</LocalLink>
				</p>
			)}
		</div>
	);
}

function useListTexts(filter: OfferFilter, pageType: OfferType) {
	const t = useTexts("angebot");
	const kind = filter.type === "alle" ? "Alle" : pageType === "kauf" ? "Kauf" : "Miete";
	const intro = t(`intro${kind}`);
	if (!filter.category) return { title: t(`title${kind}`), intro, description: t(`description${kind}`) };
	const category = t(`category.${filter.subs.length === 1 ? filter.subs[0]! : filter.category}`);
	return { title: t(`of${kind}`, { category }), intro, description: t(`about${kind}`, { category }) };
}

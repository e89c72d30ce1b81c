import { mdiClose, mdiBellOutline } from "@mdi/js";
import { Link } from "react-router";
import { LinkButton, LocalLink } from "../../foundation/i18n/link.tsx";
import { useAllTexts, useLanguage, usePaginationTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { useOpeningHours } from "../../foundation/i18n/use-opening-hours.ts";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import { Pagination } from "../../foundation/ui/pagination.tsx";
import { filterLabel } from "./condition-label.ts";
import { type OfferCard as Card, type OfferType, otherTypeOf, pathOfType } from "../offer.ts";
import { OfferCard } from "../offer-card.tsx";
import { type ActiveFilter, activeFilters, chooseType } from "./change-filter.ts";
import type { Facet } from "./filter-kinds.ts";
import { filterSearch, type OfferFilter, resetFilter, type Sort, sorts } from "./list-address.ts";
import { FILTER_FORM } from "./filter-form.tsx";
import { Printed } from "../page/printed.tsx";
import { useFilter, useFilterAddress } from "./use-filter.ts";
import { Suspense } from "react";
import { ComparisonBar } from "../../site/watchlist/lazy-watchlist.tsx";
import type { Errand } from "../search/errands.ts";
import type { offerPage } from "./offer-list.server.ts";
import type { ListHelp } from "../search/nearest-offers.server.ts";

type ListPage = Awaited<ReturnType<typeof offerPage>>;

type Props = ListHelp &
	Pick<ListPage, "offers" | "count" | "onRequest" | "page" | "pages" | "filter" | "facets"> &
	Partial<Pick<ListPage, "unfiltered" | "closestTo" | "passedOver">> & {
		errand?: Errand | null;
		pageType: OfferType;
		problem: "search" | "database" | null;
		/** The list's own address, for the way back from a machine. */
		from: string;
		busy: boolean;
	};

export function OfferResults(props: Props) {
	const { offers, nearest, count, passedOver, page, pages, filter, pageType, facets, problem, from, busy } = props;
	const t = useTexts("angebot");
	const errors = useTexts("errors");
	const address = useFilterAddress(pageType);
	const hasLimit = filter.min !== null || filter.max !== null;
	const unpriced = hasLimit && filter.onRequest ? props.onRequest : 0;
	const order = t(filter.sort === "newest" && filter.q ? "sort.best" : `sort.${filter.sort}`);
	const pageWords = usePaginationTexts(page, pages);
	const last = page < pages ? page * offers.length : count;
	const found = unpriced > 0 ? t("hitsPriced", { count, unpriced }) : t("hits", { count });
	return (
		<div aria-busy={busy} className={busy ? "opacity-60 transition-opacity delay-200 duration-150" : ""}>
			<div className="flex flex-wrap items-center justify-between gap-x-2 sm:gap-x-6 sm:gap-y-3">
				<p role="status" className="font-display text-xl font-bold sm:text-2xl">
					<span>{count > 0 ? found : !props.isEmpty && t("hitsNone")}</span>
					{count > 1 && <span className="sr-only">{`, ${order}, ${pageWords.pageOf}`}</span>}
				</p>
				{count > 0 && (
					<SearchOrderLink
						filter={filter}
						words="searchOrderShort"
						className="min-h-11 min-w-11 justify-center text-sm underline underline-offset-4 sm:ml-auto print:hidden"
					/>
				)}
				{count > 1 && <SortChoice filter={filter} pageType={pageType} facets={facets} />}
			</div>
			{pages > 1 && (
				<p className="hidden print:block">{t("printed", { first: last - offers.length + 1, last, count })}</p>
			)}
			<Chips filter={filter} pageType={pageType} facets={facets} />
			{props.errand && count > 0 && <ErrandLink errand={props.errand} kind="secondary" />}
			{count > 0 && passedOver && <p className="mt-3 text-muted">{t("passedOver", { words: passedOver })}</p>}
			{count > 0 && props.unfiltered && (
				<p className="mt-3 text-muted">{t("unfiltered", { size: props.unfiltered })}</p>
			)}
			{count > 0 && props.closestTo && (
				<p className="mt-3 text-muted">{t("closestTo", { size: props.closestTo, count })}</p>
			)}
			<div className="mt-4 sm:mt-6">
				{problem === "search" && <Notice kind="bad" title={t("searchTooLong")} />}
				{problem === "database" && <Failure title={errors("fetchErrorTitle")} text={errors("fetchErrorAngebote")} />}
				{!problem && count === 0 && <NoHits {...props} />}
				<Cards offers={offers} from={from} />
				{nearest.length > 0 && (
					<section className="mt-10">
						<h2 className="mb-4 text-2xl">{t("nearest")}</h2>
						<Cards offers={nearest} from={from} heading="h3" />
					</section>
				)}
			</div>
			<Pagination page={page} pages={pages} address={(page) => address({ ...filter, page })} words={pageWords} />
			<Printed key={from} />
			<Suspense>
				<ComparisonBar />
			</Suspense>
		</div>
	);
}

function ErrandLink({ errand, kind }: { errand: Errand; kind: "primary" | "secondary" }) {
	return (
		<LinkButton to={errand.path} kind={kind} className="mt-3">
			{useTexts("angebot")("errand", { page: useTexts("nav")(errand.link) })}
		</LinkButton>
	);
}

function Cards({ offers, from, heading }: { offers: Card[]; from: string; heading?: "h3" }) {
	return (
		<div className="machine-cards grid gap-4">
			{offers.map((offer, i) => (
				<OfferCard
					key={offer.id}
					offer={offer}
					from={from}
					heading={heading}
					first={i === 0}
					compares
					wide="(min-width: 64rem) 20rem"
				/>
			))}
		</div>
	);
}

type Part = Pick<Props, "filter" | "pageType" | "facets">;

function SortChoice({ filter: loaded, pageType, facets }: Part) {
	const t = useTexts("angebot");
	const [filter, setFilter] = useFilter(loaded, pageType, facets);
	return (
		<label className="flex max-w-full items-center gap-2 text-[0.9375rem] max-sm:min-w-36 max-sm:flex-1 max-sm:basis-0 print:hidden">
			<span className="text-muted max-sm:sr-only">{t("sort")}</span>
			<select
				name="sort"
				form={FILTER_FORM}
				value={filter.sort}
				onChange={({ target: { value } }) => setFilter((now) => ({ ...now, sort: value as Sort }))}
				className="min-h-11 min-w-0 rounded-sm border border-strong-line bg-surface px-3 max-sm:w-full"
			>
				{sorts.map((sort) => (
					<option key={sort} value={sort}>
						{t(sort === "newest" && loaded.q ? "sort.best" : `sort.${sort}`)}
					</option>
				))}
			</select>
		</label>
	);
}

function useFilterLabel(facets: Facet[]): (active: ActiveFilter) => string {
	const { byKey } = useAllTexts();
	const language = useLanguage();
	return (active) => filterLabel(active, facets, language, byKey);
}

function Chips({ filter, pageType, facets }: Part) {
	const t = useTexts("angebot");
	const label = useFilterLabel(facets);
	const address = useFilterAddress(pageType);
	const active = activeFilters(filter);
	if (active.length === 0) return null;
	return (
		<ul aria-label={t("active")} className="filter-chips mt-4 flex flex-wrap gap-2">
			{active.map((one) => (
				<li key={`${one.kind} ${one.name} ${one.value}`}>
					<Link
						to={address(one.without)}
						preventScrollReset
						aria-label={t("remove", { filter: label(one) })}
						onClick={({ currentTarget: { parentElement: chip } }) =>
							(chip!.previousElementSibling ?? chip!.nextElementSibling)?.querySelector("a")?.focus()
						}
						className="inline-flex min-h-9 items-center gap-2 rounded-sm border border-strong-line bg-surface py-1 pr-2 pl-3 text-sm font-semibold wrap-anywhere hover:border-ink"
					>
						{label(one)}
						<Icon path={mdiClose} size={16} className="shrink-0" />
					</Link>
				</li>
			))}
			{active.length > 1 && (
				<li className="print:hidden">
					<Link
						to={address(resetFilter(filter))}
						preventScrollReset
						className="inline-flex min-h-9 items-center text-sm underline underline-offset-4"
					>
						{t("reset")}
					</Link>
				</li>
			)}
		</ul>
	);
}

/** Distinguishes a page that is sought, an empty stock and a list emptied by filters; each has a next step. */
function NoHits({ filter, pageType, facets, worthDropping, elsewhere, isEmpty, errand }: Props) {
	const t = useTexts("angebot");
	const nav = useTexts("nav");
	const { answer: promise } = useOpeningHours();
	const label = useFilterLabel(facets);
	const address = useFilterAddress(pageType);
	const active = activeFilters(filter);
	const onlySearch = active.length === 1 && filter.q !== "";
	const none = isEmpty ? t("emptyTitle") : onlySearch ? t("noneOf", { q: filter.q }) : t("noneTitle");
	const otherType = otherTypeOf[pageType];
	const otherSearch = filterSearch({ ...chooseType(filter, otherType), page: 1 }, otherType);
	return (
		<div className="no-hits">
			<h2 className="text-2xl">{errand ? nav(errand.link) : none}</h2>
			<p className="mt-2 text-muted">{errand ? none : isEmpty ? t("emptyText", { promise }) : t("noneHelp")}</p>
			{errand && <ErrandLink errand={errand} kind="primary" />}
			{elsewhere > 0 && (
				<p className="mt-4">
					<LinkButton to={pathOfType[otherType] + otherSearch} size="small">
						{t(`elsewhere.${otherType}`, { count: elsewhere })}
					</LinkButton>
				</p>
			)}
			{worthDropping.length > 0 && (
				<ul className="mt-4 grid grid-cols-1 justify-items-start gap-2">
					{worthDropping.map(({ index, count, word, rest = "" }) => (
						<li key={index}>
							<Link
								to={address(word ? { ...filter, q: rest } : active[index]!.without)}
								preventScrollReset
								className={buttonLook({ kind: "secondary", size: "small", className: "wrap-anywhere" })}
							>
								{t(word || active[1] ? "noneWithout" : "noneAll", { filter: word ?? label(active[index]!), count })}
							</Link>
						</li>
					))}
				</ul>
			)}
			<div className="mt-6 flex flex-wrap gap-3">
				<LinkButton to="/kontakt" kind={errand || elsewhere > 0 ? "secondary" : "primary"}>
					{t("noneAsk")}
				</LinkButton>
				<SearchOrderLink filter={filter} words="searchOrder" className={buttonLook({ kind: "secondary" })} />
				{errand?.link !== "service" && (
					<LinkButton to="/service" kind="quiet">
						{t("noneService")}
					</LinkButton>
				)}
			</div>
		</div>
	);
}

type LinkProps = { filter: OfferFilter; className: string; words: "searchOrder" | "searchOrderShort" };

function SearchOrderLink({ filter, className, words }: LinkProps) {
	const t = useTexts("angebot");
	return (
		<LocalLink
			to={`/suchauftrag${filterSearch({ ...filter, sort: "newest", page: 1 }, "kauf")}`}
			className={`inline-flex items-center gap-2 ${className}`}
		>
			<Icon path={mdiBellOutline} size={18} className="shrink-0" />
			<span className={words === "searchOrderShort" ? "max-sm:sr-only" : ""}>{t(words)}</span>
		</LocalLink>
	);
}

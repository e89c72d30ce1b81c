import { Form } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { number } from "../i18n/format.ts";
import { useLanguage, useLocalPath, usePageWords, useTexts } from "../i18n/texts.tsx";
import type { ListPlace } from "../office/table-query.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Notice } from "../ui/notice.tsx";
import { Pagination } from "../ui/pagination.tsx";
import type { RequestPage } from "./request-list.server.ts";
import { listAddress, type RequestTab, type RequestView, SEARCH_LENGTH } from "./request-list.ts";
import type { TabCounts } from "./request-tabs.server.ts";
import { RequestTable } from "./request-table.tsx";

type Props = { view: RequestView; result: RequestPage; place: ListPlace; mayRemove: boolean };

/** The requests of a view, or why there are none and what to do then. */
export function RequestResults({ view, result, place, mayRemove }: Props) {
	const pages = usePageWords(result.page, result.pages);
	if (result.count === 0) {
		if (view.q) return <NoMatch view={view} />;
		return view.filters ? <NoneFiltered view={view} /> : <Empty tab={view.tab} counts={result.counts} />;
	}
	const shown = { ...view, page: result.page };
	return (
		<>
			<div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<Count view={view} result={result} />
				{view.tab === "suspicious" && mayRemove && <RemoveSuspicious count={result.count} />}
			</div>
			{view.tab === "open" && <HiddenOpen count={result.counts.hiddenOpen} />}
			<RequestTable lines={result.lines} view={shown} place={place} />
			<Pagination
				page={result.page}
				pages={result.pages}
				address={(page) => listAddress({ ...view, page })}
				words={pages}
			/>
		</>
	);
}

function Count({ view: { q }, result: { count, more } }: { view: RequestView; result: RequestPage }) {
	const t = useTexts("kontaktanfragen");
	const figure = number(useLanguage(), count);
	return (
		<p role="status" className="text-muted">
			{more
				? t("foundMore", { count: figure })
				: q
					? t("found", { count: figure })
					: count === 1
						? t("countOne")
						: t("count", { count: figure })}
		</p>
	);
}

/** The list asks with the number before anything is deleted. */
function RemoveSuspicious({ count }: { count: number }) {
	const t = useTexts("requestList");
	return (
		<Form method="post" preventScrollReset>
			<HiddenFields fields={{ action: "removed", all: String(count) }} />
			<Button type="submit" kind="risky" size="small">
				{t("removeSuspicious")}
			</Button>
		</Form>
	);
}

function NoneFiltered({ view: { filters: _, ...others } }: { view: RequestView }) {
	const t = useTexts("requestList");
	return (
		<Nothing title={t("noneFiltered")} text={t("noneFilteredText")}>
			<LocalLink to={listAddress({ ...others, page: 1 })} className={buttonLook({ kind: "secondary" })}>
				{t("withoutFilters")}
			</LocalLink>
		</Nothing>
	);
}

/** A search that finds nothing in one list may find something in another. */
function NoMatch({ view }: { view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	const { q, tab } = view;
	return (
		<Nothing title={t("noMatch", { text: q, tab: t(`tab.${tab}`) })} text={t("noMatchText")}>
			<div className="flex flex-wrap gap-3">
				<LocalLink to={listAddress({ ...view, q: "", page: 1 })} className={buttonLook({ kind: "secondary" })}>
					{t("searchReset")}
				</LocalLink>
				{tab !== "all" && (
					<LocalLink to={listAddress({ q, tab: "all" })} className={buttonLook({ kind: "secondary" })}>
						{t("searchAll")}
					</LocalLink>
				)}
			</div>
		</Nothing>
	);
}

/** Open requests that were hidden, and could be forgotten. */
function HiddenOpen({ count }: { count: number }) {
	const t = useTexts("kontaktanfragen");
	const figure = number(useLanguage(), count);
	if (count === 0) return null;
	return (
		<p className="mt-3 border-l-4 border-amber pl-4">
			{count === 1 ? t("hiddenOpenOne") : t("hiddenOpen", { count: figure })}{" "}
			<LocalLink to={listAddress({ tab: "hidden" })} className="underline underline-offset-4">
				{t("toHidden")}
			</LocalLink>
		</p>
	);
}

function Empty({ tab, counts }: { tab: RequestTab; counts: TabCounts }) {
	const t = useTexts("kontaktanfragen");
	const here = useLocalPath();
	if (tab === "all" || (counts.all === 0 && tab === "open" && counts.hiddenOpen === 0))
		return (
			<Nothing title={t("empty")} text={t("emptyText")}>
				<a href={here("/kontakt")} className={buttonLook({ kind: "secondary" })}>
					{t("emptyLink")}
				</a>
			</Nothing>
		);
	const elsewhere = tab === "open" ? "all" : "open";
	return (
		<>
			{tab === "open" && <HiddenOpen count={counts.hiddenOpen} />}
			<Nothing title={t(`emptyTitle.${tab}`)} text={t(`emptyText.${tab}`)}>
				<LocalLink to={listAddress({ tab: elsewhere })} className={buttonLook({ kind: "secondary" })}>
					{t(`to.${elsewhere}`)}
				</LocalLink>
			</Nothing>
		</>
	);
}

function Nothing({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
	return (
		<div role="status" className="mt-6 rounded-md border border-line bg-surface p-6 sm:p-8">
			<h2 className="text-xl">{title}</h2>
			<p className="mt-2 mb-5 text-muted">{text}</p>
			{children}
		</div>
	);
}

/** Shown when the list could not be read. */
export function ListFailure({ view, code }: { view: RequestView; code: number }) {
	const t = useTexts("kontaktanfragen");
	const errors = useTexts("errors");
	return (
		<div className="mt-6">
			<LoadFailure title={errors("fetchErrorTitle")} text={`${t("fetchError")} ${t("code", { code })}`} />
			<a href={listAddress(view)} className={buttonLook({ kind: "secondary", className: "mt-4" })}>
				{t("retry")}
			</a>
		</div>
	);
}

/** Shown when the search text is invalid. */
export function RefusedSearch() {
	const t = useTexts("kontaktanfragen");
	return (
		<div className="mt-6">
			<Notice kind="bad" title={t("searchRefusedTitle")}>
				<p>{t("searchRefused", { length: SEARCH_LENGTH })}</p>
			</Notice>
			<LocalLink to={listAddress({})} className={buttonLook({ kind: "secondary", className: "mt-4" })}>
				{t("to.open")}
			</LocalLink>
		</div>
	);
}

import { Form } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { number } from "../i18n/format.ts";
import { useLanguage, useLocalPath, usePageWords, useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { Notice } from "../ui/notice.tsx";
import { Pagination } from "../ui/pagination.tsx";
import type { RequestPage } from "./request-list.server.ts";
import { listAddress, type RequestView, SEARCH_LENGTH, viewFields } from "./request-list.ts";
import { RequestTable } from "./request-table.tsx";

/** The requests of a view, or why there are none and what to do then. */
export function RequestResults({ view, result }: { view: RequestView; result: RequestPage }) {
	const pages = usePageWords(result.page, result.pages);
	if (result.count === 0) return view.q ? <NoMatch view={view} /> : <Empty hidden={view.hidden} />;
	const shown = { ...view, page: result.page };
	return (
		<>
			<div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<Count view={view} result={result} />
				<Export view={view} />
			</div>
			<RequestTable lines={result.lines} view={shown} />
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

/** Exports all requests of the view. A form rather than a link, because the export is logged. */
function Export({ view: { q, hidden } }: { view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	return (
		<Form method="post" action="/admin/kontakt-anfragen/export" reloadDocument>
			<HiddenFields fields={viewFields({ q, hidden })} />
			<Button type="submit" kind="secondary" size="small">
				{t("export")}
			</Button>
		</Form>
	);
}

function NoMatch({ view: { q, hidden } }: { view: RequestView }) {
	const t = useTexts("kontaktanfragen");
	return (
		<Nothing title={t("noMatch", { text: q })} text={t("noMatchText")}>
			<LocalLink to={listAddress({ hidden })} className={buttonLook({ kind: "secondary" })}>
				{t("searchReset")}
			</LocalLink>
		</Nothing>
	);
}

function Empty({ hidden }: { hidden: boolean }) {
	const t = useTexts("kontaktanfragen");
	const here = useLocalPath();
	if (hidden)
		return (
			<Nothing title={t("emptyHidden")} text={t("emptyHiddenText")}>
				<LocalLink to={listAddress({})} className={buttonLook({ kind: "secondary" })}>
					{t("toShown")}
				</LocalLink>
			</Nothing>
		);
	return (
		<Nothing title={t("empty")} text={t("emptyText")}>
			<a href={here("/kontakt")} className={buttonLook({ kind: "secondary" })}>
				{t("emptyLink")}
			</a>
		</Nothing>
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
				{t("toShown")}
			</LocalLink>
		</div>
	);
}

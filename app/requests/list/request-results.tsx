import { type ReactNode, useEffect, useRef } from "react";
import { LinkButton, LocalLink } from "../../foundation/i18n/link.tsx";
import { number } from "../../foundation/i18n/format.ts";
import { useLanguage, useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import type { Asked } from "../../office/list/bulk-answer.ts";
import { BulkQuestion } from "../../office/list/bulk-question.tsx";
import type { RequestPage } from "./request-list.server.ts";
import { listAddress, LONGEST_WAITING, NEWEST, openTabs, type RequestView, tabs } from "./request-list.ts";
import type { TabCounts } from "./request-tabs.server.ts";

type Props = { view: RequestView; result: RequestPage };

const goneWhenEmpty: readonly RequestView["tab"][] = ["hidden", "suspicious"];

/** The tabs with their numbers of requests; `counts` is null if they could not be read. */
export function RequestTabBar({ view, counts }: { view: RequestView; counts: TabCounts | null }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const list = useRef<HTMLUListElement>(null);
	useEffect(() => {
		// Shows the current tab on a phone, where the row is wider than the window.
		const current = list.current!.querySelector<HTMLElement>("li:has([aria-current])");
		list.current!.scrollLeft = current!.offsetLeft - 16;
	}, [view.tab]);
	const isShown = (tab: RequestView["tab"]) =>
		!goneWhenEmpty.includes(tab) || tab === view.tab || !counts || counts[tab] > 0;
	return (
		<nav aria-label={t("tabs")} className="mt-2 border-b border-strong-line">
			<ul
				ref={list}
				className="relative -mb-px flex gap-x-1 max-sm:overflow-x-auto max-sm:overflow-y-hidden sm:flex-wrap"
			>
				{tabs.filter(isShown).map((tab) => (
					<li key={tab} className="shrink-0">
						<LocalLink
							to={listAddress(atTab(view, tab))}
							aria-current={tab === view.tab ? "page" : undefined}
							className="flex min-h-11 items-center gap-1.5 border-b-4 border-transparent px-3 font-semibold hover:border-line lg:max-xl:px-2 aria-[current=page]:border-amber"
						>
							{t(`tab.${tab}`)}
							{counts && <span className="text-sm font-normal text-muted">{number(language, counts[tab])}</span>}
						</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Search and filters go along to another tab. */
function atTab(view: RequestView, tab: RequestView["tab"]): RequestView {
	const sort = view.sort === LONGEST_WAITING && !openTabs.includes(tab) ? NEWEST : view.sort;
	return { ...view, sort, tab, page: 1 };
}

export function RequestCount({ view, result: { count, more } }: Props) {
	const t = useTexts("kontaktanfragen");
	const applications = useTexts("applications");
	const all = view.kind === "application" ? applications : t;
	return (
		<div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-4">
			{count > 0 && (
				<p role="status" className="text-muted">
					{more || view.q ? t(more ? "foundMore" : "found", { count }) : all("count", { count })}
				</p>
			)}
			{openTabs.includes(view.tab) && count > 0 && <Orders view={view} />}
		</div>
	);
}

/** Says why there are no requests, and what to do. */
export function NoRequests({ view, result: { counts }, drops }: Props & { drops: ReactNode }) {
	const { q, kind, tab } = view;
	const t = useTexts("kontaktanfragen");
	const applications = useTexts("applications");
	const here = useLocalPath();
	// A search without hits in one tab may have some in another.
	if (q)
		return (
			<Nothing title={t("noMatch", { text: q, tab: t(`tab.${tab}`) })} text={t("noMatchText")}>
				<div className="grid justify-items-start gap-3">
					{drops}
					{tab !== "all" && (
						<LinkButton to={listAddress({ q, kind, tab: "all" })} kind="secondary">
							{t("searchAll")}
						</LinkButton>
					)}
				</div>
			</Nothing>
		);
	const isEmpty = tab === "all" || (counts.all === 0 && tab === "open" && counts.hidden === 0);
	if (isEmpty && kind === "application")
		return <Nothing title={applications("empty")} text={applications("emptyText")} />;
	if (isEmpty)
		return (
			<Nothing title={t("empty")} text={t("emptyText")}>
				<a href={here("/kontakt")} className={buttonLook({ kind: "secondary" })}>
					{t("emptyLink")}
				</a>
			</Nothing>
		);
	const elsewhere = tab === "open" ? "all" : "open";
	return (
		<Nothing title={t(`emptyTitle.${tab}`)} text={t(`emptyText.${tab}`)}>
			<LinkButton to={listAddress({ kind, tab: elsewhere })} kind="secondary">
				{t(`to.${elsewhere}`)}
			</LinkButton>
		</Nothing>
	);
}

function Orders({ view }: { view: RequestView }) {
	const t = useTexts("requestList");
	return (
		<p className="flex gap-x-4 text-sm sm:ml-auto">
			{([NEWEST, LONGEST_WAITING] as const).map((sort) => (
				<LocalLink
					key={sort}
					to={listAddress({ ...view, sort, page: 1 })}
					aria-current={sort === view.sort ? "true" : undefined}
					className="inline-flex min-h-9 items-center underline underline-offset-4 aria-[current=true]:font-semibold aria-[current=true]:no-underline"
				>
					{t(`sort.${sort}`)}
				</LocalLink>
			))}
		</p>
	);
}

function Nothing({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
	return (
		<div role="status" className="mt-6 rounded-md border border-line bg-surface p-6 sm:p-8">
			<h2 className="text-xl">{title}</h2>
			<p className="mt-2 text-muted">{text}</p>
			{children && <div className="mt-5">{children}</div>}
		</div>
	);
}

export function RequestBulkAsk({ asked }: { asked: Asked }) {
	const t = useTexts("requestList");
	const { count } = asked;
	return (
		<BulkQuestion
			asked={asked}
			title={t("action.removed")}
			text={(names) => t("askFor", { count, names })}
			confirm={t("removeCount", { count })}
			isFinal
		>
			<p className="font-semibold">{t("askRemoved")}</p>
		</BulkQuestion>
	);
}

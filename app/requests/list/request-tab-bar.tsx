import { number } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { listAddress, type RequestTab, type RequestView, tabs, usualSort } from "./request-list.ts";
import type { TabCounts } from "./request-tabs.server.ts";

/** Search and filters go along to another list. */
function atTab(view: RequestView, tab: RequestTab): RequestView {
	const sort = view.sort === usualSort(view.tab) ? usualSort(tab) : view.sort;
	return { ...view, sort, tab, page: 1 };
}

/** Lists that are shown only while there is something in them. */
const aside: readonly RequestTab[] = ["hidden", "suspicious"];

/** The lists of requests with their numbers; `counts` is null when they could not be read. A search goes along. */
export function RequestTabBar({ view, counts }: { view: RequestView; counts: TabCounts | null }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const isShown = (tab: RequestTab) => !aside.includes(tab) || tab === view.tab || !counts || counts[tab] > 0;
	return (
		<nav aria-label={t("tabs")} className="mt-6 border-b border-strong-line">
			<ul className="-mb-px flex flex-wrap gap-x-1">
				{tabs.filter(isShown).map((tab) => (
					<li key={tab}>
						<LocalLink
							to={listAddress(atTab(view, tab))}
							aria-current={tab === view.tab ? "page" : undefined}
							className="flex min-h-11 items-center gap-1.5 border-b-4 border-transparent px-3 font-semibold hover:border-line aria-[current=page]:border-amber"
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

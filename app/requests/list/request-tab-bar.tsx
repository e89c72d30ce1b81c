import { number } from "../../i18n/format.ts";
import { LocalLink } from "../../i18n/link.tsx";
import { useLanguage, useTexts } from "../../i18n/texts.tsx";
import { listAddress, type RequestTab, type RequestView, tabs } from "./request-list.ts";
import type { TabCounts } from "./request-tabs.server.ts";

/** Search, filters and looks go along to another list; a saved view is left. */
function atTab(view: RequestView, tab: RequestTab): Partial<RequestView> {
	const { saved, ...others } = view;
	return { ...others, tab, page: 1, ...(saved && { saved: "" }) };
}

/** The lists of requests with their numbers; `counts` is null when they could not be read. A search goes along. */
export function RequestTabBar({ view, counts }: { view: RequestView; counts: TabCounts | null }) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	return (
		<nav aria-label={t("tabs")} className="mt-6 border-b border-strong-line">
			<ul className="-mb-px flex flex-wrap gap-x-1">
				{tabs.map((tab) => (
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

import { useLocation } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { Listing } from "../office/listing.tsx";
import { Section } from "../office/section.tsx";
import { asksFor, type TablePage, type TableQuery } from "../office/table-query.ts";
import { NewsTable } from "./news-table.tsx";
import type { NewsLine } from "./news-table.server.ts";
import { newsPlace } from "./news-table.ts";

/** The news on the dashboard; `table` is null when they could not be read. */
export function NewsSection({ asked, table }: { asked: TableQuery<string>; table: TablePage<NewsLine> | null }) {
	const t = useTexts("adminDashboard");
	const { search } = useLocation();
	const words = {
		search: t("searchNews"),
		add: t("addNews"),
		empty: t("emptyNews"),
		noMatch: t("noNews", { text: asked.q }),
		failed: t("failedNews", { code: 503 }),
	};
	return (
		<Section
			id={newsPlace.anchor}
			title={t("news")}
			openAtFirst={false}
			asked={asksFor(new URLSearchParams(search), newsPlace)}
		>
			<Listing place={newsPlace} q={asked.q} table={table} words={words} addTo="/admin/nachricht-hinzufuegen">
				{(lines) => <NewsTable lines={lines} sort={asked.sort} />}
			</Listing>
		</Section>
	);
}

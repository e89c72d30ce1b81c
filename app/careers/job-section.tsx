import { useLocation } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { Listing } from "../office/listing.tsx";
import { Section } from "../office/section.tsx";
import { asksFor, type TablePage, type TableQuery } from "../office/table-query.ts";
import { JobTable } from "./job-table.tsx";
import type { JobLine } from "./job-table.server.ts";
import { jobPlace } from "./job-table.ts";

/** The positions on the dashboard; `table` is null when they could not be read. */
export function JobSection({ asked, table }: { asked: TableQuery<string>; table: TablePage<JobLine> | null }) {
	const t = useTexts("adminDashboard");
	const { search } = useLocation();
	const words = {
		search: t("searchJobs"),
		add: t("addJob"),
		empty: t("emptyJobs"),
		noMatch: t("noJobs", { text: asked.q }),
		failed: t("failedJobs", { code: 503 }),
	};
	return (
		<Section
			id={jobPlace.anchor}
			title={t("jobs")}
			openAtFirst={false}
			asked={asksFor(new URLSearchParams(search), jobPlace)}
		>
			<Listing place={jobPlace} q={asked.q} table={table} words={words} addTo="/admin/karriere-hinzufuegen">
				{(lines) => <JobTable lines={lines} sort={asked.sort} />}
			</Listing>
		</Section>
	);
}

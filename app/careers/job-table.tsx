import { date } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { RecordLine, RecordTable } from "../office/record-table.tsx";
import { SortHeading } from "../office/sort-heading.tsx";
import type { JobLine } from "./job-table.server.ts";
import { jobPlace } from "./job-table.ts";

/** The office's list of positions. */
export function JobTable({ lines, sort }: { lines: JobLine[]; sort: string }) {
	const order = { sort, place: jobPlace };
	const t = useTexts("listing");
	const heads = (
		<>
			<SortHeading {...order} label={t("title")} by="name" first="asc" />
			<th scope="col">{t("location")}</th>
			<th scope="col">{t("type")}</th>
			<SortHeading {...order} label={t("created")} by="date" first="desc" />
		</>
	);
	return (
		<RecordTable heads={heads}>
			{lines.map((line) => (
				<Line key={line.id} line={line} />
			))}
		</RecordTable>
	);
}

function Line({ line }: { line: JobLine }) {
	const ask = useTexts("addCareerPage");
	const language = useLanguage();
	return (
		<RecordLine
			name={line.name}
			nameLanguage={line.nameLanguage}
			edit={`/admin/karriere-bearbeiten/${line.id}`}
			view={`/karriere?stelle=${line.id}`}
			remove={{ action: `/admin/karriere-loeschen/${line.id}`, question: ask("deleteQuestion", { name: line.name }) }}
		>
			<td>{line.location}</td>
			<td lang={line.typeLanguage}>{line.type}</td>
			<td className="whitespace-nowrap">{date(language, line.created_at)}</td>
		</RecordLine>
	);
}

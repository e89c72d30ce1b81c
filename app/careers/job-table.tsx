import { date } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { EditLink, RowActions } from "../office/row-actions.tsx";
import { SortHeading } from "../office/sort-heading.tsx";
import type { JobLine } from "./job-table.server.ts";
import { jobPlace } from "./job-table.ts";

/** The office's list of positions; on a phone each line becomes a small card. */
export function JobTable({ lines, sort }: { lines: JobLine[]; sort: string }) {
	const order = { sort, place: jobPlace };
	const t = useTexts("listing");
	return (
		<table className="office-table without-pictures mt-5 w-full border-collapse text-left">
			<thead>
				<tr className="border-b border-strong-line text-sm text-muted">
					<SortHeading {...order} label={t("title")} by="name" first="asc" />
					<th scope="col">{t("location")}</th>
					<th scope="col">{t("type")}</th>
					<SortHeading {...order} label={t("created")} by="date" first="desc" />
					<th scope="col">{t("actions")}</th>
				</tr>
			</thead>
			<tbody>
				{lines.map((line) => (
					<Line key={line.id} line={line} />
				))}
			</tbody>
		</table>
	);
}

function Line({ line }: { line: JobLine }) {
	const ask = useTexts("alertDialog");
	const language = useLanguage();
	const edit = `/admin/karriere-bearbeiten/${line.id}`;
	return (
		<tr className="border-b border-line align-middle">
			<td>
				<EditLink to={edit} lang={line.nameLanguage} className="font-semibold underline-offset-4 hover:underline">
					{line.name}
				</EditLink>
			</td>
			<td>{line.location}</td>
			<td lang={line.typeLanguage}>{line.type}</td>
			<td className="whitespace-nowrap">{date(language, line.created_at)}</td>
			<td>
				<RowActions
					name={line.name}
					edit={edit}
					view={`/karriere?stelle=${line.id}`}
					remove={{ action: `/admin/karriere-loeschen/${line.id}`, question: ask("deleteJob", { name: line.name }) }}
				/>
			</td>
		</tr>
	);
}

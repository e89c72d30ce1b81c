import { day } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Thumbnail } from "../media/thumbnail.tsx";
import { RecordLine, RecordTable } from "../office/record-table.tsx";
import { SortHeading } from "../office/sort-heading.tsx";
import type { NewsLine } from "./news-table.server.ts";
import { newsPlace } from "./news-table.ts";

/** The office's list of news. */
export function NewsTable({ lines, sort }: { lines: NewsLine[]; sort: string }) {
	const order = { sort, place: newsPlace };
	const t = useTexts("listing");
	const heads = (
		<>
			<SortHeading {...order} label={t("title")} by="name" first="asc" />
			<th scope="col">{t("content")}</th>
			<SortHeading {...order} label={t("date")} by="date" first="desc" />
		</>
	);
	return (
		<RecordTable pictures heads={heads}>
			{lines.map((line) => (
				<Line key={line.id} line={line} />
			))}
		</RecordTable>
	);
}

function Line({ line }: { line: NewsLine }) {
	const ask = useTexts("addNewsPage");
	const language = useLanguage();
	return (
		<RecordLine
			name={line.name}
			nameLanguage={line.nameLanguage}
			picture={line.picture && <Thumbnail picture={line.picture} />}
			edit={`/admin/nachricht-bearbeiten/${line.id}`}
			view={`/news/${line.id}`}
			remove={{ action: `/admin/nachricht-loeschen/${line.id}`, question: ask("deleteQuestion", { name: line.name }) }}
		>
			<td lang={line.previewLanguage} className="text-muted lg:whitespace-nowrap">
				{line.preview}
			</td>
			<td className="whitespace-nowrap">
				<time dateTime={line.day}>{day(language, line.day)}</time>
			</td>
		</RecordLine>
	);
}

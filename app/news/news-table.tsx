import { day } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { cropHeight, pictureAddress } from "../media/image-limits.ts";
import { EditLink, RowActions } from "../office/row-actions.tsx";
import { SortHeading } from "../office/sort-heading.tsx";
import type { NewsLine } from "./news-table.server.ts";
import { newsPlace } from "./news-table.ts";

/** The office's list of news; on a phone each line becomes a small card. */
export function NewsTable({ lines, sort }: { lines: NewsLine[]; sort: string }) {
	const order = { sort, place: newsPlace };
	const t = useTexts("listing");
	return (
		<table className="office-table mt-5 w-full border-collapse text-left">
			<thead>
				<tr className="border-b border-strong-line text-sm text-muted">
					<th scope="col">{t("picture")}</th>
					<SortHeading {...order} label={t("title")} by="name" first="asc" />
					<th scope="col">{t("content")}</th>
					<SortHeading {...order} label={t("date")} by="date" first="desc" />
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

function Line({ line }: { line: NewsLine }) {
	const ask = useTexts("alertDialog");
	const language = useLanguage();
	const edit = `/admin/nachricht-bearbeiten/${line.id}`;
	return (
		<tr className="border-b border-line align-middle">
			<td className="w-20">
				{line.picture && (
					<img
						src={pictureAddress(line.picture, { width: 240, height: cropHeight(240), format: "webp" })}
						width={64}
						height={48}
						alt=""
						loading="lazy"
						className="h-12 w-16 rounded-sm object-cover"
					/>
				)}
			</td>
			<td>
				<EditLink to={edit} lang={line.nameLanguage} className="font-semibold underline-offset-4 hover:underline">
					{line.name}
				</EditLink>
			</td>
			<td lang={line.previewLanguage} className="text-muted lg:whitespace-nowrap">
				{line.preview}
			</td>
			<td className="whitespace-nowrap">
				<time dateTime={line.day}>{day(language, line.day)}</time>
			</td>
			<td>
				<RowActions
					name={line.name}
					edit={edit}
					view={`/news/${line.id}`}
					remove={{ action: `/admin/nachricht-loeschen/${line.id}`, question: ask("deleteNews", { name: line.name }) }}
				/>
			</td>
		</tr>
	);
}

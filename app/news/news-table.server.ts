import { db } from "../database/client.server.ts";
import { searchIn } from "../database/search.server.ts";
import type { Language } from "../i18n/language.ts";
import { foundPage } from "../office/found-page.server.ts";
import { LINES_A_PAGE, type TablePage, type TableQuery } from "../office/table-query.ts";
import { shorten } from "../ui/shorten.ts";
import type { newsPlace } from "./news-table.ts";

/** A line of the back office's table. */
export type NewsLine = {
	id: string;
	name: string;
	nameLanguage: Language;
	/** Calendar day. */
	day: string;
	/** The beginning of the text. */
	preview: string;
	previewLanguage: Language;
	picture: string | null;
};

const PREVIEW_LENGTH = 40;

/** News for the back office, in English where there is English and the page is. */
export async function newsTable(
	query: TableQuery<(typeof newsPlace)["sorts"][number]>,
	language: Language,
): Promise<TablePage<NewsLine>> {
	const { offset, ...shown } = await foundPage(found, query);
	const [by, direction] = query.sort.split("-") as ["date" | "name", "asc" | "desc"];
	const rows = await found(query.q)
		.select(["id", "name", "name_en", "datum", "inhalt", "inhalt_en", "image_url"])
		.orderBy(by === "date" ? "datum" : language === "en" ? "sort_name_en" : "sort_name", direction)
		.orderBy("id", direction)
		.limit(LINES_A_PAGE)
		.offset(offset)
		.execute();
	const english = language === "en";
	const lines = rows.map((row) => ({
		id: row.id,
		...(english && row.name_en
			? { name: row.name_en, nameLanguage: "en" as const }
			: { name: row.name, nameLanguage: "de" as const }),
		day: row.datum,
		preview: shorten(english && row.inhalt_en ? row.inhalt_en : row.inhalt, PREVIEW_LENGTH),
		previewLanguage: english && row.inhalt_en ? ("en" as const) : ("de" as const),
		picture: row.image_url,
	}));
	return { lines, ...shown };
}

function found(q: string) {
	return searchIn("Aktuelles", q).reduce((query, condition) => query.where(condition), db().selectFrom("Aktuelles"));
}

import { db } from "../database/client.server.ts";
import { countOf } from "../database/count.server.ts";
import { pageOf } from "../database/pages.ts";
import { searchIn } from "../database/search.server.ts";
import type { Language } from "../i18n/language.ts";
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

/** News for the back office, in English where there is English and the page is. A page beyond the last one is the last one. */
export async function newsTable({ q, page: asked, sort }: TableQuery<(typeof newsPlace)["sorts"][number]>, language: Language): Promise<TablePage<NewsLine>> {
	const total = await countOf(found(""));
	const count = q ? await countOf(found(q)) : total;
	const { page, pages, offset } = pageOf(count, asked, LINES_A_PAGE);
	const [by, direction] = sort.split("-") as ["date" | "name", "asc" | "desc"];
	const rows = await found(q)
		.select(["id", "name", "name_en", "datum", "inhalt", "inhalt_en", "image_url"])
		.orderBy(by === "date" ? "datum" : language === "en" ? "sort_name_en" : "sort_name", direction)
		.orderBy("id", direction)
		.limit(LINES_A_PAGE)
		.offset(offset)
		.execute();
	const english = language === "en";
	const lines = rows.map((row) => ({
		id: row.id,
		...(english && row.name_en ? { name: row.name_en, nameLanguage: "en" as const } : { name: row.name, nameLanguage: "de" as const }),
		day: row.datum,
		preview: shorten(english && row.inhalt_en ? row.inhalt_en : row.inhalt, PREVIEW_LENGTH),
		previewLanguage: english && row.inhalt_en ? ("en" as const) : ("de" as const),
		picture: row.image_url,
	}));
	return { lines, count, total, page, pages };
}

function found(q: string) {
	return searchIn("Aktuelles", q).reduce((query, condition) => query.where(condition), db().selectFrom("Aktuelles"));
}

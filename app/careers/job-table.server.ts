import { db } from "../database/client.server.ts";
import { searchIn } from "../database/search.server.ts";
import type { Language } from "../i18n/language.ts";
import { foundPage } from "../office/found-page.server.ts";
import { LINES_A_PAGE, type TablePage, type TableQuery } from "../office/table-query.ts";
import type { jobPlace } from "./job-table.ts";

/** A line of the back office's table. */
export type JobLine = {
	id: string;
	name: string;
	nameLanguage: Language;
	location: string;
	type: string;
	typeLanguage: Language;
	created_at: string;
};

/** Positions for the back office, in English where there is English and the page is. */
export async function jobTable(
	query: TableQuery<(typeof jobPlace)["sorts"][number]>,
	language: Language,
): Promise<TablePage<JobLine>> {
	const { offset, ...shown } = await foundPage(found, query);
	const [by, direction] = query.sort.split("-") as ["date" | "name", "asc" | "desc"];
	const rows = await found(query.q)
		.select(["id", "title", "title_en", "location", "type", "type_en", "created_at"])
		.orderBy(by === "date" ? "created_at" : language === "en" ? "sort_name_en" : "sort_name", direction)
		.orderBy("id", direction)
		.limit(LINES_A_PAGE)
		.offset(offset)
		.execute();
	const english = language === "en";
	const lines = rows.map((row) => ({
		id: row.id,
		...(english && row.title_en
			? { name: row.title_en, nameLanguage: "en" as const }
			: { name: row.title, nameLanguage: "de" as const }),
		location: row.location,
		...(english && row.type_en
			? { type: row.type_en, typeLanguage: "en" as const }
			: { type: row.type, typeLanguage: "de" as const }),
		created_at: row.created_at,
	}));
	return { lines, ...shown };
}

function found(q: string) {
	return searchIn("Karriere", q).reduce((query, condition) => query.where(condition), db().selectFrom("Karriere"));
}

import type { Kysely } from "kysely";

const columns = {
	Angebote: ["search_text", "sort_name", "sort_name_en"],
	Aktuelles: ["search_text", "sort_name", "sort_name_en"],
	Karriere: ["search_text", "sort_name", "sort_name_en"],
	trash: ["search_text", "sort_name"],
	Kontaktanfragen_Archiv: ["search_text"],
	applications: ["search_text"],
};
const letters: Record<string, string> = { ł: "l", ø: "o", đ: "d", æ: "ae", œ: "oe" };
const SORT_NAME_CHARACTERS = 100;
const BATCH = 1000;

/**
 * Searches and orders by name no longer see signs that nobody sees (soft hyphens, joiners), and know the letters that
 * Unicode does not take apart. What is stored was folded before; only rows that differ now are written.
 */
export async function up(db: Kysely<any>): Promise<void> {
	for (const [table, names] of Object.entries(columns))
		for (let after = "", rows: Record<string, string>[] = []; ; after = rows.at(-1)!.id!) {
			rows = await db
				.selectFrom(table)
				.select(["id", ...names])
				.$if(after !== "", (query) => query.where("id", ">", after))
				.orderBy("id")
				.limit(BATCH)
				.execute();
			for (const row of rows) {
				const changed = names.filter((name) => plain(row[name]!) !== row[name]);
				const values = Object.fromEntries(changed.map((name) => [name, valueOf(name, row[name]!)]));
				if (changed.length > 0) await db.updateTable(table).set(values).where("id", "=", row.id).execute();
			}
			if (rows.length < BATCH) break;
		}
}

const valueOf = (name: string, folded: string) =>
	name === "search_text" ? plain(folded) : plain(folded).slice(0, SORT_NAME_CHARACTERS);

function plain(folded: string): string {
	return folded
		.replace(/\p{Cf}+/gu, "")
		.replace(/ {2,}/g, " ")
		.replace(/[łøđæœ]/g, (letter) => letters[letter]!);
}

import { CompiledQuery } from "kysely";
import { closeDatabase, db, engine } from "#app/database/client.server.ts";
import { countOffers, pageQuery } from "#app/offers/offer-list.server.ts";
import { searchOffers } from "#app/offers/offer-dictionary.server.ts";
import { readOfferFilter } from "#app/offers/offer-filter.ts";
import { filters } from "./filters.ts";
import { timeOf } from "./time-of.ts";

/** The query plan of one filter (the steps that read offers), and the time of its two queries. */
export type Plan = {
	name: string;
	steps: string[];
	indexed: boolean;
	sorts: boolean;
	hits: number;
	count: number;
	page: number;
};

const REPEATS = 15;
const plans: Plan[] = [];

for (const [name, address] of filters) {
	const filter = readOfferFilter(new URLSearchParams(address), "kauf");
	const search = await searchOffers(filter.q);
	const { sql, parameters } = pageQuery(filter, search).compile();
	const explain = engine() === "sqlite" ? "explain query plan" : "explain";
	const { rows } = await db().executeQuery<Record<string, string>>(
		CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
	);
	const lines = rows.map((row) => (row.detail ?? row["QUERY PLAN"] ?? "").trim());
	const count = await timeOf(() => countOffers(filter), REPEATS);
	const page = await timeOf(async () => pageQuery(filter, await searchOffers(filter.q)).execute(), REPEATS);
	plans.push({
		name,
		...(engine() === "sqlite" ? readSqlite(lines) : readPostgres(lines)),
		hits: await countOffers(filter),
		count,
		page,
	});
}
await closeDatabase();
console.log(JSON.stringify(plans));

function readSqlite(lines: string[]) {
	const steps = lines.filter((line) => /\b(Angebote|offers_search)\b(?!_)/.test(line) && !/Angebote_Bilder/.test(line));
	const reads = steps.filter((line) => /^(SCAN|SEARCH) /.test(line));
	return {
		steps: steps.map((line) => line.replace("VIRTUAL TABLE INDEX", "FULL-TEXT INDEX")),
		indexed: reads.length > 0 && reads.every((line) => /INDEX|PRIMARY KEY/.test(line)),
		sorts: lines.some((line) => line.includes("TEMP B-TREE FOR ORDER BY")),
	};
}

function readPostgres(lines: string[]) {
	const steps = lines
		.filter((line) => /(on "Angebote"|Index Scan on offers_|Index Scan using offers_)/.test(line))
		.map((line) => line.replace(/^->\s*/, "").replace(/\s*\(cost.*/, ""));
	return {
		steps,
		indexed: !steps.some((line) => line.includes("Seq Scan")),
		sorts: lines.some((line) => /^(->\s*)?(Incremental )?Sort /.test(line)),
	};
}

import { sql } from "kysely";
import { type Connection, db } from "../database/client.server.ts";
import { type Actor, changesBetween } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { readSaleSettings, saleSettingNames, type SaleSettings } from "./sale-settings.ts";
import { storeSetting } from "../database/settings.server.ts";

const { soldPageDays, toConsumers, weightIsPublic } = saleSettingNames;
const names = Object.values(saleSettingNames);

const valueOf = (name: string) => sql<string | null>`(select value from "settings" where name = ${name})`;

/** The stored settings as columns of a query, so that a public page needs no second one. */
export const saleSettingColumns = [
	valueOf(soldPageDays).as("sold_page_days"),
	valueOf(toConsumers).as("sells_to_consumers"),
	valueOf(weightIsPublic).as("weight_is_public"),
] as const;

/** The settings from a row with these columns. */
export function settingsIn(row: Record<(typeof names)[number], string | null>): SaleSettings {
	return readSaleSettings({
		soldPageDays: row.sold_page_days,
		toConsumers: row.sells_to_consumers,
		weightIsPublic: row.weight_is_public,
	});
}

/**
 * A machine's weight in kilograms, as visitors may know it: null unless the dealer has made it public. Queries for
 * public pages read, filter and sort by this and never by the column itself.
 */
export function shownWeight(column: "weight" | "transport_weight") {
	return sql<number | null>`case when ${valueOf(weightIsPublic)} = 'true' then ${sql.ref(`Angebote.${column}`)} end`;
}

export async function saleSettings(on: Connection = db()): Promise<SaleSettings> {
	const rows = await on.selectFrom("settings").select(["name", "value"]).where("name", "in", names).execute();
	const stored = (name: string) => rows.find((row) => row.name === name)?.value ?? null;
	return settingsIn({
		sold_page_days: stored(soldPageDays),
		sells_to_consumers: stored(toConsumers),
		weight_is_public: stored(weightIsPublic),
	});
}

/** Stores these settings, and their changes in the audit log; leaves the others. */
export async function setSaleSettings(settings: Partial<SaleSettings>, by: Actor): Promise<void> {
	await db()
		.transaction()
		.execute(async (t) => {
			const before = await saleSettings(t);
			const named = (values: SaleSettings) => ({
				[soldPageDays]: values.soldPageDays,
				[toConsumers]: values.toConsumers,
				[weightIsPublic]: values.weightIsPublic,
			});
			const changes = changesBetween(named(before), named({ ...before, ...settings }), names);
			for (const { field, to } of changes) {
				await storeSetting(field, String(to), t);
				const change = changes.filter((one) => one.field === field);
				await writeAudit({ kind: "setting", id: field, name: null, action: "changed", by, changes: change }, t);
			}
		});
}

import { sql } from "kysely";
import { type Connection, db } from "../database/client.server.ts";
import { type Actor, changesBetween } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { readSaleSettings, saleSettingNames, type SaleSettings } from "./sale-settings.ts";
import { readSetting, storeSetting } from "./settings.server.ts";

const { soldPageDays, toConsumers } = saleSettingNames;

const valueOf = (name: string) => sql<string | null>`(select value from "settings" where name = ${name})`;

/** The stored settings as columns of a query, so that a public page needs no second one. */
export const saleSettingColumns = [
	valueOf(soldPageDays).as("sold_page_days"),
	valueOf(toConsumers).as("sells_to_consumers"),
] as const;

export async function saleSettings(on: Connection = db()): Promise<SaleSettings> {
	const [days, consumers] = [await readSetting(soldPageDays, on), await readSetting(toConsumers, on)];
	return readSaleSettings({ days: days ?? null, toConsumers: consumers ?? null });
}

/** Stores the settings, and what changed in the audit log. */
export async function setSaleSettings(settings: SaleSettings, by: Actor): Promise<void> {
	await db()
		.transaction()
		.execute(async (t) => {
			const before = await saleSettings(t);
			const named = (values: SaleSettings) => ({
				[soldPageDays]: values.soldPageDays,
				[toConsumers]: values.toConsumers,
			});
			const changes = changesBetween(named(before), named(settings), [soldPageDays, toConsumers]);
			for (const { field, to } of changes) {
				await storeSetting(field, String(to), t);
				const change = changes.filter((one) => one.field === field);
				await writeAudit({ kind: "setting", id: field, name: null, action: "changed", by, changes: change }, t);
			}
		});
}

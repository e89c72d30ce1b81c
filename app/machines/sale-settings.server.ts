import { sql } from "kysely";
import { type Connection, db } from "../foundation/database/client.server.ts";
import { type Actor, changesBetween } from "../log/audit.ts";
import { changeSetting } from "../log/write-audit.server.ts";
import { DEFAULT_VAT, readSaleSettings, type SaleSettings, saleSettingsForm } from "./sale-settings.ts";

export const saleSettingNames = Object.keys(saleSettingsForm.entries) as (keyof SaleSettings)[];

const valueOf = (name: keyof SaleSettings) => sql<string | null>`(select value from "settings" where name = ${name})`;

/** The stored settings as columns of a query, so that a public page needs no second one. */
export const saleSettingColumns = saleSettingNames.map((name) => valueOf(name).as(name));

/** The VAT in percent that shown prices include, as text; null where they are net because only businesses buy. */
export const includedVat = sql<
	string | null
>`case when ${valueOf("sells_to_consumers")} = 'true' then coalesce(${valueOf("vat_percent")}, ${String(DEFAULT_VAT)}) end`;

/**
 * A machine's weight in kilograms, as visitors may know it: null unless the dealer has made it public. Queries for
 * public pages read, filter and sort by this and never by the column itself.
 */
export function shownWeight(column: "weight" | "transport_weight") {
	return sql<
		number | null
	>`case when ${valueOf("weight_is_public")} = 'true' then ${sql.ref(`Angebote.${column}`)} end`;
}

export async function saleSettings(on: Connection = db()): Promise<SaleSettings> {
	return readSaleSettings(await on.selectNoFrom(saleSettingColumns).executeTakeFirstOrThrow());
}

export async function setSaleSettings(settings: Partial<SaleSettings>, by: Actor, t: Connection = db()): Promise<void> {
	const before = await saleSettings(t);
	for (const change of changesBetween(before, { ...before, ...settings }, saleSettingNames)) {
		await changeSetting(change, String(change.to ?? ""), by, t);
	}
}

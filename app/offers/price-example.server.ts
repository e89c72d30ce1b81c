import { sql } from "kysely";
import { type Actor, changesBetween } from "../audit-log/audit.ts";
import { writeAudit } from "../audit-log/write-audit.server.ts";
import { type Connection, db } from "../database/client.server.ts";
import { readSetting, storeSetting } from "../office/settings.server.ts";
import {
	defaultPriceExample,
	PRICE_EXAMPLE,
	type PriceExample,
	priceExampleFields,
	priceExampleValues,
} from "./price-example.ts";

/** The stored setting as a column of a query, so that a public page needs no second one. */
export const priceExampleColumn = sql<string | null>`(select value from "settings" where name = ${PRICE_EXAMPLE})`;

/** The setting from this column. */
export function priceExampleIn(stored: string | null | undefined): PriceExample {
	return stored ? (JSON.parse(stored) as PriceExample) : defaultPriceExample;
}

export async function priceExample(on: Connection = db()): Promise<PriceExample> {
	return priceExampleIn(await readSetting(PRICE_EXAMPLE, on));
}

/** Stores the setting, and what changed in the audit log. */
export async function setPriceExample(example: PriceExample, by: Actor): Promise<void> {
	await db()
		.transaction()
		.execute(async (t) => {
			const before = priceExampleValues(await priceExample(t));
			const changes = changesBetween(before, priceExampleValues(example), priceExampleFields);
			if (changes.length === 0) return;
			await storeSetting(PRICE_EXAMPLE, JSON.stringify(example), t);
			await writeAudit({ kind: "setting", id: PRICE_EXAMPLE, name: null, action: "changed", by, changes }, t);
		});
}

import { type Connection, db } from "../database/client.server.ts";
import { clockIn } from "./holidays.server.ts";
import type { OfficeClock } from "./office-hours.ts";
import { defaultOffice, type OfficeSettings } from "./office-settings.ts";

const NAME = "office_hours";

/** The hours of the office as an admin has set them. */
export async function officeSettings(on: Connection = db()): Promise<OfficeSettings> {
	const row = await on.selectFrom("settings").select("value").where("name", "=", NAME).executeTakeFirst();
	return row ? (JSON.parse(row.value) as OfficeSettings) : defaultOffice;
}

/** The clock by which waiting times and deadlines are counted. */
export async function officeClock(on: Connection = db()): Promise<OfficeClock> {
	const { state, week } = await officeSettings(on);
	return clockIn(state, week);
}

import { afterEach, expect, test } from "vitest";
import { setOfficeSettings } from "#app/requests/hours/office-clock.server.ts";
import { defaultOffice } from "#app/requests/hours/office-settings.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { fact } from "../heads.ts";
import { makeUser } from "../make.ts";
import { withoutTable } from "../without-table.ts";

useBuiltSite();

afterEach(async () => {
	await db().deleteFrom("settings").where("name", "=", "office_hours").execute();
});

const hours = (opens: number, closes: number) => ({ opens: opens * 60, closes: closes * 60 });
/** A page with ordinary spaces. */
const page = async (path: string) => (await visitor().page(path)).replaceAll("\u00a0", " ");
const setWeek = async (...week: (ReturnType<typeof hours> | null)[]) =>
	setOfficeSettings({ ...defaultOffice, week }, await makeUser());

test("the hours that the office sets stand at once on every page, kept or not, in both languages and for search engines", async () => {
	for (const path of ["/", "/kontakt", "/impressum"])
		expect(await page(path), path).toContain("Montag bis Freitag, 6:30 bis 16:00 Uhr");
	await setWeek(hours(10, 12), hours(8, 18), hours(8, 18), null, hours(8, 18), hours(8, 13), null);
	for (const path of ["/", "/kontakt", "/impressum"]) {
		const shown = await page(path);
		for (const line of [
			"Montag bis Dienstag, 8:00 bis 18:00 Uhr",
			">Donnerstag, 8:00 bis 18:00 Uhr",
			">Freitag, 8:00 bis 13:00 Uhr",
			">Sonntag, 10:00 bis 12:00 Uhr",
		])
			expect(shown, path).toContain(line);
		expect(shown).not.toContain("6:30");
	}
	expect(await page("/en")).toContain("Friday, 8 am to 1 pm");
	expect(fact(await page("/kontakt"), "LocalBusiness").openingHoursSpecification).toMatchObject([
		{ dayOfWeek: ["Monday", "Tuesday"], opens: "08:00", closes: "18:00" },
		{ dayOfWeek: ["Thursday"], opens: "08:00", closes: "18:00" },
		{ dayOfWeek: ["Friday"], opens: "08:00", closes: "13:00" },
		{ dayOfWeek: ["Sunday"], opens: "10:00", closes: "12:00" },
	]);
});

test("pages name the last known hours while the database is away", async () => {
	await setWeek(null, hours(7, 15), null, null, null, null, null);
	expect(await page("/ueber-uns")).toContain("Montag, 7:00 bis 15:00 Uhr");
	await withoutTable("settings", async () => {
		expect(await page("/ueber-uns?x=1")).toContain("Montag, 7:00 bis 15:00 Uhr");
	});
});

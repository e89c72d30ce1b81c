import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { outcome, signedInAs, useBuiltSite, visitor } from "../app.ts";

useBuiltSite();

const HOUR = 3_600_000;
const WHO = "/admin/sitzung";
let staff: Awaited<ReturnType<typeof signedInAs>>;
beforeEach(async () => {
	staff = await signedInAs("verkauf");
});

const session = () => db().selectFrom("sessions").selectAll().where("user_id", "=", staff.user.id).executeTakeFirst();
const put = (columns: { expires_at: string }) =>
	db().updateTable("sessions").set(columns).where("user_id", "=", staff.user.id).execute();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const hoursLeft = async () => (Date.parse((await session())!.expires_at) - Date.now()) / HOUR;

describe("a window of the office", () => {
	test("learns who is signed in without prolonging that, and any page prolongs it", async () => {
		await put({ expires_at: inMinutes(5) });
		expect(await (await staff.visit(WHO)).json()).toEqual({ user: staff.user.id });
		expect(await hoursLeft()).toBeLessThan(0.1);
		await staff.page("/admin/angebote");
		expect(await hoursLeft()).toBeGreaterThan(11.9);
	});

	test("learns that its sign-in has ended, and a visitor learns nothing", async () => {
		await put({ expires_at: inMinutes(-1) });
		for (const person of [staff, visitor()]) expect(await (await person.visit(WHO)).json()).toEqual({ user: null });
	});
});

describe("the office's language", () => {
	test("is switched without a script, and leads back to the page with its search", async () => {
		const page = await staff.page("/admin/angebote?q=bagger");
		const link = /href="(\/admin\/sprache\?auf=en[^"]*)"/.exec(page)![1]!.replaceAll("&amp;", "&");
		expect(await outcome(await staff.visit(link))).toBe("→ /admin/angebote?q=bagger");
		expect((await staff.page("/admin/angebote")).includes('<html lang="en"')).toBe(true);
	});

	test("leads nowhere else, and stays when another one is asked for", async () => {
		for (const to of ["https://example.com/", "//example.com", "/kontakt"])
			expect(await outcome(await staff.visit(`/admin/sprache?${new URLSearchParams({ auf: "fr", zu: to })}`))).toBe(
				"→ /admin/dashboard",
			);
		expect(staff.cookies.has("app_language")).toBe(false);
	});
});

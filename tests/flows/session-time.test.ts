import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { outcome, signedInAs, useBuiltSite, visitor } from "../app.ts";

useBuiltSite();

const HOUR = 3_600_000;
const TIME = "/admin/sitzung";
let staff: Awaited<ReturnType<typeof signedInAs>>;
beforeEach(async () => {
	staff = await signedInAs("verkauf");
});

const session = () => db().selectFrom("sessions").selectAll().where("user_id", "=", staff.user.id).executeTakeFirst();
const put = (columns: { expires_at?: string; created_at?: string }) =>
	db()
		.updateTable("sessions")
		.set(columns as never)
		.where("user_id", "=", staff.user.id)
		.execute();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const hoursLeft = async () => (Date.parse((await session())!.expires_at) - Date.now()) / HOUR;

describe("a window of the office", () => {
	test("learns how long its sign-in lasts without prolonging it; telling that it is used prolongs it", async () => {
		await put({ expires_at: inMinutes(5) });
		const read = (await (await staff.visit(TIME)).json()) as { seconds: number };
		expect(read).toMatchObject({ user: staff.user.id, canStay: true });
		expect(Math.abs(read.seconds - 300)).toBeLessThan(20);
		expect(await hoursLeft()).toBeLessThan(0.1);
		const used = (await (await staff.visit(TIME, { form: {} })).json()) as { seconds: number };
		expect(used.seconds).toBeGreaterThan(11.9 * 3600);
		expect(await hoursLeft()).toBeGreaterThan(11.9);
	});

	test("learns that no use puts off the end of a sign-in of two weeks", async () => {
		await put({ created_at: new Date(Date.now() - 14 * 24 * HOUR + 240_000).toISOString() });
		const used = (await (await staff.visit(TIME, { form: {} })).json()) as { seconds: number };
		expect(used).toMatchObject({ user: staff.user.id, canStay: false });
		expect(used.seconds).toBeLessThan(241);
	});

	test("learns that its sign-in has ended, and a visitor learns nothing", async () => {
		await put({ expires_at: inMinutes(-1) });
		for (const person of [staff, visitor()])
			expect(await (await person.visit(TIME)).json()).toEqual({ user: null, seconds: 0, canStay: false });
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

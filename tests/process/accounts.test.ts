import { readdirSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { admin, Staff } from "./clients.ts";
import { runCommand } from "./command.ts";
import { type Place, useInstallations } from "./installations.ts";
import type { SiteProcess } from "./site-process.ts";
import { ask } from "./stored.ts";

const { newPlace, start } = useInstallations();
const user = (...words: string[]) => runCommand("user", words, place);
const passwordIn = ({ output }: { output: string }) =>
	/with the password (\S+) \(shown only once\)/.exec(output)?.[1] ?? "";

let place: Place;
let site: SiteProcess;
beforeAll(async () => {
	place = { ...(await newPlace("SQLite")), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
	site = await start({ ...place, LOG_LEVEL: "info" });
});

const signIn = async (email: string, password: string) =>
	(await new Staff({ email, password }).signIn(site.address)).status;

test("the command line adds a user while the site runs, who can sign in at once, and lists everybody without a password", async () => {
	const added = await user("add", "Kollegin@Example.com");
	expect(added).toMatchObject({ code: 0, output: expect.stringContaining("kollegin@example.com (angebots_admin)") });
	expect(await signIn("kollegin@example.com", passwordIn(added))).toBe(302);
	const output = "There is already a user with the address kollegin@example.com.\n";
	expect(await user("add", "KOLLEGIN@example.com")).toEqual({ code: 1, output });
	const listed = await user("list");
	expect(listed).toMatchObject({ code: 0, output: expect.stringMatching(/^chef@example\.com +admin +active/m) });
	expect(listed.output).toMatch(/^kollegin@example\.com +angebots_admin +active/m);
	expect(listed.output).not.toContain("argon2");
});

test("the command line lets somebody in again who is locked, unconfirmed, without their second factor, and has tried too often", async () => {
	const before = new Staff();
	await before.signIn(site.address);
	const time = "2026-01-01T00:00:00.000Z";
	await ask(
		place,
		`insert into second_factors (user_id, secret, enabled_at, updated_at) select id, 'A', '${time}', '${time}' from users where email = '${admin.email}'`,
	);
	await ask(place, `update users set locked_at = '${time}', email_verified = 0 where email = '${admin.email}'`);
	for (let i = 0; i < 11; i++) await signIn(admin.email, "wrong");
	const reset = await user("reset", admin.email);
	expect(reset.code).toBe(0);
	// Only the account's failures are forgotten, not those of the address that they came from.
	await ask(place, "delete from throttles where key like 'sign-in address%'");
	expect(await signIn(admin.email, admin.password)).toBe(401);
	expect(await signIn(admin.email, passwordIn(reset))).toBe(302);
	expect((await before.ask(site.address, "/admin/dashboard")).location).toMatch(/^\/admin\/login/);
});

test("the command line says how it is used when the words make no sense, and what is wrong with a setting", async () => {
	const usage = { code: 1, output: expect.stringContaining("npm run user -- add EMAIL") };
	for (const words of [[], ["add", "kein-konto"], ["add", "a@example.com", "--role", "king"]])
		expect(await user(...words)).toMatchObject(usage);
	expect(await runCommand("user", ["list"], { ...place, PASSWORD_MIN_LENGTH: "3" })).toEqual({
		code: 1,
		output: "PASSWORD_MIN_LENGTH must be a whole number from 6 to 64.\n",
	});
	const elsewhere = await newPlace("SQLite");
	for (const [command, word] of [
		["user", "list"],
		["backup", "backup.tar.gz"],
	] as const)
		expect(await runCommand(command, [word], elsewhere)).toEqual({
			code: 1,
			output: `DATA_DIR is ${elsewhere.DATA_DIR}, and no site has its data there: are the settings loaded?\n`,
		});
	expect(readdirSync(elsewhere.DATA_DIR!)).toEqual([]);
});

import { spawn } from "node:child_process";
import { beforeAll, describe, expect, test } from "vitest";
import { startMailServer } from "../outside/mail-server.ts";
import { type Place, useInstallations } from "./installations.ts";
import type { SiteProcess } from "./site-process.ts";
import { ask } from "./stored.ts";

const { newPlace: newSite, start } = useInstallations();

const admin = { email: "chef@example.com", password: "grober Kies" };

const newPlace = async (engine: string): Promise<Place> => ({
	...(await newSite(engine)),
	ADMIN_EMAIL: admin.email,
	ADMIN_PASSWORD: admin.password,
});
/** Runs the command as an operator does, with the settings of the site. */
function user(place: Place, ...words: string[]): Promise<{ code: number | null; out: string; err: string }> {
	const child = spawn("node", ["commands/user.ts", ...words], { env: { PATH: process.env.PATH, ...place } });
	const said = { out: "", err: "" };
	child.stdout.on("data", (chunk: Buffer) => (said.out += chunk.toString()));
	child.stderr.on("data", (chunk: Buffer) => (said.err += chunk.toString()));
	return new Promise((ended) => child.once("exit", (code) => ended({ code, ...said })));
}
const send = (site: SiteProcess, path: string, form: Record<string, string>, cookie = "") =>
	fetch(site.address + path, {
		method: "POST",
		redirect: "manual",
		headers: { Origin: site.address, Cookie: cookie },
		body: new URLSearchParams(form),
	});
const signIn = (site: SiteProcess, email: string, password: string) => send(site, "/admin/login", { email, password });
const cookieOf = (answer: Response) =>
	answer.headers
		.getSetCookie()
		.find((one) => one.startsWith("session="))!
		.split(";")[0]!;
const passwordIn = (said: { out: string }) => /with the password (\S+) \(shown only once\)/.exec(said.out)?.[1] ?? "";

describe.each(["SQLite", "PostgreSQL"])("on %s the command line", (engine) => {
	let place: Place;
	let site: SiteProcess;
	beforeAll(async () => {
		place = await newPlace(engine);
		site = await start(place);
	});

	test("adds users of both roles while the site runs, who can sign in at once with the printed password", async () => {
		const added = await user(place, "add", "Kollegin@Example.com");
		expect(added).toMatchObject({ code: 0, err: "" });
		expect(added.out).toContain("kollegin@example.com (angebots_admin) can sign in");
		expect((await signIn(site, "kollegin@example.com", passwordIn(added))).status).toBe(302);
		expect((await user(place, "add", "zweite@example.com", "--role", "admin")).out).toContain(
			"zweite@example.com (admin)",
		);
		const again = await user(place, "add", "KOLLEGIN@example.com");
		expect([again.code, again.out, again.err]).toEqual([
			1,
			"",
			"There is already a user with the address kollegin@example.com.\n",
		]);
		expect((await ask(place, "select id from users")).length).toBe(3);
	});

	test("lists everybody with role and state, and no password", async () => {
		const { code, out } = await user(place, "list");
		expect(code).toBe(0);
		expect(out).toMatch(/^chef@example\.com +admin +active/m);
		expect(out).toMatch(/^kollegin@example\.com +angebots_admin +active/m);
		expect(out).not.toContain("argon2");
	});

	test("lets somebody in again who is locked, unconfirmed, without their second factor, and has tried too often", async () => {
		const session = cookieOf(await signIn(site, admin.email, admin.password));
		const [{ id }] = (await ask<{ id: string }>(place, `select id from users where email = '${admin.email}'`)) as [
			{ id: string },
		];
		const [yes, no] = engine === "SQLite" ? ["1", "0"] : ["true", "false"];
		await ask(
			place,
			`insert into second_factors (user_id, secret, enabled_at, updated_at) values ('${id}', 'A', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z')`,
		);
		await ask(
			place,
			`update users set locked_at = '2026-01-01T00:00:00.000Z', email_verified = ${no}, two_factor_required = ${yes} where id = '${id}'`,
		);
		for (let i = 0; i < 11; i++) await signIn(site, admin.email, "wrong");
		const reset = await user(place, "reset", admin.email);
		expect(reset.code).toBe(0);
		// Only the account's failures are forgotten, not those of the address that they came from.
		await ask(place, "delete from throttles where key like 'sign-in address%'");
		expect((await signIn(site, admin.email, admin.password)).status).toBe(401);
		const inAgain = await signIn(site, admin.email, passwordIn(reset));
		expect([inAgain.status, inAgain.headers.get("Location")]).toEqual([302, "/admin/dashboard"]);
		const old = await fetch(`${site.address}/admin/dashboard`, { redirect: "manual", headers: { Cookie: session } });
		expect(old.headers.get("Location")).toMatch(/^\/admin\/login/);
		expect((await user(place, "reset", "niemand@example.com")).code).toBe(1);
	});

	test("says how it is used when the words make no sense, and what is wrong with a setting", async () => {
		const nonsense = [
			[],
			["add", "kein-konto"],
			["add", "a@example.com", "--role", "king"],
			["remove", "a@example.com"],
		];
		const answers = await Promise.all(nonsense.map((words) => user(place, ...words)));
		for (const said of answers)
			expect([said.code, said.out, said.err.includes("npm run user -- add EMAIL")]).toEqual([1, "", true]);
		const wrong = await user({ ...place, PASSWORD_MIN_LENGTH: "3" }, "list");
		expect([wrong.code, wrong.err]).toEqual([1, "PASSWORD_MIN_LENGTH must be a whole number from 6 to 64.\n"]);
		const empty = await user(await newPlace(engine), "list");
		expect([empty.code, empty.err]).toEqual([
			1,
			"The database is empty or older than this program. Start the site once, then try again.\n",
		]);
	});
});

describe.each(["SQLite", "PostgreSQL"])("on %s a site", (engine) => {
	test("whose database fails while it looks who somebody is answers 503, and writes the error down once, as JSON", async () => {
		const place = await newPlace(engine);
		const site = await start({ ...place, LOG_LEVEL: "info" });
		const session = cookieOf(await signIn(site, admin.email, admin.password));
		await ask(place, `alter table "second_factors" rename to "away"`);
		const answer = await fetch(`${site.address}/admin/dashboard`, { headers: { Cookie: session } });
		expect(answer.status).toBe(503);
		await ask(place, `alter table "away" rename to "second_factors"`);
		await site.end("SIGTERM");
		const lines = site
			.output()
			.split("\n")
			.filter((line) => line && !/^(The site is at|Sign in at)/.test(line));
		const entries = lines.map((line) => JSON.parse(line) as { level: number; msg: string; err?: { type: string } });
		expect(entries.filter(({ err }) => err)).toMatchObject([{ level: 50, msg: "a session could not be read" }]);
		expect(lines.join("\n")).not.toContain(admin.email);
	});

	test("asks for longer passwords when it is told to", async () => {
		const site = await start({ ...(await newPlace(engine)), PASSWORD_MIN_LENGTH: "11" });
		const session = cookieOf(await signIn(site, admin.email, admin.password));
		const form = { email: "neu@example.com", password: "10 Zeichen", confirm_password: "10 Zeichen" };
		const refused = await send(site, "/admin/benutzer-hinzufuegen", form, session);
		expect([refused.status, (await refused.text()).includes("mindestens 11 Zeichen")]).toEqual([400, true]);
		expect(
			(
				await send(
					site,
					"/admin/benutzer-hinzufuegen",
					{ ...form, password: "11  Zeichen", confirm_password: "11  Zeichen" },
					session,
				)
			).status,
		).toBe(302);
	});

	test("creates a user at once while the mail server hangs, and keeps the mail", async () => {
		const mail = await startMailServer();
		const place = await newPlace(engine);
		const site = await start({ ...place, SMTP_URL: mail.url });
		const session = cookieOf(await signIn(site, admin.email, admin.password));
		mail.manner = "hang";
		const begun = performance.now();
		const form = { email: "neu@example.com", password: "grober Kies", confirm_password: "grober Kies" };
		expect((await send(site, "/admin/benutzer-hinzufuegen", form, session)).status).toBe(302);
		// Waiting for the mail server would take ten seconds.
		expect(performance.now() - begun).toBeLessThan(9000);
		expect(await ask(place, "select id from users where email = 'neu@example.com'")).toHaveLength(1);
		expect(await ask(place, "select id from outbox where sent_at is null")).toHaveLength(1);
		await site.end("SIGKILL");
		await mail.stop();
	});
});

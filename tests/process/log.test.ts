import { expect, test } from "vitest";
import { ask as visit } from "./clients.ts";
import { useInstallations } from "./installations.ts";
import type { SiteProcess } from "./site-process.ts";
import { ask } from "./stored.ts";

const { newPlace, start } = useInstallations();

/** Any machine: what it would be is not looked at when the table is away. */
const machine = "/angebot/detail/0199c1de-0000-7000-8000-000000000000";
const admin = { email: "chefin@firma.example", password: "geheimer-kies" };
const personal =
	/chefin|geheimer|erika|mustermann|firma\.example|0351|tresor|neuling|127\.0\.0\.1|203\.0\.113|session=/i;

type Line = {
	level: number;
	id?: string;
	user?: string;
	method?: string;
	path?: string;
	status?: number;
	msg: string;
	err?: object;
};

const send = ({ address }: SiteProcess, path: string, form: Record<string, string>, cookie = "") =>
	visit(address, path, { form, headers: { Cookie: cookie, "X-Forwarded-For": "203.0.113.7", Accept: "text/html" } });

test("the log of a site has one line a request, the same number on the lines of one, and nothing personal at any level", async () => {
	const place = await newPlace("SQLite");
	const site = await start({
		...place,
		LOG_LEVEL: "debug",
		TRUST_PROXY: "on",
		ADMIN_EMAIL: admin.email,
		ADMIN_PASSWORD: admin.password,
	});
	const request = {
		name: "Erika Mustermann",
		email: "erika@firma.example",
		phone: "0351 4711",
		subject: "Mustermann fragt",
		message: "Der Code des Tresors",
		privacy_agreed: "true",
	};
	expect((await send(site, "/kontakt", request)).status).toBe(200);
	expect((await send(site, "/kontakt?subject=Mustermann", { ...request, email: "erika" })).status).toBe(400);
	expect((await send(site, "/admin/login", { ...admin, password: "geheimer-versuch" })).status).toBe(401);
	const signedIn = await send(site, "/admin/login?from=/admin/dashboard?q=mustermann", admin);
	const cookie = signedIn.cookies.find((line) => line.startsWith("session="))!.split(";")[0]!;
	const sand = { password: "geheimer-sand", confirm_password: "geheimer-sand" };
	const user = { email: "neuling@firma.example", role: "admin", ...sand };
	expect((await send(site, "/admin/benutzer-hinzufuegen", user, cookie)).status).toBe(200);
	expect((await send(site, "/admin/passwort-vergessen", { email: admin.email })).status).toBe(200);
	for (const path of [
		"/admin/dashboard?q=Mustermann",
		"/angebot/kaufen?q=erika%40firma.example",
		"/nirgends?name=Mustermann",
		"/kontakt?subject=Tresor",
	])
		await visit(site.address, path, { headers: { Cookie: cookie } });
	await ask(place, `alter table "Kontaktanfragen_Archiv" rename to "away"`);
	expect((await send(site, "/kontakt", { ...request, message: "Noch einmal der Tresor" })).status).toBe(503);
	await ask(place, `alter table "away" rename to "Kontaktanfragen_Archiv"`);
	await ask(place, `alter table "Angebote" rename to "away"`);
	const failed = await visit(site.address, machine, { headers: { Accept: "text/html" } });
	expect(failed.status).toBe(503);
	await site.end("SIGTERM");

	const lines = site
		.output()
		.split("\n")
		.filter((line) => line.startsWith("{"))
		.map((line) => JSON.parse(line) as Line);
	const requests = lines.filter(({ msg }) => msg === "request");
	expect(requests.length).toBeGreaterThanOrEqual(12);
	const numbers = requests.map(({ id }) => id!);
	expect(new Set(numbers).size).toBe(numbers.length);
	for (const line of requests) expect(`${line.method} ${line.path}`).toMatch(/^(GET|POST) \/[^?]*$/);
	const broken = requests.filter(({ status }) => status === 503);
	// A line is written when its answer has left, which need not be the order of the questions.
	expect(broken.map(({ path }) => path).sort()).toEqual([machine, "/kontakt"].sort());
	// Each failure is written down once, under the number of its request.
	for (const { id } of broken) expect(lines.filter((line) => line.err && line.id === id)).toHaveLength(1);
	for (const line of lines) expect(JSON.stringify(line)).not.toMatch(personal);
	// Of a signed-in person the id, in the office and on public pages; of everybody else nothing.
	const signedInPaths = ["/admin/benutzer-hinzufuegen", "/admin/dashboard", "/angebot/kaufen", "/nirgends"];
	const [me] = await ask<{ id: string }>(place, `select id from users where email = '${admin.email}'`);
	for (const path of signedInPaths)
		expect(
			requests.filter((line) => line.path === path),
			path,
		).toMatchObject([{ user: me!.id }]);
	for (const line of requests)
		if (line.method === "POST" && line.path !== signedInPaths[0]) expect(line.user, line.path).toBeUndefined();
});

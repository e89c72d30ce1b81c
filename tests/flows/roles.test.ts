import { beforeAll, describe, expect, test } from "vitest";
import type { Role } from "#app/accounts/role.ts";
import type { FoundGroup } from "#app/back-office/find/found.ts";
import { services } from "#app/back-office/collections/collections.server.ts";
import { dataAddress, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { fileOf, makeJob, makeNews, makeOffer, makeRequest, makeUser, offerWords, pictureBytes } from "../make.ts";
import { db, now } from "#app/foundation/database/client.server.ts";
import { routeAddresses } from "../route-addresses.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

/** Stands in everything that the reader may not see. */
const SECRET = "Geheimsache";
const visitors = {} as Record<Role, Visitor>;
let ids: Record<"news" | "job" | "request" | "user", string>;
beforeAll(async () => {
	for (const role of ["angebots_admin", "verkauf", "admin"] as const) visitors[role] = await signedInAs(role);
	const by = await makeUser("admin");
	const [news, job, trashed] = [
		await makeNews({ name: `${SECRET} A` }),
		await makeJob({ title: `${SECRET} B` }),
		await makeNews({ name: `${SECRET} C` }),
	];
	await services.news.remove(trashed, by);
	const request = await makeRequest({ name: SECRET, subject: `${SECRET} D` });
	const user = await makeUser("admin", `${SECRET.toLowerCase()}@example.com`);
	ids = { news, job, request, user: user.id };
	for (let at = 0; at < 3; at++) await makeOffer({ name: `Bagger ${at}` });
});

/** Every way to ask for something by an address. */
function questions(role: Role): string[] {
	const asked = new URLSearchParams({ q: SECRET, spalten: "name,title,inhalt,email,subject", sort: "datum-asc" });
	const offers = ["inhalt", "datum", "email", "role", "user_id", "search_text"].flatMap((field) => [
		`/admin/angebote?sort=${field}-asc`,
		`/admin/angebote?gruppe=${field}`,
		`/admin/angebote?spalten=nr,${field}`,
		`/admin/angebote?${field}=${SECRET}`,
	]);
	return [
		...offers,
		`/admin/angebote?${asked}`,
		"/admin/dashboard",
		`/admin/suche/treffer?q=${SECRET}`,
		`/admin/papierkorb?q=${SECRET}`,
		"/admin/papierkorb?art=news",
		`/admin/meldungen?${asked}`,
		`/admin/stellen?${asked}`,
		`/admin/nachricht-bearbeiten/${ids.news}`,
		`/admin/nachricht-bearbeiten/${ids.news}/versionen`,
		`/admin/karriere-bearbeiten/${ids.job}/versionen`,
		`/admin/benutzer/${ids.user}`,
		"/admin/verlauf",
		...(role === "verkauf" ? [] : [`/admin/kontakt-anfragen?q=${SECRET}`, `/admin/kontakt-anfrage/${ids.request}`]),
	];
}

/** What the page tells beside the words that were asked for. */
function told(text: string, role: Role): number {
	const records = role === "verkauf" ? "[A-C]" : "[A-D]";
	return [...text.matchAll(new RegExp(`${SECRET} ${records}|${SECRET.toLowerCase()}@`, "g"))].length;
}

describe.each(["angebots_admin", "verkauf"] as const)("for %s", (role) => {
	test("no column, filter, order, search, version or search for everything shows what they may not see", async () => {
		const reader = visitors[role];
		for (const path of questions(role))
			for (const address of [path, dataAddress(path)]) {
				const answer = await reader.visit(address);
				expect([200, 202, 302], address).toContain(answer.status);
				expect(told(await answer.text(), role), address).toBe(0);
			}
	});

	test("no export holds what they may not see", async () => {
		const form = { all: "true", what: "all", step: "csv" };
		const offers = await visitors[role].visit("/admin/angebote/export", { form });
		expect(told(await offers.text(), role)).toBe(0);
	});
});

test("an admin sees all of it at the same addresses, so they are the right ones", async () => {
	for (const path of [
		`/admin/suche/treffer?q=${SECRET}`,
		"/admin/papierkorb?art=news",
		`/admin/meldungen?q=${SECRET}`,
		`/admin/nachricht-bearbeiten/${ids.news}/versionen`,
		`/admin/benutzer/${ids.user}`,
	])
		expect(told(await visitors.admin.page(path), "admin"), path).toBeGreaterThan(0);
});

test("removing for good is offered to admins alone, for requests and in the trash", async () => {
	const by = await makeUser("admin");
	const id = await makeOffer({ name: "Weg damit" });
	await services.offer.remove(id, by);
	for (const [path, words] of [
		["/admin/papierkorb?q=Weg", "endgültig löschen"],
		[`/admin/kontakt-anfrage/${ids.request}`, "Endgültig löschen"],
	] as const) {
		expect((await visitors.verkauf.page(path)).includes(words), path).toBe(false);
		expect((await visitors.admin.page(path)).includes(words), path).toBe(true);
	}
});

test("the search for everything finds what each role may see", async () => {
	await makeOffer({ name: "Quarzbrecher JX 110" });
	await makeRequest({ subject: "Frage zum Quarzbrecher", first_answer_at: now() });
	await makeRequest({ subject: "Quarzbrecher, ausgeblendet", ausgeblendet: true });
	await makeNews({ name: "Quarzbrecher auf dem Hof" });
	await makeJob({ title: "Fahrer für Quarzbrecher" });
	await makeUser("verkauf", "quarzbrecher@example.com");
	const found = async (role: Role, q = "quarzbrecher") => {
		const answer = await visitors[role].visit(`/admin/suche/treffer?q=${q}`);
		const groups = (await answer.json()) as FoundGroup[];
		return Object.fromEntries(
			groups.map(({ list, hits }) => [
				list,
				hits.map(({ title, note }) => (list === "/admin/kontakt-anfragen" ? `${title}: ${note}` : title)),
			]),
		);
	};
	const forAll = { "/admin/angebote": ["Quarzbrecher JX 110"] };
	const forSales = { ...forAll, "/admin/kontakt-anfragen": ["Erika Mustermann: Frage zum Quarzbrecher · Beantwortet"] };
	expect(await found("angebots_admin")).toEqual(forAll);
	expect(await found("angebots_admin", "quarzbrehcer"), "mistyped").toEqual(forAll);
	expect(await found("verkauf")).toEqual(forSales);
	expect(await found("admin")).toEqual({
		...forSales,
		"/admin/meldungen": ["Quarzbrecher auf dem Hof"],
		"/admin/stellen": ["Fahrer für Quarzbrecher"],
		"/admin/benutzer": ["quarzbrecher@example.com"],
	});
});

test("no visitor learns who made a record or uploaded a picture: no user's id or address is on any page, in any data, feed or picture's address", async () => {
	const staff = await signedInAs("angebots_admin");
	const form = { ...offerWords, images: fileOf(await pictureBytes()) };
	expect((await staff.visit("/admin/angebot-hinzufuegen", { form })).status).toBe(302);
	const { id } = staff.user;
	const offer = await db().selectFrom("Angebote").select("id").where("user_id", "=", id).executeTakeFirstOrThrow();
	const picture = await db().selectFrom("pictures").select("path").where("user_id", "=", id).executeTakeFirstOrThrow();
	const admin = await signedInAs("admin");
	const news = await makeNews({}, { by: admin.user });
	const job = await makeJob({}, { by: admin.user });

	const pages = routeAddresses().filter((pattern) => !pattern.startsWith("/admin") && !pattern.startsWith("/media"));
	const paths = pages.flatMap((pattern) =>
		pattern.includes("news/")
			? [pattern.replace(":id", news)]
			: pattern.includes("karriere")
				? [pattern.replace(":id", job)]
				: [pattern.replace(":id", offer.id)],
	);
	paths.push(`/kontakt?offer=${offer.id}`, `/angebot/kaufen?q=bagger`);
	let seen = "";
	for (const path of paths) {
		for (const address of /\.(xml|txt|atom)$/.test(path) ? [path] : [path, dataAddress(path)]) {
			const response = await visitor().visit(address);
			const text = `${JSON.stringify([...response.headers])}${await response.text()}`;
			for (const secret of [staff.user.id, admin.user.id, staff.user.email, admin.user.email, "user_id", "userId"])
				expect(text.includes(secret), `${secret} on ${address}`).toBe(false);
			seen += text;
		}
	}
	// The records themselves were there to be seen.
	expectWords(seen, offer.id, news, job, picture.path);
});

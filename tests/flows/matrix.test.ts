import { beforeAll, expect, test } from "vitest";
import { services } from "#app/back-office/collections/collections.server.ts";
import { allCollections } from "#app/back-office/collections/collections.ts";
import type { RecordKind } from "#app/content/record.ts";
import { sitePages } from "#app/site/pages.ts";
import { dataAddress, outcome, signedInAs, signedOutAgain, useBuiltSite, Visitor } from "../app.ts";
import { makeDraft, makeJob, makeNews, makeOffer } from "../make.ts";
import { routeAddresses, routeIds } from "../route-addresses.ts";
import { useUser } from "../before.ts";

useBuiltSite();

const who = ["visitor", "visitor with an old cookie", "angebots_admin", "verkauf", "admin"] as const;
type Who = (typeof who)[number];
/** What each of the five gets, in the order of `who`; "→" leads there. */
type Answers = readonly [string, string, string, string, string];
/**
 * An address's answer to reading and to sending an empty form; `sent` differs where only the data request of a form
 * does.
 */
type Row = { read: Answers; send: Answers; sendData?: Answers };

const all = (answer: string): Answers => [answer, answer, answer, answer, answer];
const staffTo = (path: string) => [`→ ${path}`, `→ ${path}`, `→ ${path}`] as const;
/**
 * An address of the office for those from a place in `who` on. Visitors are led to the sign-in, other staff to the
 * dashboard; who sends something without the right to it is refused.
 */
const from =
	(reads: number, sends = reads) =>
	(path: string, read: string, send: string): Row => {
		const answers = (first: number, [visitor, other, granted]: [string, string, string]) =>
			who.map((_, at) => (at < 2 ? visitor : at < first ? other : granted)) as unknown as Answers;
		const login = "→ /admin/login?";
		const asked = `${login}from=${encodeURIComponent(path)}`;
		return { read: answers(reads, [asked, "→ /admin/dashboard", read]), send: answers(sends, [login, "403", send]) };
	};
const [office, requests, adminOnly] = [from(2), from(3), from(4)];
const withStep = (pattern: string) => pattern.replace(/((?:anfrage|bewerbungen).*):step/, "$1ausblenden");
type Line = [path: string, read: string, send: string];
const rows = (row: typeof office, lines: Line[]): Record<string, Row> =>
	Object.fromEntries(lines.map(([path, read, send]) => [path, row(withStep(path), read, send)]));
const publicPage: Row = { read: all("200"), send: all("405") };
const nowhere: Row = { read: all("404"), send: all("404") };

const siteRows = (prefix: "" | "/en"): Record<string, Row> => ({
	...Object.fromEntries(sitePages.map(({ path }) => [path === "/" ? prefix || "/" : prefix + path, publicPage])),
	[`${prefix}/angebot`]: { read: all(`→ ${prefix}/angebot/kaufen`), send: all("405") },
	[`${prefix}/angebot/detail/:id`]: publicPage,
	[`${prefix}/angebot/vorschlaege`]: publicPage,
	[`${prefix}/merkliste`]: publicPage,
	[`${prefix}/vergleich`]: publicPage,
	[`${prefix}/angebot/detail/:id/datenblatt.pdf`]: publicPage,
	[`${prefix}/unterlagen/:id/:document`]: { read: all("404"), send: all("405") },
	[`${prefix}/suchauftrag`]: { read: all("200"), send: all("400") },
	[`${prefix}/suchauftrag/verwalten`]: { read: all("410"), send: all("400") },
	[`${prefix}/inzahlungnahme`]: { read: all("200"), send: all("400") },
	[`${prefix}/kontakt`]: { read: all("200"), send: all("400") },
	[`${prefix}/karriere/:id`]: { read: all("404"), send: all("404") },
	[`${prefix}/news/:id`]: { read: all("404"), send: all("405") },
	[`${prefix}/news.atom`]: publicPage,
	[`${prefix}/*`]: nowhere,
});

/** The addresses of a collection in the office; a new one has them by its record. */
function rowsOf({ right, office: at, pictures }: RecordKind): Record<string, Row> {
	const row = right === "offers" ? office : adminOnly;
	const [form, remove] = [`${at.edit}:id`, `${at.remove}:id`];
	const forPictures = (address: string): Line[] => [
		[address, "405", "422"],
		[`${address}/:id`, "404", "400"],
		[`${address}/:id/original`, "404", "405"],
	];
	const answers: Line[] = [
		[at.list, "200", "400"],
		[`${at.list}/export`, "405", `→ ${at.list}`],
		[at.add, "200", "400"],
		[form, "200", "400"],
		[`${form}/:step`, "405", "404"],
		[`${form}/entwurf`, "405", "400"],
		[`${form}/versionen`, "200", `→ ${form}/versionen`],
		[remove, "405", "→ /admin/dashboard"],
		...(pictures ? forPictures(pictures.address) : []),
	];
	return rows(row, answers);
}

/** Every address of the site. A route that is not in here fails the first test. */
const table: Record<string, Row> = {
	...siteRows(""),
	...siteRows("/en"),
	"/inzahlungnahme/foto": { read: all("405"), send: all("422") },
	"/sitemap.xml": publicPage,
	"/robots.txt": publicPage,
	"/media/*": { read: all("404"), send: all("405") },
	"/admin/login": {
		read: ["200", "200", ...staffTo("/admin/dashboard")],
		send: ["400", "400", ...staffTo("/admin/dashboard")],
		sendData: all("400"),
	},
	"/admin/login-code": {
		read: ["→ /admin/login", "→ /admin/login", ...staffTo("/admin/dashboard")],
		send: ["→ /admin/login", "→ /admin/login", ...staffTo("/admin/dashboard")],
		sendData: all("400"),
	},
	"/admin/passwort-vergessen": { read: all("200"), send: all("400") },
	"/admin/passwort-neu": { read: all("410"), send: all("410") },
	"/admin/bestaetigen": { read: all("410"), send: all("410") },
	"/admin/passkey-anfrage": { read: all("405"), send: all("400") },
	"/admin/sitzung": { read: all("200"), send: all("405") },
	"/admin/sprache": { read: all("→ /admin/dashboard"), send: all("405") },
	"/admin/logout": { read: all("405"), send: all("→ /admin/login") },
	...rows(office, [
		["/admin", "→ /admin/dashboard", "405"],
		["/admin/dashboard", "200", "405"],
		["/admin/viele-rueckgaengig/:id", "405", "→ /admin/dashboard"],
		["/admin/unterlagen", "405", "422"],
		["/admin/unterlagen/:id", "404", "405"],
		["/admin/uebersetzen", "405", "400"],
		["/admin/konto", "200", "400"],
		["/admin/ansichten", "405", "400"],
		["/admin/konto/identitaet", "200", "400"],
		["/admin/konto/passwort", "200", "400"],
		["/admin/konto/e-mail", "200", "400"],
		["/admin/konto/zweiter-faktor", "200", "400"],
		["/admin/konto/passkeys", "200", "400"],
		["/admin/suche/treffer", "200", "405"],
		["/admin/papierkorb", "200", "400"],
		["/admin/papierkorb/:id", "→ /admin/papierkorb", "405"],
		["/admin/*", "404", "404"],
	]),
	...rows(requests, [
		["/admin/kontakt-anfragen", "200", "400"],
		["/admin/kontakt-anfrage/:id/foto/:photo", "404", "405"],
		["/admin/kontakt-anfrage/:id", "404", "404"],
		["/admin/kontakt-anfrage/:id/:step", "405", "→ /admin/kontakt-anfragen"],
	]),
	...rows(adminOnly, [
		["/admin/benutzer", "200", "400"],
		["/admin/benutzer/:id", "404", "400"],
		["/admin/benutzer-hinzufuegen", "200", "400"],
		["/admin/kontakt-anfragen/export", "405", "→ /admin/kontakt-anfragen"],
		["/admin/kontakt-anfrage/:id/loeschen", "405", "→ /admin/kontakt-anfragen"],
		["/admin/bewerbungen", "200", "400"],
		["/admin/bewerbungen/export", "405", "→ /admin/bewerbungen"],
		["/admin/bewerbungen/:id", "404", "404"],
		["/admin/bewerbungen/:id/:step", "405", "→ /admin/bewerbungen"],
		["/admin/bewerbungen/:id/loeschen", "405", "→ /admin/bewerbungen"],
		["/admin/bewerbungen/:id/lebenslauf", "404", "405"],
		["/admin/einstellungen", "200", "400"],
		["/admin/einstellungen/hersteller", "200", "→ /admin/einstellungen/hersteller"],
		["/admin/einstellungen/aufbewahrung", "200", "→ /admin/einstellungen/aufbewahrung"],
		["/admin/einstellungen/buerozeiten", "200", "400"],
		["/admin/einstellungen/suchwoerter", "200", "400"],
		["/admin/einstellungen/textbausteine", "200", "400"],
		["/admin/sicherheit", "→ /admin/verlauf?art=signIn", "405"],
		["/admin/zustand", "200", "400"],
		["/admin/postausgang", "200", "400"],
		["/admin/verlauf", "200", "405"],
	]),
	"/admin/suchauftraege": from(3, 4)("/admin/suchauftraege", "200", "400"),
	...Object.assign({}, ...allCollections.map(rowsOf)),
};

/** A record of the kind that an address names, by the one who makes all of them. */
const by = useUser();
function recordFor(pattern: string): Promise<string> {
	const addresses = ({ office, pictures }: (typeof allCollections)[number]) => [
		...Object.values(office),
		pictures?.address,
	];
	const kind = allCollections.find((one) =>
		addresses(one).some((address) => address && pattern.startsWith(address)),
	)?.kind;
	if (kind === "news") return makeNews({ name: "Verräterisches Wort" }, { by });
	if (kind === "job") return makeJob({ title: "Verräterisches Wort" }, { by });
	if (kind === "offer" || kind === undefined)
		return makeOffer({ name: "Verräterisches Wort", weight: "17.531" }, { by });
	return makeDraft(kind);
}

async function versionOf(id: string): Promise<number | undefined> {
	const found = await Promise.all(Object.values(services).map((service) => service.findForEdit(id)));
	return found.find((record) => record !== null)?.version;
}

test("every route has its row in the table of who gets what, and every row its route", () => {
	expect(routeAddresses().sort()).toEqual(Object.keys(table).sort());
});

/**
 * Who may do what is decided before the database is asked, so every address is tried on one engine and each eighth on
 * the other.
 */
const tried = Object.entries(table).filter((_, at) => process.env.TEST_ENGINE === "sqlite" || at % 8 === 0);
const everybody = async () =>
	new Map<Who, Visitor>([
		["visitor", new Visitor()],
		["visitor with an old cookie", await signedOutAgain("admin")],
		["angebots_admin", await signedInAs("angebots_admin")],
		["verkauf", await signedInAs("verkauf")],
		["admin", await signedInAs("admin")],
	]);
let shared: Map<Who, Visitor>;
beforeAll(async () => {
	shared = await everybody();
});

/** Who is asked: everybody without a session, and of the roles the first of those that get the same. */
const asked = (answers: Answers) => who.filter((_, at) => at < 2 || !answers.slice(2, at).includes(answers[at]!));

test.each(tried)("%s", async (pattern, { read, send, sendData = send }) => {
	const id = await recordFor(pattern);
	const path = withStep(pattern).replace(":id", id).replace("*", "nirgends");
	// All other addresses share five visitors: signing in is slow.
	const people = pattern.includes("logout") ? await everybody() : shared;
	/** The expected outcome, with this run's id in the address to come back to. */
	const expected = (answers: Answers, person: Who) =>
		answers[who.indexOf(person)]!.replace(/%3Aid|:id/, id).replace("*", "nirgends");
	for (const person of asked(read)) {
		const reader = people.get(person)!;
		if (person === "visitor")
			expect(await outcome(await reader.visit(path)), "read by a visitor").toBe(expected(read, person));
		expect(await outcome(await reader.pageData(path)), `data read by ${person}`).toBe(expected(read, person));
	}
	for (const person of asked(send)) {
		const writer = people.get(person)!;
		const cookies = new Map(writer.cookies);
		const form = { x: "1" };
		if (person === "visitor" || sendData !== send)
			expect(await outcome(await writer.visit(dataAddress(path), { form })), `data sent by ${person}`).toBe(
				expected(sendData, person),
			);
		// Signing out must not change who asks next.
		if (pattern === "/admin/logout") for (const [name, value] of cookies) writer.cookies.set(name, value);
		expect(await outcome(await writer.visit(path, { form })), `sent by ${person}`).toBe(expected(send, person));
		if (person.startsWith("visitor")) expect(await versionOf(id)).toBe(1);
	}
});

test("the office gives nothing of itself to visitors, by whatever part of a page or method they ask", async () => {
	const guarded = tried.filter(([, { read }]) => read[0].startsWith("→ /admin/login?")).map(([pattern]) => pattern);
	expect(guarded.length).toBeGreaterThan(process.env.TEST_ENGINE === "sqlite" ? 20 : 2);
	const parts = ["routes/admin/layout", "admin/angebot-bearbeiten"];
	expect(routeIds(), "parts that there are").toEqual(expect.arrayContaining(parts));
	const person = shared.get("visitor with an old cookie")!;
	for (const [at, pattern] of guarded.entries()) {
		const id = await recordFor(pattern);
		const path = pattern.replace(":id", id).replace("*", "nirgends");
		for (const part of parts) {
			const response = await person.visit(`${dataAddress(path)}?_routes=${encodeURIComponent(part)}`);
			const text = await response.clone().text();
			expect(await outcome(response), `${path} ${part}`).toMatch(/^→ \/admin\/login\?/);
			for (const word of ["Verräterisches", "@example.com"])
				expect(text.includes(word), `${path} ${part} ${word}`).toBe(false);
		}
		const method = ["PUT", "PATCH", "DELETE"][at % 3]!;
		expect((await person.visit(path, { method, form: { x: "1" } })).status, `${method} ${path}`).toBe(405);
		expect(await versionOf(id), path).toBe(1);
	}
});

import { beforeAll, describe, expect, test } from "vitest";
import { emailForm } from "#app/accounts/account-forms.ts";
import { jobForm } from "#app/careers/job-record.ts";
import { contactForm } from "#app/contact/contact-form.ts";
import { noteForm } from "#app/requests/page/request-work.ts";
import { newsForm } from "#app/news/news-record.ts";
import { offerForm } from "#app/offers/editor/offer-form.ts";
import { db } from "#app/database/client.server.ts";
import { rowsOf, tablesInOrder } from "#app/database/copying.server.ts";
import { newId } from "#app/database/identity.ts";
import { dataAddress, outcome, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeJob, makeNews, makeOffer, makeRequest, makeUser, offerWords } from "../make.ts";
import { routeAddresses } from "../route-addresses.ts";

useBuiltSite();

/** The sign that PostgreSQL takes in no text. */
const NUL = "%00";

let people: Record<string, Visitor>;
/** A record for each route that asks for one, so that what is sent there meets something. */
let records: [RegExp, string][];
beforeAll(async () => {
	people = { visitor: visitor(), manager: await signedInAs("angebots_admin"), admin: await signedInAs("admin") };
	records = [
		[/angebot/, await makeOffer()],
		[/nachricht|news/, await makeNews()],
		[/karriere/, await makeJob()],
		[/kontakt-anfrage/, await makeRequest()],
		[/benutzer/, (await makeUser("angebots_admin")).id],
	];
});

/**
 * SQLite takes the sign in a text: there each sixth route shows that pages and forms do not mind, PostgreSQL is asked
 * by all of them.
 */
const onPostgres = process.env.TEST_ENGINE === "postgres";
const asked = routeAddresses().filter((_, at) => onPostgres || at % 6 === 0);
const addresses = (pattern: string) => [pattern, dataAddress(pattern)];
/**
 * The routes that can be sent to without an end of the session. Of the translator there is none here, which is 503
 * whatever is sent.
 */
const sendable = asked.filter((pattern) => !/logout|geraete-abmelden|uebersetzen/.test(pattern));

describe("a NUL in an id", () => {
	test.each([NUL, `a${NUL}b`, `${newId()}${NUL}`, `${newId().slice(1)}${NUL}`].slice(0, onPostgres ? 4 : 1))(
		"(%s) is a page that is not there, on every route that takes one, for everybody",
		async (word) => {
			const patterns = routeAddresses().filter((pattern) => /:id|\*/.test(pattern));
			expect(patterns.length).toBeGreaterThan(15);
			for (const pattern of patterns) {
				const path = pattern.replace(/:id|\*/, word);
				for (const [name, person] of Object.entries(people)) {
					for (const address of addresses(path)) {
						const found = await outcome(await person.visit(address));
						// Who may not enter the office is led away before anything is looked up; and some of its addresses are only
						// sent to.
						expect(found, `${name} ${address}`).toMatch(
							pattern.startsWith("/admin") ? /^(404|405|→ \/admin\/(login|dashboard|papierkorb).*)$/ : /^(404|410)$/,
						);
					}
				}
				for (const address of addresses(path))
					expect(
						(await people.admin!.visit(address, { form: { ...offerWords, version: "1", intent: "lock" } })).status,
						address,
					).toBeLessThan(500);
			}
		},
	);
});

/** Every parameter that a loader of ours reads. */
const parameters = ["stelle", "offer", "subject", "service", "kopie", "from", "token", "page", "q", "sort", "show", "remove", "entfernen", "loeschen", "art", "von", "ansicht", "category", "sub", "condition", "type", "min", "max", "frage", "w", "format"]; // prettier-ignore

test("a NUL in any parameter of an address makes no page fail", async () => {
	const queries = [
		...["q", "von", "token", "from"].map((name) => `${name}=${NUL}`),
		parameters.map((name) => `${name}=a${NUL}b`).join("&"),
	];
	for (const pattern of asked) {
		const person = /login|passwort-|bestaetigen/.test(pattern) ? people.visitor! : people.admin!;
		// What a search refuses whole must not hide what the others do.
		for (const query of [...queries, `${queries.at(-1)!.replace(/(^|&)q=[^&]*/, "")}`]) {
			const path = `${pattern.replace(/:id|\*/, newId())}?${query}`;
			expect((await person.visit(dataAddress(path))).status, path).toBeLessThan(500);
		}
	}
});

/** Fields that no form of ours fills with words, or that are read past the usual checks. */
const others = ["id", "kind", "intent", "role", "code", "token", "then", "zurueck", "version", "overwrite", "text", "note_id", "session", "picture_id", "images", "alt", "image", "image_id", "image_remove", "offer_id", "service", "language", "textToTranslate", "contact_request_days", "password", "confirm_password"]; // prettier-ignore
const fields = [
	...new Set([
		...others,
		...[offerForm, newsForm, jobForm, contactForm, noteForm, emailForm].flatMap((form) => Object.keys(form.entries)),
	]),
];
/** What the forms would take, so that only the one field is wrong. */
const good: Record<string, string> = {
	...offerWords,
	title: "Schlosser",
	location: "Arnsdorf",
	requirements: "Gesellenbrief",
	datum: "2026-05-09",
	inhalt: "Wir öffnen das Tor.",
	subject: "Anfrage",
	message: "Ist er noch da?",
	email: "erika@example.com",
	privacy_agreed: "true",
	version: "1",
	text: "Rückruf",
	contact_request_days: "",
	role: "admin",
	intent: "restore",
	kind: "offer",
};

test("a NUL in any field of any form makes no page fail and is stored nowhere", { timeout: 300_000 }, async () => {
	for (const pattern of sendable) {
		const path = pattern.replace(/:id|\*/, records.find(([kind]) => kind.test(pattern))?.[1] ?? newId());
		const page = await (await people.admin!.visit(path)).text();
		// A page tells its fields by itself; what is only sent to gets all there are.
		const own = fields.filter(
			(field) => !page.includes("<form") || page.includes(`name="${field}"`) || others.includes(field),
		);
		const forms = [
			Object.fromEntries(fields.map((field) => [field, "\0"])),
			...own.map((field) => ({ ...good, [field]: "a\0b" })),
		];
		for (const form of forms) {
			const { status } = await people.admin!.visit(dataAddress(path), { form });
			expect(status, `${path} ${JSON.stringify(form)}`).toBeLessThan(500);
			// A route without an action answers every form alike.
			if (status === 405) break;
		}
	}
	for (const table of tablesInOrder)
		for await (const rows of rowsOf(table, db())) expect(JSON.stringify(rows), table).not.toContain("\\u0000");
});

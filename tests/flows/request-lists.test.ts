import { describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { outcome, useBuiltSite, type Visitor } from "../app.ts";
import { LIST, useInbox } from "../inbox.ts";
import { makeRequest } from "../make.ts";
import { words } from "../words.ts";

useBuiltSite();

const { staff } = useInbox();

/** The names in the list, in order. */
async function names(query: string, visitor: Visitor = staff.admin): Promise<string[]> {
	const page = await visitor.page(`${LIST}?${query}`);
	const rows = /<tbody>.*<\/tbody>/s.exec(page)?.[0] ?? "";
	return [...rows.matchAll(/<td class="name"><a[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name!);
}

/** What the page sends when its reader has changed how it shows the list. */
const keep = (query: string) =>
	staff.admin.visit("/admin/ansichten", { form: { intent: "looks", list: "request", query } });

describe("the list of requests", () => {
	test("is filtered by who answers, subject, machine, language, source, follow-up, outcome and days, all at once", async () => {
		const me = staff.admin.user.id;
		await makeRequest({ name: "A", assigned_to: me, default_subject: "offerSubject", offer_name: "Brecher" });
		await makeRequest({ name: "B", language: "en", source: '{"campaign":"utm_source=\\"sheet\\":"}' });
		await makeRequest({ name: "C", follow_up: "2020-01-01", source: '{"sheet":true}', language: "en" });
		await makeRequest({ name: "D", follow_up: "2099-01-01", created_at: "2026-03-01T22:59:59.999Z" });
		await makeRequest({ name: "E", outcome: "lost", bearbeitet: true, created_at: "2026-03-01T23:00:00.000Z" });
		const found = async (query: string) => (await names(`ansicht=alle&${query}`)).sort().join("");
		expect(await found("")).toBe("ABCDE");
		expect(await found(`assigned=${me}`)).toBe("A");
		expect(await found("assigned=nobody")).toBe("BCDE");
		expect(await found("subject=offerSubject")).toBe("A");
		expect(await found("subject=own&machine=without")).toBe("BCDE");
		expect(await found("language=en")).toBe("BC");
		expect(await found("source=sheet")).toBe("C");
		expect(await found("source=sheet&source=campaign")).toBe("BC");
		expect(await found("language=en&source=sheet")).toBe("C");
		expect(await found("due=due")).toBe("C");
		expect(await found("due=planned&due=none&language=de")).toBe("ADE");
		expect(await found("outcome=lost")).toBe("E");
		// A day begins at midnight in the office, in winter an hour before that in UTC.
		expect(await found("to=2026-03-01")).toBe("D");
		expect(await found("from=2026-03-02&to=2026-03-02")).toBe("E");
		expect(await found("language=en&q=bagger")).toBe("BC");
		expect(await found("language=en&q=ba")).toBe("BC");
		expect(await names("language=de")).toEqual(["A", "D"]);
	});

	test("is sorted by each column, with empty ones last in both directions", async () => {
		await makeRequest({ name: "Ärmel", email: "b@x.example", offer_name: "Walze", outcome: "lost" });
		await makeRequest({ name: "Zorn", email: "A@x.example", follow_up: "2030-01-01", outcome: "sold" });
		await makeRequest({ name: "Bach", email: "c@x.example", offer_name: "Bagger", assigned_to: staff.admin.user.id });
		expect(await names("sort=name-asc")).toEqual(["Ärmel", "Bach", "Zorn"]);
		expect(await names("sort=name-desc")).toEqual(["Zorn", "Bach", "Ärmel"]);
		expect(await names("sort=contact-asc")).toEqual(["Zorn", "Ärmel", "Bach"]);
		expect(await names("sort=date-asc")).toEqual(["Ärmel", "Zorn", "Bach"]);
		expect(await names("sort=machine-asc")).toEqual(["Bach", "Ärmel", "Zorn"]);
		expect(await names("sort=machine-desc")).toEqual(["Ärmel", "Bach", "Zorn"]);
		for (const direction of ["asc", "desc"]) {
			expect((await names(`sort=followUp-${direction}`))[0]).toBe("Zorn");
			expect((await names(`sort=assigned-${direction}`))[0]).toBe("Bach");
			expect((await names(`sort=outcome-${direction}`)).at(-1)).toBe("Bach");
			expect(await names(`sort=language-${direction}&q=bagger`)).toHaveLength(3);
			expect(await names(`sort=subject-${direction}`)).toHaveLength(3);
		}
	});

	test("shows the columns that are chosen, and what has none of its own where it was", async () => {
		await makeRequest({ offer_name: "Brecher", offer_nr: 7, assigned_to: staff.admin.user.id });
		const page = await staff.admin.page(`${LIST}?columns=machine&columns=assigned&columns=quatsch`);
		const head = /<thead>.*<\/thead>/s.exec(page)![0];
		for (const word of ["Name", "Maschine", "Zuständig"]) expect(head).toContain(word);
		for (const word of ["Betreff", "Eingang"]) expect(head).not.toContain(word);
		expect(page.split(`${staff.admin.user.email}</td>`)).toHaveLength(2);
		expect(page.split("Nr. 7: Brecher")).toHaveLength(2);
	});

	test("keeps one filter when another is taken away, says which words it does not know, and drops none of its controls", async () => {
		await makeRequest({ name: "A" });
		const page = words(
			await staff.admin.page(`${LIST}?ansicht=meine&language=en&machine=with&source=radio&from=2026-02-30`),
		);
		expect(page).toContain("Kein Eintrag passt zu den gewählten Filtern");
		expect(page).toContain("Nicht beachtet, weil es diese Angaben hier nicht gibt: radio, 2026-02-30.");
		const chip = /href="([^"]*)"[^>]*>Sprache: Englisch/.exec(page)![1]!.replaceAll("&amp;", "&");
		const left = new URL(chip, "http://x").searchParams;
		expect([left.get("machine"), left.get("ansicht"), left.has("language")]).toEqual(["with", "meine", false]);
		expect(await staff.admin.page(`${LIST}?ansicht=alles`)).toContain("gibt: alles.");
	});

	test("has 10, 25, 50 or 100 lines a page, and finds them and its columns so at the next visit", async () => {
		for (let n = 0; n < 12; n++) await makeRequest({ name: `Zeile ${n}` });
		expect(await names("")).toHaveLength(10);
		expect(await names("size=25&columns=subject")).toHaveLength(12);
		await keep("?size=25&columns=subject");
		expect(await outcome(await staff.admin.visit(LIST))).toBe(`→ ${LIST}?size=25&columns=subject`);
		await staff.admin.visit("/admin/ansichten", { form: { intent: "reset" } });
		expect(await outcome(await staff.admin.visit(LIST))).toBe("200");
	});

	test("is reached by a link to one of its tabs with the reader's own columns and lines a page, and keeps them", async () => {
		for (let n = 0; n < 12; n++) await makeRequest({ name: `Zeile ${n}`, suspicion: "trap" });
		const looks = "size=25&columns=subject";
		await keep(`?${looks}`);
		const suspicious = /href="([^"]*ansicht=verdaechtig)"/.exec(await staff.admin.page("/admin/dashboard"))![1]!;
		expect(await outcome(await staff.admin.visit(suspicious))).toBe(`→ ${suspicious}&${looks}`);
		expect(await names(`ansicht=verdaechtig&${looks}`)).toHaveLength(12);
		expect(await outcome(await staff.admin.visit(LIST))).toBe(`→ ${LIST}?${looks}`);
		// Ten lines are usual here, and chosen by name.
		expect(await staff.admin.page(`${LIST}?ansicht=verdaechtig&${looks}`)).toContain(
			'href="/admin/kontakt-anfragen?ansicht=verdaechtig&amp;columns=subject&amp;size=10"',
		);
		expect(await names("ansicht=verdaechtig&columns=subject&size=10")).toHaveLength(10);
		await keep("?ansicht=verdaechtig&columns=subject&size=10");
		expect(await outcome(await staff.admin.visit(LIST))).toBe(`→ ${LIST}?columns=subject`);
		await staff.admin.visit("/admin/ansichten", { form: { intent: "reset" } });
	});

	test("is saved as a view with its tab, filters and days, for oneself or for everybody who answers", async () => {
		await makeRequest({ name: "A", language: "en", bearbeitet: true });
		await makeRequest({ name: "B" });
		const query = "ansicht=bearbeitet&language=en&from=2026-01-01&sort=name-asc&page=3&junk=1";
		const form = { list: "request", intent: "add", name: "Englisch", query, shared: "true" };
		expect((await staff.manager.visit("/admin/ansichten", { form })).status).toBe(400);
		const address = (await staff.admin.visit("/admin/ansichten", { form })).headers.get("Location")!;
		const saved = new URL(address, "http://x").searchParams;
		expect(Object.fromEntries([...saved].filter(([name]) => name !== "view"))).toEqual({
			ansicht: "bearbeitet",
			language: "en",
			from: "2026-01-01",
			sort: "name-asc",
		});
		expect(await staff.admin.page(address)).toContain("Englisch");
		await keep(address.slice(LIST.length));
		expect(await outcome(await staff.admin.visit(LIST))).toBe(`→ ${address}`);
		// Another list leaves the view, and the next visit begins with the open requests.
		const page = (await staff.admin.page(address)).replaceAll("&amp;", "&");
		const open = /href="([^"]*)"[^>]*>Offen</.exec(page)![1]!;
		expect(new URL(open, "http://x").searchParams.get("view")).toBe("");
		await keep(open.slice(open.indexOf("?")));
		expect(await outcome(await staff.admin.visit(LIST))).toBe("200");
		expect(await names("view=")).toEqual(["B"]);
		await db().deleteFrom("list_views").execute();
	});

	test("is left and found again as it was, with filters and order, by the way back from a request", async () => {
		const id = await makeRequest({ language: "en" });
		const query = "ansicht=alle&sort=name-asc&size=25&language=en&columns=subject";
		const page = (await staff.admin.page(`${LIST}?${query}`)).replaceAll("&amp;", "&");
		expect(page).toContain(`href="/admin/kontakt-anfrage/${id}?${query}"`);
		expect((await staff.admin.page(`/admin/kontakt-anfrage/${id}?${query}`)).replaceAll("&amp;", "&")).toContain(
			`href="${LIST}?${query}"`,
		);
		const hide = `/admin/kontakt-anfrage/${id}/ausblenden?ansicht=alle&sort=name-asc&language=en`;
		const done = await staff.admin.visit(hide, { form: { zurueck: "list" } });
		expect(done.headers.get("Location")).toBe(`${LIST}?ansicht=alle&sort=name-asc&language=en`);
		await staff.admin.visit("/admin/ansichten", { form: { intent: "reset" } });
	});
});

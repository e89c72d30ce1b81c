import { beforeAll, expect, test } from "vitest";
import { today } from "#app/foundation/i18n/format.ts";
import { signedInAs, useBuiltSite } from "../app.ts";
import { makeNews, makeOffer, makeRequest, makeUser } from "../make.ts";
import { expectNoWords, words } from "../words.ts";
import { setRow } from "../rows.ts";

useBuiltSite();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

beforeAll(async () => {
	const by = await makeUser();
	const set = (id: string, row: object) => setRow("Angebote", id, row);
	const plan = { state: "scheduled" as const, planned_by: by.id };
	await set(await makeOffer({ name: "Bald online" }, { by }), { ...plan, publish_at: inDays(2).toISOString() });
	await set(await makeOffer({ name: "Erst in Wochen" }, { by }), { ...plan, publish_at: inDays(20).toISOString() });
	const reserved = (day: Date, whom: string) => ({ state: "reserved", reserved_until: today(day), reserved_for: whom });
	await set(await makeOffer({ name: "Endet bald" }, { by }), reserved(inDays(1), "Kies & Söhne"));
	await set(await makeOffer({ name: "Endet spät" }, { by }), reserved(inDays(30), "Sand GmbH"));
	const old = inDays(-9).toISOString();
	await set(await makeOffer({ name: "Vergessener Entwurf" }, { by }), { state: "draft", updated_at: old });
	// More than are read of any reason.
	for (let n = 0; n < 20; n++)
		await set(await makeOffer({ name: `Liegt ${n}` }, { by }), {
			state: "draft",
			updated_at: inDays(-8).toISOString(),
		});
	await set(await makeOffer({ name: "Frischer Entwurf" }, { by }), { state: "draft" });
	await setRow("Aktuelles", await makeNews({ name: "Alte Meldung" }), { state: "draft", updated_at: old });
	for (let n = 0; n < 51; n++) await makeRequest({ kind: "application", name: "Jana Groß", created_at: old });
});

const part = (page: string, title: string) => {
	const at = page.indexOf(`>${title}`);
	expect(at, title).toBeGreaterThan(0);
	return page.slice(at, page.indexOf("</ul>", at));
};

test("says an admin what is planned, which reservations end, who applied and which drafts lie about", async () => {
	const page = words(await (await signedInAs("admin")).page("/admin/dashboard"));
	expect(part(page, "Geplant in den nächsten 7 Tagen (1)")).toMatch(/Bald online.*geht online am/s);
	expect(part(page, "Reservierungen, die enden (1)")).toMatch(/Endet bald.*reserviert bis.*Kies &amp; Söhne/s);
	expect(part(page, "Offene Bewerbungen (51)")).toContain("Jana Groß");
	expect(part(page, "Entwürfe, seit einer Woche unverändert (22)")).toMatch(/Vergessener Entwurf.*Alte Meldung/s);
});

test("says an offer manager what concerns offers alone", async () => {
	const page = words(await (await signedInAs("angebots_admin")).page("/admin/dashboard"));
	expect(part(page, "Entwürfe, seit einer Woche unverändert (21)")).toContain("Vergessener Entwurf");
	expectNoWords(page, "Jana Groß", "Alte Meldung", "Offene Bewerbungen");
});

import { describe, expect, test } from "vitest";
import { services } from "#app/back-office/collections/collections.server.ts";
import { collections } from "#app/back-office/collections/collections.ts";
import { previewAddress } from "#app/content/preview/preview.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { dataAddress, outcome, useBuiltSite, type Visitor, visitor, useStaff } from "../app.ts";
import { makeJob, makeNews, makeOffer, offerWords } from "../make.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

const admin = useStaff("admin");
const manager = useStaff("angebots_admin");
const EDIT = "/admin/angebot-bearbeiten/";
const ADD = "/admin/angebot-hinzufuegen";
const typed = { version: "1", draft: "", form: "ein-fenster", ...offerWords };
const keep = (id: string, form: Record<string, string | string[]>, who: Visitor = admin) =>
	who.visit(`${EDIT}${id}/entwurf`, { form });
const nameOnSite = async (id: string) =>
	/<h1[^>]*>([^<]*)/.exec(await (await visitor().visit(`/angebot/detail/${id}`)).text())?.[1];

describe("what a form sends while somebody types", () => {
	test("is kept, told with its version and time, and nothing of it is on the site", async () => {
		const id = await makeOffer({ name: "Online" });
		const answer = await keep(id, { ...typed, name: "Getippt" });
		const kept = { kept: true, id: expect.any(String), at: expect.stringMatching(/Z$/), newer: null };
		expect([answer.status, await answer.json()]).toEqual([200, kept]);
		expect(await nameOnSite(id)).toBe("Online");
		const form = await admin.page(EDIT + id);
		expect(form).toContain('value="Getippt"');
		expect(form).toMatch(new RegExp(`Entwurf von ${admin.user.email}, gespeichert am `));
		expect(await admin.page("/admin/angebote?q=Online")).toContain("Entwurf</span>");
	});

	test("does not overwrite somebody else's draft: who kept it and when is told", async () => {
		const id = await makeOffer({});
		await keep(id, { ...typed, name: "Vom Admin" });
		const answer = await keep(id, { ...typed, name: "Vom Verwalter", form: "anderes" }, manager);
		const other = { by: admin.user.email, at: expect.any(String), own: false, id: expect.any(String) };
		expect([answer.status, await answer.json()]).toEqual([409, { kept: false, other }]);
		const own = await (await keep(id, { ...typed, name: "Anderes Fenster", form: "drittes" })).json();
		expect(own.other).toMatchObject({ own: true });
		expect((await offerRecords.draftOf(id))?.words.name).toBe("Vom Admin");
	});
});

test("a step that would publish an unfinished draft is refused and names what is missing; a finished one ends the draft", async () => {
	const id = newId();
	await admin.visit(ADD, { form: { ...typed, record: id, sale_price: "", state: "draft" } });
	const step = () => admin.visit(`${EDIT}${id}/veroeffentlichen`, { form: { version: "1", state: "draft" } });
	expect(await outcome(await step())).toBe(`→ ${EDIT}${id}`);
	expect((await admin.page(EDIT + id)).includes("Es fehlt noch etwas: Kaufpreis.")).toBe(true);
	expect(await offerRecords.findForEdit(id)).toMatchObject({ state: "draft" });
	await keep(id, typed);
	await step();
	expect(await offerRecords.findForEdit(id)).toMatchObject({ state: "online" });
	expect(await offerRecords.draftOf(id)).toBeNull();
	expect(await offerRecords.versions(id)).toMatchObject([{ origin: "published", by: admin.user.email }]);
});

test("the page of a record's versions says who saved what, which one is online, and what differs; restoring makes a draft", async () => {
	const id = await makeOffer({ name: "Erste Fassung" });
	await admin.visit(EDIT + id, { form: { ...typed, name: "Zweite Fassung" } });
	const page = await admin.page(`${EDIT}${id}/versionen?version=1`);
	expect(page).toMatch(/Version 2<[^]*Online/);
	expect(page).toContain(admin.user.email);
	expect(page, "opens in its row").toMatch(/Version 1<[^]*Schließen<[^]*Als Entwurf übernehmen<[^]*>Deutsch</);
	expect(page).toMatch(/<del[^>]*>Erste Fassung<[^]*<ins[^>]*>Zweite Fassung</);
	expect(await outcome(await admin.visit(`${EDIT}${id}/versionen`, { form: { version: "1" } }))).toBe(`→ ${EDIT}${id}`);
	expect(await nameOnSite(id)).toBe("Zweite Fassung");
	const form = await admin.page(EDIT + id);
	expect(form).toContain('value="Erste Fassung"');
	expect(form).toMatch(/Version 1 steht jetzt im Formular[^]*Bitte prüfen und unten wählen/);
	await admin.page(`${EDIT}${id}/versionen?version=99`);
});

const LIST = "/admin/angebote";
const stateOf = async (id: string) => (await offerRecords.findForEdit(id))?.state ?? "gone";
const isTold = async (address: string, ...told: string[]) => {
	const page = (await admin.page(address)).replaceAll("<!-- -->", "");
	expectWords(page, "Nicht ausgeführt", ...told);
};
/** The fields of a form in a page that is sent to this address. */
function formIn(page: string, action: string): Record<string, string> {
	const form = page.slice(page.indexOf(`action="${action}"`)).split("</form>")[0]!;
	const inputs = [...form.matchAll(/<input type="hidden"[^>]*>/g)].map(([input]) => input);
	return Object.fromEntries(
		inputs.map((input) => [/name="([^"]*)"/.exec(input)![1]!, /value="([^"]*)"/.exec(input)![1]!]),
	);
}

describe("a record that has changed since it was shown", () => {
	test("is not deleted from its list before it was said who changed it and when, and then it is", async () => {
		const id = await makeOffer({ name: "Zu löschen" });
		const remove = `/admin/angebot-loeschen/${id}`;
		const shown = formIn(await admin.page(`${LIST}?q=Zu`), remove);
		expect(shown).toMatchObject({ version: "1", state: "online" });
		await manager.visit(EDIT + id, { form: { ...typed, name: "Zu löschen, aber neu" } });
		const form = `${EDIT}${id}?liste=%2Fadmin%2Fangebote%3Fq%3DZu`;
		expect(await outcome(await admin.visit(remove, { form: shown }))).toBe(`→ ${form}`);
		await isTold(form, `${manager.user.email} hat „Zu löschen“ am`);
		expect(await stateOf(id)).toBe("online");
		const again = formIn(await admin.page(form), remove);
		expect(await outcome(await admin.visit(remove, { form: again }))).toBe(`→ ${LIST}?q=Zu`);
		expect(await stateOf(id)).toBe("gone");
	});

	test("keeps a colleague's draft that was kept since one's own page was shown", async () => {
		const id = await makeOffer({});
		const keepAs = async (who: Visitor, draft: string, name: string) => {
			await who.visit(`${EDIT}${id}/entwurf`, { form: { ...typed, draft, form: name, name } });
			return (await offerRecords.draftOf(id))!.id;
		};
		const annas = await keepAs(admin, "", "Annas");
		const berts = await keepAs(manager, annas, "Berts");
		const discard = (draft: string) => admin.visit(`${EDIT}${id}/entwurf`, { form: { discard: "true", draft } });
		expect(await outcome(await discard(annas))).toBe(`→ ${EDIT}${id}`);
		await isTold(EDIT + id, `${manager.user.email} hat „Berts“ am`);
		expect((await offerRecords.draftOf(id))?.words.name).toBe("Berts");
		await discard(berts);
		expect(await offerRecords.draftOf(id)).toBeNull();
	});
});

describe("a form whose record somebody else has saved meanwhile", () => {
	const save = (id: string, changes: Record<string, string>) =>
		admin.visit(EDIT + id, { form: { ...typed, ...changes } });

	test("takes what only one has changed", async () => {
		const id = await makeOffer({});
		await manager.visit(EDIT + id, { form: { ...typed, name_en: "Taken" } });
		expect((await save(id, { location: "Hof 7" })).status).toBe(302);
		expect(await offerRecords.findForEdit(id)).toMatchObject({ name_en: "Taken", location: "Hof 7", version: 3 });
	});

	test("asks about what both have changed, and stores nothing", async () => {
		const id = await makeOffer({});
		await manager.visit(EDIT + id, { form: { ...typed, name: "Berts Bagger", name_en: "Taken" } });
		const asked = await save(id, { name: "Annas Bagger", location: "Hof 7" });
		expect(asked.status).toBe(409);
		const page = (await asked.text()).replaceAll("<!-- -->", "");
		expect(page.split("Gespeicherte Version</p>")).toHaveLength(2);
		expect(page).toContain("Berts Bagger");
		expect(await offerRecords.findForEdit(id)).toMatchObject({
			name: "Berts Bagger",
			location: offerWords.location || null,
		});
	});
});

describe("the preview", () => {
	const pages = { offer: "/angebot/detail/", news: "/news/", job: "/karriere/" };
	const make = { offer: makeOffer, news: makeNews, job: makeJob };
	async function previewed(kind: keyof typeof pages): Promise<{ id: string; page: string }> {
		const [id, service] = [await make[kind](), services[kind]];
		const stored = service.words((await service.findForEdit(id))!);
		const more: Record<string, string> = kind === "offer" ? { sale_price: "12345", weight: "17.5" } : {};
		const words = { ...stored, ...more, [collections[kind].name]: "Entwurfstext" };
		const pictures = { offer: [], news: "keep", job: null }[kind];
		const sent = { words, pictures, base: 1, draft: "", window: "" };
		await service.keep(id, sent as never, admin.user);
		return { id, page: pages[kind] + id };
	}

	test.each(["offer", "news", "job"] as const)(
		"of a record (%s) is for staff alone, in both languages, and never kept",
		async (kind) => {
			const { page } = await previewed(kind);
			for (const prefix of ["", "/en"]) {
				expect(await admin.page(prefix + previewAddress(page))).toContain("Entwurfstext");
				const plain = await visitor().visit(prefix + previewAddress(page));
				expect(await plain.text(), "no session, no draft").not.toContain("Entwurfstext");
			}
			const address = previewAddress(page);
			const shown = await admin.visit(address);
			expect(await shown.text()).toContain('<meta name="robots" content="noindex"/>');
			expect(shown.headers.get("Cache-Control")).toBe("no-store");
			expect(shown.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
			const asData = await admin.visit(dataAddress(address));
			expect(await asData.text()).toContain("Entwurfstext");
			expect(asData.headers.get("Cache-Control")).toBe("no-store");
			expect(await (await visitor().visit(dataAddress(address))).text()).not.toContain("Entwurfstext");
			for (const place of ["/", "/sitemap.xml", "/news.atom", "/angebot/kaufen", "/newsarchiv", "/karriere", page])
				expect(await (await visitor().visit(place)).text(), place).not.toContain("Entwurfstext");
		},
	);

	test("shows the draft's price and weight", async () => {
		const text = await admin.page(previewAddress((await previewed("offer")).page));
		expect(text).toMatch(/12\.345/);
		expect(text).toContain("17,5");
	});

	test("of news and jobs is none of an offer manager's business", async () => {
		const { page } = await previewed("news");
		expect(await (await manager.visit(previewAddress(page))).text()).not.toContain("Entwurfstext");
		for (const word of ["", "x", "%00", "entwurf"])
			expect(await (await visitor().visit(`${page}?vorschau=${word}`)).text(), word).not.toContain("Entwurfstext");
	});

	test("of a record that was never published is found nowhere else", async () => {
		const id = newId();
		const form = { ...typed, record: id, state: "draft", name: "Noch geheim", category: "" };
		await admin.visit("/admin/angebot-hinzufuegen", { form });
		const page = pages.offer + id;
		expect(await admin.page(previewAddress(page))).toContain("Noch geheim");
		expect((await visitor().visit(previewAddress(page))).status).toBe(404);
	});
});

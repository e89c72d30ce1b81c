import { afterEach, describe, expect, test, vi } from "vitest";
import { services } from "#app/back-office/collections/collections.server.ts";
import { collections } from "#app/back-office/collections/collections.ts";
import { setSaleSettings } from "#app/machines/sale-settings.server.ts";
import { rememberRecordChange } from "#app/content/list/record-bulk.server.ts";
import { findState, takeStep } from "#app/content/states/step-service.server.ts";
import type { CollectionName } from "#app/log/audit.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor, visitor, useStaff } from "../app.ts";
import { facts } from "../heads.ts";
import { makeJob, makeNews, makeOffer, makeRequest, makeUser } from "../make.ts";
import { expectNoWords, expectWords, words } from "../words.ts";
import { setRow } from "../rows.ts";

useBuiltSite();
afterEach(() => void vi.useRealTimers());

const DAY_MILLISECONDS = 24 * 3_600_000;
const staff = useStaff("verkauf");
const editOf = (id: string, kind: CollectionName = "offer") => collections[kind].office.edit + id;
const rowOf = async (id: string, kind: CollectionName = "offer") => (await findState(collections[kind], id))!.row;

async function step(who: Visitor, id: string, path: string, words = {}, kind: CollectionName = "offer") {
	const { version, state } = await rowOf(id, kind);
	return who.visit(`${editOf(id, kind)}/${path}`, { form: { version: String(version), state, ...words } });
}

async function statuses(path: string, who = visitor()): Promise<number[]> {
	return [(await who.visit(path)).status, (await who.pageData(path)).status];
}

/** The form of the button in the last message, by which a step is taken back. */
async function undo(who: Visitor, page: string): Promise<Response> {
	const [, address] = /action="(\/admin\/viele-rueckgaengig\/[^"]+)"/.exec(page)!;
	const [, back] = /name="zurueck" value="([^"]*)"/.exec(page)!;
	return who.visit(address!, { form: { zurueck: back! } });
}

describe("a step of an offer", () => {
	test("is offered in words on its form, works without a script, shows at once and is taken back from the message", async () => {
		const id = await makeOffer({ name: "Schrittmaschine" });
		const page = await staff.page(editOf(id));
		expectWords(words(page), "Steht auf der Website.", "Zurückziehen", "Reservieren");
		expectNoWords(page, "Reservierung aufheben", "Zeitplan löschen");
		const address = `/angebot/detail/${id}`;
		expect(await statuses(address)).toEqual([200, 200]);
		expect(await outcome(await step(staff, id, "zurueckziehen"))).toBe(`→ ${editOf(id)}`);
		expect(await statuses(address)).toEqual([410, 410]);
		const after = await staff.page(editOf(id));
		expectWords(words(after), "„Schrittmaschine“ steht nicht mehr auf der Website.");
		expectWords(words(await staff.page("/admin/angebote")), "Zurückgezogen");
		expect(await outcome(await undo(staff, after))).toBe(`→ ${editOf(id)}`);
		expect(await statuses(address)).toEqual([200, 200]);
		expectWords(words(await staff.page(editOf(id))), "Ein Eintrag ist wiederhergestellt.");
	});

	test("is taken back by nobody who has no right to its collection any more", async () => {
		const [item, position] = [await makeNews(), await makeJob()];
		for (const [kind, id] of [
			["news", item],
			["job", position],
		] as const) {
			await takeStep(services[kind], id, "withdraw", { shown: await rowOf(id, kind), words: {}, by: staff.user });
			const undoId = await rememberRecordChange(collections[kind], id, "withdraw", staff.user);
			await staff.visit(`/admin/viele-rueckgaengig/${undoId}`, { form: {} });
			expect((await rowOf(id, kind)).state).toBe("withdrawn");
		}
	});
});

test("a reserved machine says so in lists and on its page, takes requests, and tells no visitor for whom", async () => {
	const id = await makeOffer({ name: "Vorgemerkt" });
	await step(staff, id, "reservieren", { reserved_until: "2036-03-01", reserved_for: "Geheimkunde" });
	expectWords(words(await staff.page(editOf(id))), "Reserviert bis 01.03.2036.", "Für Geheimkunde");
	expectWords(words(await staff.page("/admin/angebote")), "reserviert bis\u00a001.03.2036", "für Geheimkunde");
	const address = `/angebot/detail/${id}`;
	for (const path of [address, "/angebot/kaufen", "/"]) {
		const page = await visitor().page(path);
		expectWords(page, "Reserviert");
		const data = await (await visitor().pageData(path)).text();
		for (const secret of ["Geheimkunde", "2036-03-01", "reserved_for", "planned_by"])
			expectNoWords(page + data, secret);
	}
	expectWords(await visitor().page(address), `/kontakt?offer=${id}`, "https://schema.org/LimitedAvailability");
	expectWords(words(await visitor().page(`/kontakt?offer=${id}`)), "Vorgemerkt");
	await step(staff, id, "freigeben");
	expectWords(await staff.page(editOf(id)), ">Kunde eingetragen<", ">Kunde entfernt<");
	const hire = await makeOffer({ type: "miete", daily_rate: "300", sale_price: "" });
	await step(staff, hire, "reservieren", { reserved_until: "2036-03-01" });
	expect(await visitor().page(`/angebot/detail/${hire}`)).toContain(">Wieder frei ab 02.03.2036");
	expect(await visitor().page(`/kontakt?offer=${hire}`)).toMatch(/name="hire_from"[^>]*value="2036-03-02"/);
});

describe("a sold machine", () => {
	const soldOffer = async (more: Record<string, string> = {}) => {
		const id = await makeOffer({ name: "Schon vergeben", sale_price: "87654", ...more });
		await step(staff, id, "verkauft", { sold_to: "Geheimkäufer", sold_price: "85.432" });
		return id;
	};

	test("has a page that says so, without its price, with similar machines and a way to ask for one", async () => {
		const similar = await makeOffer({ name: "Noch zu haben" });
		const id = await soldOffer();
		const address = `/angebot/detail/${id}`;
		const page = await visitor().page(address);
		expectWords(words(page), "Verkauft", "Diese Maschine ist vergeben.", "Ähnliche Maschine anfragen");
		const inOrder = ["<h1", `/angebot/detail/${similar}`, "/suchauftrag?type=kauf&amp;category=bagger", "<table"];
		const places = inOrder.map((part) => page.indexOf(part));
		expect(places, "what helps comes before data and description").toEqual(places.toSorted((a, b) => a - b));
		expect(places).not.toContain(-1);
		const data = await (await visitor().pageData(address)).text();
		for (const secret of ["87.654", "87654", "Preis auf Anfrage", "Geheimkäufer", "8543200", "sold_price"])
			expectNoWords(page + data, secret);
		expectWords(words(await staff.page(editOf(id))), "Nur intern: Geheimkäufer, 85.432", "Verkauf ändern");
		expect(facts(page).map((one) => one["@type"])).not.toContain("Product");
		for (const list of [`/kontakt?offer=${id}`, `/merkliste?ids=${id}`])
			expect(words(await visitor().page(list))).toMatch(/^(?!.*Preis auf Anfrage).*Verkauft/s);
		const rented = await soldOffer({ type: "miete", sale_price: "", daily_rate: "95" });
		expectWords(words(await visitor().page(`/angebot/detail/${rented}`)), "Vermietet");
		const hire = ["Vermietung ändern …", '<option value="sold" selected="">Vermietet', "Vergeben am"];
		const form = await staff.page(editOf(rented));
		expectWords(words(form), ...hire);
		expectWords(words(await visitor().page(`/en/angebot/detail/${rented}`)), "Hired out");
		expectWords(words(await staff.page("/admin/angebote?q=vergeben")), "Verkauft am", "Vermietet seit");
		await undo(staff, form);
		expect((await rowOf(rented)).state).toBe("online");
	});

	test("names the open requests about it, each of which says that it is sold; no number for who may see none", async () => {
		const id = await makeOffer({ name: "Vielgefragt" });
		const request = await makeRequest({ offer_id: id, offer_name: "Vielgefragt" });
		await makeRequest({ offer_id: id, bearbeitet: true });
		expectWords(await (await staff.pageData(editOf(id))).text(), "Erika Mustermann");
		expectNoWords(words(await staff.page(`/admin/kontakt-anfrage/${request}`)), "Verkauft am");
		await step(staff, id, "verkauft");
		const sold = /bis \d\d\.\d\d\.\d{4} sichtbar.*\/admin\/kontakt-anfragen\?q=\d+.*>1 offene Anfrage</;
		expect(words(await staff.page(editOf(id)))).toMatch(sold);
		expectWords(words(await staff.page(`/admin/kontakt-anfrage/${request}`)), "Verkauft am");
		const offers = await signedInAs("angebots_admin");
		await step(offers, id, "verkauft");
		expectNoWords(words(await offers.page(editOf(id))), "offene Anfrage");
		await setRow("Angebote", id, { sold_at: "2026-01-01T00:00:00.000Z" });
		expectWords(words(await offers.page(editOf(id))), "Nicht mehr auf der Website.", "Wieder anbieten");
		await step(offers, id, "wieder-anbieten");
		expect(await rowOf(id)).toMatchObject({ state: "online", sold_at: null });
	});

	test("has its customer and price in the office's list and export, until the sale is taken back", async () => {
		const id = await soldOffer({ name: "Erlösbagger" });
		const list = () => staff.page("/admin/angebote?q=erlösbagger");
		const row = words(await list());
		expectWords(row, ">an Geheimkäufer<", ">Erlös <", ">85.432");
		expectNoWords(row, "87.654");
		await staff.visit("/admin/ansichten", { form: { list: "offer", columns: ["sold_to", "sold_price"] } });
		const file = async () => (await staff.visit("/admin/angebote/export", { form: { chosen: `${id} 1` } })).text();
		expectWords(await list(), "Vergeben an", ">Geheimkäufer<", ">85.432\u00a0€<");
		expectWords(await file(), '"Vergeben an";"Erlös in €";"Vergeben am"', '"Verkauft";"Geheimkäufer";"85432";"');
		await setRow("Angebote", id, { state: "online" });
		for (const text of [await list(), await file()])
			expectNoWords(text, ">Geheimkäufer<", '"Geheimkäufer"', "85.432", '"85432"');
	});

	test("tells search engines when its page ends; then it is gone, also for who has a kept page", async () => {
		await setSaleSettings({ sold_page_days: 10, sells_to_consumers: false }, await makeUser());
		const id = await soldOffer();
		const address = `/angebot/detail/${id}`;
		const end = Date.now() + 60_000;
		const sold_at = new Date(end - 10 * DAY_MILLISECONDS).toISOString();
		await setRow("Angebote", id, { sold_at });
		const response = await visitor().visit(address);
		expect(response.headers.get("X-Robots-Tag")).toBe(`unavailable_after: ${new Date(end).toISOString()}`);
		await expect.poll(async () => (await visitor().visit(address)).headers.has("ETag")).toBe(true);
		vi.useFakeTimers({ toFake: ["Date"], now: end });
		expect(await statuses(address)).toEqual([410, 410]);
		expect(await outcome(await visitor().visit(`/kontakt?offer=${id}`))).toBe("200");
		await setSaleSettings({ sold_page_days: 11, sells_to_consumers: false }, await makeUser());
		expect(await statuses(address)).toEqual([200, 200]);
	});
});

test("what was never on the website is not there, and what was withdrawn is gone and back when it is online again", async () => {
	const admin = await signedInAs("admin");
	const [offer, item] = [await makeOffer(), await makeNews({ name: "Zurückgenommen" })];
	const paths = [`/angebot/detail/${offer}`, `/news/${item}`];
	const set = async (columns: object) => {
		await setRow("Angebote", offer, columns);
		await setRow("Aktuelles", item, columns);
	};
	for (const state of ["draft", "scheduled"]) {
		await set({ state, published_at: null });
		for (const path of paths) expect(await statuses(path), `${path} ${state}`).toEqual([404, 404]);
	}
	await set({ state: "withdrawn", published_at: "2026-01-01T00:00:00.000Z" });
	for (const [path, gone] of [
		[paths[0]!, 410],
		[paths[1]!, 404],
	] as const)
		for (const who of [visitor(), admin]) expect(await statuses(path, who), path).toEqual([gone, gone]);
	for (const path of ["/newsarchiv", "/news.atom", "/sitemap.xml", "/"])
		expectNoWords(await visitor().page(path), "Zurückgenommen", item);
	await step(admin, item, "veroeffentlichen", {}, "news");
	await step(admin, offer, "veroeffentlichen");
	for (const path of paths) expect(await statuses(path), path).toEqual([200, 200]);
	expectWords(await visitor().page("/news.atom"), "Zurückgenommen");
});

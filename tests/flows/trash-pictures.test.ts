import { beforeAll, describe, expect, test } from "vitest";
import { newsRecords } from "#app/news/news-service.server.ts";
import { deleteOffer, restoreOffer } from "#app/offers/offer-service.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { dataAddress, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeNews, makeOffer, makePicture, makeUser } from "../make.ts";
import { withoutTable } from "../without-table.ts";

useBuiltSite();

let by: Actor;
let admin: Visitor;
beforeAll(async () => {
	by = await makeUser();
	admin = await signedInAs("admin");
});

const forms = ["?w=240&format=webp", "?w=1280&format=avif", "?w=1200&h=630&fit=cover&format=jpeg"];
const form = "?w=240&h=180&fit=cover&format=webp";
const chosen = (id: string) => ({ id, alt: "", alt_en: "" });
const statuses = async (path: string, searches = [form], who = visitor()) => [
	...new Set(await Promise.all(searches.map(async (search) => (await who.visit(`/media/${path}${search}`)).status))),
];

async function pictured(name: string) {
	const picture = await makePicture(by);
	return { path: picture.path, id: await makeOffer({ name }, { by, pictures: [chosen(picture.id)] }) };
}

describe("a picture of an offer", () => {
	test("is gone in every form while the offer lies in the trash, but for staff who may restore it, and back with it", async () => {
		const { id, path } = await pictured("Weg und wieder da");
		const before = await visitor().visit(`/media/${path}${form}`);
		const tag = before.headers.get("ETag")!;
		expect(await statuses(path, forms)).toEqual([200]);
		await deleteOffer(id, by);
		expect(await statuses(path, [...forms, "", "?w=1"])).toEqual([410]);
		const toStaff = await admin.visit(`/media/${path}${form}`);
		expect([toStaff.status, toStaff.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
		// Who has it from before is told, too; and nobody keeps that answer.
		for (const headers of [{}, { "If-None-Match": tag }] as Record<string, string>[]) {
			const gone = await visitor().visit(`/media/${path}${form}`, { headers });
			expect([gone.status, gone.headers.get("Cache-Control"), await gone.text()]).toEqual([410, "no-store", ""]);
		}
		await restoreOffer(id, by);
		expect(await statuses(path, forms)).toEqual([200]);
	});
});

test("a picture of a news item is gone with it, and back with it, as the office's own form does it", async () => {
	const picture = await makePicture(by, "news-bilder");
	const id = await makeNews({ name: "Mit Bild" }, { by, picture: { id: picture.id } as never });
	expect((await newsRecords.findForEdit(id))?.pictures?.path ?? picture.path).toBe(picture.path);
	expect(await statuses(picture.path)).toEqual([200]);
	await newsRecords.remove(id, by);
	expect(await statuses(picture.path)).toEqual([410]);
	expect(await statuses(picture.path, [form], await signedInAs("angebots_admin"))).toEqual([410]);
	const back = { intent: "restoreOnline", id, kind: "news" };
	expect((await admin.visit("/admin/papierkorb", { form: back })).status).toBe(302);
	expect(await statuses(picture.path)).toEqual([200]);
});

test("what lies in the trash is in no list, feed or sitemap, as page or as data", async () => {
	const offer = await pictured("Verschwundener Brecher");
	const news = await makeNews({ name: "Verschwundene Meldung" }, { by });
	const places = [
		"/",
		"/en",
		"/angebot/kaufen",
		"/angebot/kaufen?q=verschwundener",
		"/newsarchiv",
		"/news.atom",
		"/en/news.atom",
		"/sitemap.xml",
	];
	const read = async () => {
		const texts: string[] = [];
		for (const path of places)
			for (const address of /\.(atom|xml)$/.test(path) ? [path] : [path, dataAddress(path)])
				texts.push(await (await visitor().visit(address)).text());
		return texts.join("\n");
	};
	const before = await read();
	for (const word of [offer.id, offer.path, news, "Verschwundener Brecher", "Verschwundene Meldung"])
		expect(before.includes(word), word).toBe(true);
	await deleteOffer(offer.id, by);
	await newsRecords.remove(news, by);
	const after = await read();
	for (const word of [offer.id, offer.path, news, "Verschwundener Brecher", "Verschwundene Meldung"])
		expect(after.includes(word), word).toBe(false);
	for (const address of [`/angebot/detail/${offer.id}`, dataAddress(`/angebot/detail/${offer.id}`)]) {
		const gone = await visitor().visit(address);
		expect([gone.status, (await gone.text()).includes(offer.path)]).toEqual([410, false]);
	}
	expect((await visitor().visit(`/news/${news}`)).status).toBe(404);
});

test("while it can't be read what lies in the trash, no picture is shown", async () => {
	const { path } = await pictured("Ungewiss");
	await withoutTable("pictures", async () => expect(await statuses(path)).toEqual([503]));
	expect(await statuses(path)).toEqual([200]);
});

import { expect, test } from "vitest";
import { deleteOffer, restoreOffer } from "#app/machines/offer-service.server.ts";
import { useBuiltSite, visitor, useStaff } from "../app.ts";
import { makeOffer, makePicture } from "../make.ts";
import { withoutTable } from "../without-table.ts";
import { useUser } from "../before.ts";

useBuiltSite();

const by = useUser();
const admin = useStaff("admin");
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

test("a picture of an offer is gone in every form while the offer lies in the trash, but for staff who may restore it, and back with it", async () => {
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

test("while it can't be read what lies in the trash, no picture is shown", async () => {
	const { path } = await pictured("Ungewiss");
	await withoutTable("pictures", async () => expect(await statuses(path)).toEqual([503]));
	expect(await statuses(path)).toEqual([200]);
});

import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { newPicturePath } from "#app/media/picture-path.ts";
import { outcome, siteAddress, useBuiltSite, type Visitor, useStaff } from "../app.ts";
import { useEmptyTables } from "../before.ts";
import { filesIn } from "../files.ts";
import { fileOf, makeOffer, offerWords, pictureBytes } from "../make.ts";
import { otherFiles } from "../pictures.ts";
import { countBefore } from "../rows.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

const staff = useStaff("angebots_admin");
const admin = useStaff("admin");
useEmptyTables("throttles");
const upload = (images: File, by: Visitor = staff) => by.visit("/admin/bilder", { form: { images } });

describe("a picture sent by the form's script", () => {
	test("is stored under an id of nobody and told with all that the form shows of it", async () => {
		const response = await upload(fileOf(await pictureBytes({ width: 90, height: 60 })));
		expect(response.status).toBe(201);
		const told = (await response.json()) as { id: string; path: string };
		expect(told).toMatchObject({ path: newPicturePath("angebot-bilder", told.id, "jpg"), width: 90, height: 60 });
		expect(filesIn("media")).toContain(told.path);
	});

	test.each(["../../../etc/passwd", "böse \"'<script>.svg"])(
		"called %j is stored under a name of ours and its true type",
		async (name) => {
			const before = filesIn("media");
			const response = await upload(fileOf(await pictureBytes({ format: "png" }), name, "text/html"));
			expect(response.status).toBe(201);
			const { path } = (await response.json()) as { path: string };
			expect(path).toMatch(/^angebot-bilder\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.png$/);
			expect(filesIn("media")).toEqual([...before, path].sort());
		},
	);

	test("is refused when it is none, with the reason and nothing left behind", async () => {
		const before = filesIn("media");
		const response = await upload(fileOf(otherFiles["an SVG"]!));
		expect([response.status, await response.json()]).toEqual([415, { reason: "picture.type" }]);
		expect(filesIn("media")).toEqual(before);
	});

	test("that is cut off by a client who goes away leaves no file, and the site goes on", async () => {
		const before = filesIn("media");
		const bytes = await pictureBytes({ width: 2000, height: 1500, format: "png" });
		const head =
			'--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n';
		const { hostname, port } = new URL(siteAddress());
		const headers = {
			Cookie: `session=${staff.cookies.get("session")}`,
			"Content-Type": "multipart/form-data; boundary=x",
			"Content-Length": 10_000_000,
		};
		const sending = request({ hostname, port, path: "/admin/bilder", method: "POST", headers }).on("error", () => {});
		sending.write(head);
		await new Promise<void>((written) => sending.write(bytes, () => written()));
		sending.destroy();
		expect((await upload(fileOf(await pictureBytes()))).status).toBe(201);
		// One file more, of the upload after it.
		await expect.poll(() => filesIn("media").length).toBe(before.length + 1);
	});
});

const offers = async () =>
	(await db().selectFrom("Angebote").selectAll().orderBy("nr", "desc").execute()).map(({ id }) => id);

test("an offer saved without a script takes its pictures in the same form, in the name of who is signed in", async () => {
	const images = [fileOf(await pictureBytes()), fileOf(await pictureBytes({ format: "webp" }), "b.webp", "image/webp")];
	const form = { ...offerWords, name: "Ohne Skript", user_id: "somebody", id: "1", version: "99", images };
	const before = (await offers()).length;
	expect(await outcome(await staff.visit("/admin/angebot-hinzufuegen", { form }))).toBe("→ /admin/dashboard");
	const [id] = await offers();
	expect(await offers()).toHaveLength(before + 1);
	expect(await offerRecords.findForEdit(id!)).toMatchObject({
		name: "Ohne Skript",
		user_id: staff.user.id,
		version: 1,
		pictures: [{}, {}],
	});
	expect((await staff.page("/admin/dashboard")).includes("Angebot angelegt")).toBe(true);
});

test("editing an offer after somebody deleted it brings nothing back", async () => {
	const id = await makeOffer();
	expect(await outcome(await staff.visit(`/admin/angebot-loeschen/${id}`, { form: {} }))).toBe("→ /admin/dashboard");
	expect((await staff.visit(`/admin/angebot-bearbeiten/${id}`, { form: { ...offerWords, version: "1" } })).status).toBe(
		404,
	);
	expect(await offerRecords.findForEdit(id)).toBeNull();
	await staff.visit(`/admin/angebot-loeschen/${id}`, { form: {} });
	expect((await staff.page("/admin/dashboard")).includes("Dieses Angebot gibt es nicht mehr.")).toBe(true);
});

const sendPicture = async (by: Visitor) => upload(fileOf(await pictureBytes()), by);

describe("whoever has sent two hundred pictures in ten minutes", () => {
	test("is asked to wait, and nobody else; nothing is stored", async () => {
		await countBefore(`picture ${admin.user.id}`, 199);
		expect((await sendPicture(admin)).status).toBe(201);
		const before = filesIn("media");
		const refused = await sendPicture(admin);
		expect([refused.status, await refused.json()]).toEqual([429, { reason: "picture.tooMany" }]);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(200);
		expect(filesIn("media")).toEqual(before);
		expect((await sendPicture(staff)).status).toBe(201);
	});

	test("is told so in a form without a script, and keeps what was typed", async () => {
		await countBefore(`picture ${admin.user.id}`, 200);
		const words = { name: "Hoftag", datum: "2026-06-13", inhalt: "Bleibt stehen" };
		const form = { ...words, image: fileOf(await pictureBytes()) };
		const response = await admin.visit("/admin/nachricht-hinzufuegen", { form });
		expect(response.status).toBe(429);
		expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(200);
		expectWords(await response.text(), deAdmin.addNewsPage["picture.tooMany"], "Bleibt stehen");
	});
});

import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { deOffers } from "#app/texts/public/de/offers.ts";
import { incomingLimits } from "#app/media/upload/upload-rules.ts";
import { newPicturePath } from "#app/media/picture-path.ts";
import { outcome, siteAddress, useBuiltSite, useStaff } from "../app.ts";
import { filesIn } from "../files.ts";
import { makeOffer, offerWords, pictureBytes } from "../make.ts";
import { hugePng, otherFiles } from "../pictures.ts";

useBuiltSite();

const staff = useStaff("angebots_admin");
type File = { bytes: Uint8Array; name?: string; type?: string };
function formWith(files: File[], words: Record<string, string> = {}): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(words)) form.append(name, value);
	for (const { bytes, name = "foto.jpg", type = "image/jpeg" } of files)
		form.append("images", new Blob([new Uint8Array(bytes)], { type }), name);
	return form;
}
const upload = (file: File) => staff.visit("/admin/bilder", { form: formWith([file]) });

describe("a picture sent by the form's script", () => {
	test("is stored under an id of nobody and told with all that the form shows of it", async () => {
		const response = await upload({ bytes: await pictureBytes({ width: 90, height: 60 }) });
		expect(response.status).toBe(201);
		const told = (await response.json()) as { id: string; path: string };
		expect(told).toMatchObject({ path: newPicturePath("angebot-bilder", told.id, "jpg"), width: 90, height: 60 });
		expect(filesIn("media")).toContain(told.path);
	});

	test.each(["../../../etc/passwd", "böse \"'<script>.svg"])(
		"called %j is stored under a name of ours and its true type",
		async (name) => {
			const before = filesIn("media");
			const response = await upload({ bytes: await pictureBytes({ format: "png" }), name, type: "text/html" });
			expect(response.status).toBe(201);
			const { path } = (await response.json()) as { path: string };
			expect(path).toMatch(/^angebot-bilder\/[0-9a-f-]{36}\/[0-9a-f-]{36}\.png$/);
			expect(filesIn("media")).toEqual([...before, path].sort());
		},
	);

	test.each<[string, () => Uint8Array, number, string]>([
		...Object.entries(otherFiles)
			.slice(0, 2)
			.map(([kind, bytes]) => [kind, () => bytes, 415, "picture.type"] as [string, () => Uint8Array, number, string]),
		["an empty file", () => new Uint8Array(), 422, "picture.empty"],
		["a PNG of 30,000 × 30,000 pixels", () => hugePng(), 413, "picture.tooManyPixels"],
		[
			"a file of more than 15 MB",
			() => Buffer.concat([Buffer.from("\xff\xd8\xff", "latin1"), Buffer.alloc(incomingLimits.bytes)]),
			413,
			"picture.tooLarge",
		],
	])("is refused when it is %s, with the reason and nothing left behind", async (_, bytes, status, reason) => {
		const before = filesIn("media");
		const response = await upload({ bytes: bytes(), name: "foto.jpg", type: "image/jpeg" });
		expect([response.status, await response.json()]).toEqual([status, { reason }]);
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
		expect((await upload({ bytes: await pictureBytes() })).status).toBe(201);
		// One file more, of the upload after it.
		await expect.poll(() => filesIn("media").length).toBe(before.length + 1);
	});
});

const offers = async () =>
	(await db().selectFrom("Angebote").selectAll().orderBy("nr", "desc").execute()).map(({ id }) => id);

test("an offer saved without a script takes its pictures in the same form, in the name of who is signed in", async () => {
	const form = formWith(
		[{ bytes: await pictureBytes() }, { bytes: await pictureBytes({ format: "webp" }), type: "image/webp" }],
		{
			...offerWords,
			name: "Ohne Skript",
			user_id: "somebody",
			id: "1",
			version: "99",
		},
	);
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

describe("editing an offer", () => {
	test("by two at once tells the second what is stored now, and writes only when told to", async () => {
		const id = await makeOffer({ name: "Ausgangsname" });
		const save = (words: Record<string, string>) =>
			staff.visit(`/admin/angebot-bearbeiten/${id}`, { form: { ...offerWords, ...words } });
		expect(await outcome(await save({ name: "Vom Ersten", version: "1" }))).toBe("→ /admin/dashboard");
		const late = await save({ name: "Vom Zweiten", version: "1" });
		expect(late.status).toBe(409);
		const page = await late.text();
		for (const words of ["Dieses Angebot wurde inzwischen geändert", "Vom Ersten", "Vom Zweiten"])
			expect(page.includes(words), words).toBe(true);
		expect((await offerRecords.findForEdit(id))?.name).toBe("Vom Ersten");
		expect(await outcome(await save({ name: "Vom Zweiten", version: "1", overwrite: "2" }))).toBe("→ /admin/dashboard");
		expect((await offerRecords.findForEdit(id))?.name).toBe("Vom Zweiten");
	});

	test("after somebody deleted it brings nothing back", async () => {
		const id = await makeOffer();
		expect(await outcome(await staff.visit(`/admin/angebot-loeschen/${id}`, { form: {} }))).toBe("→ /admin/dashboard");
		expect(
			(await staff.visit(`/admin/angebot-bearbeiten/${id}`, { form: { ...offerWords, version: "1" } })).status,
		).toBe(404);
		expect(await offerRecords.findForEdit(id)).toBeNull();
		await staff.visit(`/admin/angebot-loeschen/${id}`, { form: {} });
		expect((await staff.page("/admin/dashboard")).includes("Dieses Angebot gibt es nicht mehr.")).toBe(true);
		expect((await staff.page(`/angebot/detail/${id}`, 410)).includes(deOffers.angebot.goneTitle)).toBe(true);
	});
});

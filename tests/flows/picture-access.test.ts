import { beforeAll, describe, expect, test } from "vitest";
import { originalKey } from "#app/media/picture-path.ts";
import { plainRecipe, type Recipe } from "#app/media/editor/recipe.ts";
import type { RecordState } from "#app/foundation/database/schema.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { outcome, useBuiltSite, useStaff, visitor } from "../app.ts";
import { filesIn } from "../files.ts";
import { makeNews, makeOffer, makePicture, makeShownPicture, offerWords, pictureBytes } from "../make.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";
import { withoutTable } from "../without-table.ts";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { newId } from "#app/foundation/database/identity.ts";
import { deletePictureFiles, deletePictureRows } from "#app/media/pictures.server.ts";

useBuiltSite();

const by = useUser();
const admin = useStaff("admin");
const offersOnly = useStaff("angebots_admin");
const forms = ["?w=240&h=180&fit=cover&format=webp", "?w=1280&format=avif", "?w=1200&h=630&fit=cover&format=jpeg"];
const address = (path: string) => `/media/${path}${forms[0]}`;
/** The status of each form of the picture, and how the answer may be kept; once where all are the same. */
async function answers(path: string, who = visitor(), headers: Record<string, string> = {}) {
	const seen = forms.map(async (search) => {
		const answer = await who.visit(`/media/${path}${search}`, { headers });
		return `${answer.status} ${answer.headers.get("Cache-Control")}`;
	});
	return [...new Set(await Promise.all(seen))].join(" and ");
}
const setState = (id: string, state: RecordState, sold_at: string | null = null) =>
	setRow("Angebote", id, { state, sold_at });

const SHOWN = "200 public, max-age=86400, s-maxage=600";
const TO_STAFF = "200 private, no-store";
const GONE = "410 no-store";

describe("the picture of an offer", () => {
	test("is gone with its page when the offer is withdrawn, also for who has it; staff still see it; it comes back", async () => {
		const { path, offer } = await makeShownPicture(by);
		const tag = (await visitor().visit(address(path))).headers.get("ETag")!;
		expect(await answers(path)).toBe(SHOWN);
		await setState(offer, "withdrawn");
		expect((await visitor().visit(`/angebot/detail/${offer}`)).status).toBe(410);
		expect(await answers(path)).toBe(GONE);
		expect(await answers(path, visitor(), { "If-None-Match": tag })).toBe(GONE);
		expect([await answers(path, admin), await answers(path, offersOnly)]).toEqual([TO_STAFF, TO_STAFF]);
		await setState(offer, "online");
		expect(await answers(path)).toBe(SHOWN);
	});

	test("is gone in every form while the offer lies in the trash, but for staff who may restore it, and back with it", async () => {
		const { path, offer } = await makeShownPicture(by);
		const tag = (await visitor().visit(address(path))).headers.get("ETag")!;
		await offerRecords.remove(offer, by);
		expect(await answers(path)).toBe(GONE);
		expect(await answers(path, visitor(), { "If-None-Match": tag })).toBe(GONE);
		expect(await answers(path, admin)).toBe(TO_STAFF);
		for (const search of ["", "?w=1"]) expect((await visitor().visit(`/media/${path}${search}`)).status).toBe(410);
		await offerRecords.restore(offer, by);
		expect(await answers(path)).toBe(SHOWN);
	});

	test("is not shown while it can't be read who may see it", async () => {
		const { path } = await makeShownPicture(by);
		expect(await withoutTable("pictures", () => status(address(path)))).toBe(503);
		expect(await status(address(path))).toBe(200);
	});

	test("is shown as long as the page of a sold machine is", async () => {
		const { path, offer } = await makeShownPicture(by);
		await setState(offer, "sold", new Date().toISOString());
		expect((await visitor().visit(`/angebot/detail/${offer}`)).status).toBe(200);
		expect(await answers(path)).toBe(SHOWN);
		await setState(offer, "sold", "2001-01-01T00:00:00.000Z");
		expect((await visitor().visit(`/angebot/detail/${offer}`)).status).toBe(410);
		expect([await answers(path), await answers(path, admin)]).toEqual([GONE, TO_STAFF]);
	});

	test("of a draft is for staff alone", async () => {
		const { path, offer } = await makeShownPicture(by);
		await setState(offer, "draft");
		expect([await answers(path), await answers(path, admin)]).toEqual([GONE, TO_STAFF]);
	});
});

test("a picture of a withdrawn news item is gone, but for staff who may manage news", async () => {
	const { id: image, path } = await makePicture(by, "news-bilder");
	const id = await makeNews({}, { by, picture: { id: image } as never });
	const put = (state: "online" | "withdrawn") => setRow("Aktuelles", id, { state });
	expect(await answers(path)).toBe(SHOWN);
	await put("withdrawn");
	expect(await answers(path)).toBe(GONE);
	expect([await answers(path, admin), await answers(path, offersOnly)]).toEqual([TO_STAFF, GONE]);
	await put("online");
	expect(await answers(path)).toBe(SHOWN);
});

test("a picture that no record has yet is for staff alone who manage such records", async () => {
	const [ofOffers, ofNews] = [await makePicture(by), await makePicture(by, "news-bilder")];
	expect([await answers(ofOffers.path), await answers(ofNews.path)]).toEqual(["404 no-store", "404 no-store"]);
	expect([await answers(ofOffers.path, offersOnly), await answers(ofNews.path, admin)]).toEqual([TO_STAFF, TO_STAFF]);
	expect(await answers(ofNews.path, offersOnly)).toBe("404 no-store");
});

const edit = (id: string, recipe: Partial<Recipe> | string, to = "/admin/bilder") =>
	offersOnly.visit(`${to}/${id}`, {
		form: { recipe: typeof recipe === "string" ? recipe : JSON.stringify({ ...plainRecipe, ...recipe }) },
	});
const status = async (path: string, who = visitor()) => (await who.visit(path)).status;

async function pictured() {
	const picture = await makePicture(by);
	const id = await makeOffer({}, { by, pictures: [{ id: picture.id, alt: "Von vorn", alt_en: "Front" }] });
	return { id, picture };
}

describe("a picture whose licence plate is blurred", () => {
	test("is published by saving the form; from then on the one before is in no address that visitors can reach", async () => {
		const { id, picture } = await pictured();
		const answer = await edit(picture.id, { blurs: [{ x: 0, y: 0, width: 1, height: 0.5 }] });
		expect(answer.status).toBe(201);
		const edited = (await answer.json()) as { id: string; path: string };
		// Visitors see what was published until the form is saved.
		expect(await status(`/media/${picture.path}${forms[0]}`)).toBe(200);
		const save = { ...offerWords, version: "1", images: edited.id, [`alt_${edited.id}`]: "Von vorn" };
		expect(await outcome(await offersOnly.visit(`/admin/angebot-bearbeiten/${id}`, { form: save }))).toBe(
			"→ /admin/dashboard",
		);
		expect((await offerRecords.findForEdit(id))?.pictures).toMatchObject([{ id: edited.id, alt: "Von vorn" }]);
		expect((await visitor().page(`/angebot/detail/${id}`)).includes(edited.path)).toBe(true);
		expect(await status(`/media/${edited.path}${forms[0]}`)).toBe(200);
		const original = originalKey(edited.path);
		expect(filesIn("media")).toContain(original);
		for (const search of [forms[0]!, "", "?w=1280&format=jpeg"]) {
			// The version before still has it, for staff alone.
			expect(await status(`/media/${picture.path}${search}`)).toBe(410);
			for (const path of [original, `${original}.jpg`, edited.path.replace("angebot-bilder", "originale")])
				for (const who of [visitor(), offersOnly]) expect(await status(`/media/${path}${search}`, who), path).toBe(404);
		}
	});

	test("shows its original to staff who may edit it, and nobody keeps that answer", async () => {
		const { picture } = await pictured();
		const { id } = (await (await edit(picture.id, { turn: 90 })).json()) as { id: string };
		const original = await offersOnly.visit(`/admin/bilder/${id}/original`);
		expect([original.status, original.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
		expect(original.headers.get("Cache-Control")).toBe("private, no-store");
		expect(await (await offersOnly.visit(`/admin/bilder/${id}`)).json()).toEqual({ ...plainRecipe, turn: 90 });
		expect(await status(`/admin/bilder/${id}/original`)).toBe(302);
	});
});

describe("an edit", () => {
	test.each(["{", JSON.stringify({ ...plainRecipe, turn: 1 })])(
		"by %j is refused and stores nothing",
		async (recipe) => {
			const { picture } = await pictured();
			const before = filesIn("media");
			expect((await edit(picture.id, recipe)).status).toBe(400);
			expect(filesIn("media")).toEqual(before);
		},
	);

	test("of a picture that is gone, in the trash, or of the news is told so", async () => {
		const { id, picture } = await pictured();
		await offerRecords.remove(id, by);
		const news = await makePicture(by, "news-bilder");
		for (const other of [picture.id, news.id, "0199c1de-0000-7000-8000-000000000000", "x"]) {
			const answer = await edit(other, { turn: 90 });
			expect([answer.status, await answer.json()]).toEqual([404, { reason: "picture.foreign" }]);
			expect(await status(`/admin/bilder/${other}/original`, offersOnly)).toBe(404);
		}
	});
});

describe("a picture", () => {
	let path: string;
	beforeAll(async () => {
		({ path } = await makeShownPicture());
	});

	test.each(["webp", "avif"])("is served as %s, for a day, and can't be taken for anything else", async (format) => {
		const response = await visitor().visit(`/media/${path}?w=240&h=180&fit=cover&format=${format}`);
		expect(response.status).toBe(200);
		expect(response.headers.get("Content-Type")).toBe(`image/${format}`);
		expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
		expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
		expect(response.headers.get("Cache-Control")).toBe("public, max-age=86400, s-maxage=600");
		expect(response.headers.getSetCookie()).toEqual([]);
		expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({
			width: 240,
			height: 180,
		});
	});

	test("that somebody has already is not sent again, as long as it is there", async () => {
		const own = await makeShownPicture();
		const address = `/media/${own.path}?w=240&h=180&fit=cover&format=webp`;
		const tag = (await visitor().visit(address)).headers.get("ETag")!;
		const asked = () => visitor().visit(address, { headers: { "If-None-Match": tag } });
		const known = await asked();
		expect([known.status, known.headers.get("ETag"), known.headers.get("Cache-Control"), await known.text()]).toEqual([
			304,
			tag,
			"public, max-age=86400, s-maxage=600",
			"",
		]);
		const other = await visitor().visit(address.replace("webp", "avif"), { headers: { "If-None-Match": tag } });
		expect([other.status, other.headers.get("ETag") === tag]).toEqual([200, false]);
		await deletePictureFiles(await deletePictureRows([own.id]));
		expect((await asked()).status).toBe(404);
	});

	test.each(["w=1e9", "w=241", "w=240&format=svg", "w=240&x=1", ""])("is not served with ?%s", async (search) => {
		const response = await visitor().visit(`/media/${path}?${search}`);
		expect([response.status, await response.text()]).toEqual([404, ""]);
		// The usual ones may still be made meanwhile.
		const usual = /\/(?:\d+x\d+|480|768|1280|1920)\.(?:avif|webp|jpeg)$/;
		const made = filesIn("media-variants").filter((file) => file.startsWith(path.replace(/\.\w+$/, "/")));
		expect(made.length).toBeGreaterThan(0);
		expect(made.filter((file) => !usual.test(file))).toEqual([]);
	});

	test("is still served while many ask for what is not", async () => {
		const bad = Array.from({ length: 60 }, (_, i) => visitor().visit(`/media/${path}?w=${i + 1000}`));
		const missing = Array.from({ length: 20 }, () =>
			visitor().visit(`/media/angebot-bilder/${newId()}/${newId()}.jpg?w=480&format=webp`),
		);
		const good = await Promise.all(
			Array.from({ length: 10 }, () => visitor().visit(`/media/${path}?w=480&format=webp`)),
		);
		expect(good.map(({ status }) => status)).toEqual(Array(10).fill(200));
		expect((await Promise.all([...bad, ...missing])).every(({ status }) => status === 404)).toBe(true);
	});

	test("is not what a link on the disk leads to, be it a picture elsewhere or a file", async () => {
		const secret = join(process.env.DATA_DIR!, "secret.jpg");
		await writeFile(secret, await pictureBytes());
		const folder = join(process.env.DATA_DIR!, "media/angebot-bilder");
		const [file, other] = [newId(), newId()];
		await mkdir(join(folder, file), { recursive: true });
		await symlink(secret, join(folder, file, `${file}.jpg`));
		await symlink("/etc/hostname", join(folder, file, `${other}.jpg`));
		await symlink(dirname(secret), join(folder, other));
		await writeFile(join(dirname(secret), `${other}.jpg`), await pictureBytes());
		for (const link of [`${file}/${file}`, `${file}/${other}`, `${other}/${other}`])
			expect((await visitor().visit(`/media/angebot-bilder/${link}.jpg?w=480&format=webp`)).status, link).toBe(404);
		expect((await visitor().visit(`/media/${path}?w=480&format=webp`)).status).toBe(200);
	});
});

import { describe, expect, test } from "vitest";
import type { RecordState } from "#app/foundation/database/schema.ts";
import { deleteOffer, restoreOffer } from "#app/machines/offer-service.server.ts";
import { revokePreview, sharePreview } from "#app/content/preview/previews.server.ts";
import { useBuiltSite, visitor, useStaff } from "../app.ts";
import { makeNews, makePicture, makeShownPicture } from "../make.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";
import { withoutTable } from "../without-table.ts";

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
		await deleteOffer(offer, by);
		expect(await answers(path)).toBe(GONE);
		expect(await answers(path, visitor(), { "If-None-Match": tag })).toBe(GONE);
		expect(await answers(path, admin)).toBe(TO_STAFF);
		for (const search of ["", "?w=1"]) expect((await visitor().visit(`/media/${path}${search}`)).status).toBe(410);
		await restoreOffer(offer, by);
		expect(await answers(path)).toBe(SHOWN);
	});

	test("is not shown while it can't be read who may see it", async () => {
		const { path } = await makeShownPicture(by);
		const statusOf = async () => (await visitor().visit(address(path))).status;
		expect(await withoutTable("pictures", statusOf)).toBe(503);
		expect(await statusOf()).toBe(200);
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

	test("of a draft is for staff, and for a customer as long as the link to the preview is valid", async () => {
		const { path, offer } = await makeShownPicture(by);
		const shared = { kind: "offer", id: offer, name: "Entwurf" } as const;
		await setState(offer, "draft");
		expect([await answers(path), await answers(path, admin)]).toEqual([GONE, TO_STAFF]);
		await sharePreview(shared, by);
		expect(await answers(path)).toBe(TO_STAFF);
		await revokePreview(shared, by);
		expect(await answers(path)).toBe(GONE);
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

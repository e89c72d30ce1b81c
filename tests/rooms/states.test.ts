import { describe, expect, test } from "vitest";
import { jobDates, openJobs, jobRecords } from "#app/careers/jobs.server.ts";
import type { RecordState } from "#app/foundation/database/schema.ts";
import { newestNews, newsDates, newsItem, newsPage, newsRecords } from "#app/news/news.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { offerPage } from "#app/machines/list/offer-list.server.ts";
import { listFilters } from "#app/machines/list/known-filters.ts";
import { readOfferFilter } from "#app/machines/list/list-address.ts";
import { formerOffer, newestOffers, offerDates, offerDetail, similarOffers } from "#app/machines/offers.server.ts";
import { chosenOffers } from "#app/machines/chosen/chosen-offers.server.ts";
import { setSaleSettings } from "#app/machines/sale-settings.server.ts";
import { makeJob, makeNews, makeOffer } from "../make.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";

const by = useUser();
const tables = { offer: "Angebote", news: "Aktuelles", job: "Karriere" } as const;

async function put(kind: keyof typeof tables, id: string, state: RecordState, more: object = {}): Promise<void> {
	await setRow(tables[kind], id, { state, ...more });
}

const listed = async (search: string) =>
	(await offerPage(readOfferFilter(new URLSearchParams(search), "kauf", listFilters), "de")).offers.map(({ id }) => id);

/** Every place where visitors could meet the offer, by name. */
async function placesOf(id: string): Promise<string[]> {
	const places: Record<string, string[]> = {
		list: await listed(""),
		"list of both types": await listed("type=alle&sort=price-desc"),
		search: await listed("q=Lebenslauf"),
		home: (await newestOffers(9, "de")).map((offer) => offer.id),
		similar: (await similarOffers({ id: "", type: "kauf", mainCategory: "bagger" }, "de")).map((offer) => offer.id),
		page: [(await offerDetail(id, "de", { forStaff: false }))?.id ?? ""],
		"page for staff": [(await offerDetail(id, "de", { forStaff: true }))?.id ?? ""],
		"contact form": (await chosenOffers([id], "de")).offers.map((offer) => offer.id),
		sitemap: (await offerDates()).map((offer) => offer.id),
	};
	return Object.keys(places).filter((name) => places[name]!.includes(id));
}

describe("an offer", () => {
	test("that is online or reserved stands everywhere, in any other state nowhere", async () => {
		const id = await makeOffer({ name: "Lebenslauf", sale_price: "99000" }, { by });
		const everywhere = await placesOf(id);
		expect(everywhere).toHaveLength(9);
		await put("offer", id, "reserved");
		expect(await placesOf(id)).toEqual(everywhere);
		for (const state of ["draft", "scheduled", "withdrawn"] as const) {
			await put("offer", id, state);
			expect(await placesOf(id), state).toEqual([]);
		}
	});

	test("that is sold has a page for sixty days, from which one can ask for a similar one, and stands nowhere else", async () => {
		const id = await makeOffer({ name: "Lebenslauf", sale_price: "99000" }, { by });
		const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000 + 60_000).toISOString();
		await put("offer", id, "sold", { sold_at: ago(60) });
		expect(await placesOf(id)).toEqual(["page", "page for staff", "contact form"]);
		const page = (await offerDetail(id, "de", { forStaff: false }))!;
		expect(page).toMatchObject({ availability: "sold", price: null });
		expect(Date.parse(page.soldUntil!) - Date.now()).toBeLessThan(61_000);
		expect(JSON.stringify(page)).not.toContain("99000");
		await put("offer", id, "sold", { sold_at: ago(61) });
		expect(await placesOf(id)).toEqual([]);
		expect(await formerOffer(id)).toEqual({ id, type: "kauf", mainCategory: "bagger" });
		await setSaleSettings({ sold_page_days: 90, sells_to_consumers: false }, by);
		expect(await placesOf(id)).toHaveLength(3);
		await setSaleSettings({ sold_page_days: 60, sells_to_consumers: false }, by);
	});

	test("comes back from the trash in its state", async () => {
		const id = await makeOffer({}, { by });
		const reserved = { reserved_until: "2036-03-01", reserved_for: "Firma Muster" };
		const published_at = new Date(Date.now() - 16 * 60_000).toISOString();
		await put("offer", id, "reserved", { ...reserved, published_at });
		await offerRecords.remove(id, by);
		await offerRecords.restore(id, by);
		const restored = { state: "reserved", published_at, ...reserved };
		expect(await offerRecords.findForEdit(id)).toMatchObject(restored);
	});
});

const places = async (id: string) => ({
	ticker: (await newestNews(9, "de")).some((item) => item.id === id),
	archive: (await newsPage(1, "de")).items.some((item) => item.id === id),
	page: (await newsItem(id, "de")) !== null,
	sitemap: (await newsDates()).some((item) => item.id === id),
});
const all = (shown: boolean) => ({ ticker: shown, archive: shown, page: shown, sitemap: shown });

test("a news item stands on the website only while it is online", async () => {
	const id = await makeNews({}, { by });
	expect(await places(id)).toEqual(all(true));
	for (const state of ["draft", "scheduled", "withdrawn"] as const) {
		await put("news", id, state);
		expect(await places(id), state).toEqual(all(false));
	}
	expect((await newsPage(1, "de")).items).toEqual([]);
	expect((await newsRecords.findForEdit(id))?.state).toBe("withdrawn");
});

test("a position stands on the website only while it is online", async () => {
	const id = await makeJob({}, { by });
	const places = async () => [...(await openJobs("de")), ...(await jobDates())].filter((job) => job.id === id).length;
	expect(await places()).toBe(2);
	for (const state of ["draft", "scheduled", "withdrawn"] as const) {
		await put("job", id, state);
		expect(await places(), state).toBe(0);
	}
	expect((await jobRecords.findForEdit(id))?.state).toBe("withdrawn");
});

import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { jobRecords } from "#app/careers/jobs.server.ts";
import { db, engine } from "#app/foundation/database/client.server.ts";
import { NEWS_A_PAGE, newsRecords } from "#app/news/news.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { parametersOf } from "#app/machines/list/filter-kinds.ts";
import { listFilters } from "#app/machines/list/known-filters.ts";
import { setSaleSettings } from "#app/machines/sale-settings.server.ts";
import { OFFERS_A_PAGE } from "#app/machines/list/offer-list.server.ts";
import { jobParameters } from "#app/machines/finder/job-form.ts";
import { ownershipParameters } from "#app/machines/finder/ownership-form.ts";
import { signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeJob, makeNews, makeOffer, makeUser } from "../make.ts";
import { type PublicRoute, publicRoutes } from "../public-routes.ts";
import { queriesDuring } from "../queries-during.ts";

useBuiltSite();

/**
 * Public routes that are never cached: a redirect, what is not there, pictures, documents and data sheets,
 * which come from files, and search alerts, which show what their address brings.
 */
const withoutContract = [
	"/angebot",
	"/inzahlungnahme/foto",
	"/suchauftrag",
	"/suchauftrag/verwalten",
	"/*",
	"/media/*",
	"/angebot/detail/:id/datenblatt.pdf",
	"/unterlagen/:id/:document",
];

let routes: PublicRoute[];
const ids: Record<string, string> = {};

beforeAll(async () => {
	routes = await publicRoutes();
	const by = await makeUser();
	for (let i = 0; i < OFFERS_A_PAGE; i++)
		await makeOffer({ name: `Bagger ${i}`, sale_price: String(50_000 - i * 1000) }, { by });
	await makeOffer({ name: "Kleinbagger", subcategory: "bagger-minibagger", condition: "neu" }, { by });
	// Visitors may filter by weight where the dealer has opened it.
	await makeOffer({ name: "Walze", category: "walzen", subcategory: "", weight: "12" }, { by });
	await setSaleSettings({ weight_is_public: true }, by);
	await makeOffer(
		{ name: "Mietdumper", type: "miete", category: "dumper", subcategory: "", sale_price: "", daily_rate: "120" },
		{ by },
	);
	for (let i = 0; i <= NEWS_A_PAGE; i++) ids.news = await makeNews({ name: `Meldung ${i}` }, { by });
	ids.offer = await makeOffer({ name: "Merkmaschine", contact_id: by.id }, { by });
	ids.job = await makeJob({ title: "Merkstelle" }, { by });
	const draft = { base: 1, draft: "", window: "" };
	await offerRecords.keep(ids.offer, { words: { name: "Entwurf" }, pictures: [], ...draft }, by);
	await newsRecords.keep(ids.news!, { words: { name: "Entwurf" }, pictures: "keep", ...draft }, by);
	await jobRecords.keep(ids.job, { words: { title: "Entwurf" }, pictures: null, ...draft }, by);
});

const addressOf = ({ path }: PublicRoute) =>
	path
		.replace("news/:id", `news/${ids.news}`)
		.replace("detail/:id", `detail/${ids.offer}`)
		.replace("karriere/:id", `karriere/${ids.job}`);
const withContract = () => routes.flatMap(({ parameters, ...route }) => (parameters ? [{ ...route, parameters }] : []));

/** They change with rows of other tables alone: those that show a picture, those that are searched. */
const changedAlong = ["pictures", "offers_search"];

// First, while nothing is cached: every page is rendered.
test("the database tells of changes to each table that a cached page reads", async () => {
	const told = await tablesToldOf();
	const read = new Set<string>();
	for (const route of withContract()) {
		// Some pages read a table only for what their address names.
		const named = [
			"/kontakt",
			"/maschinenfinder",
			"/inzahlungnahme",
			"/merkliste",
			"/vergleich",
			"/angebot/vorschlaege",
		];
		const path = named.includes(route.path)
			? `${route.path}?frage=kaufen-oder-mieten&offer=${ids.offer}&ids=${ids.offer}&q=bagger`
			: addressOf({ ...route });
		for (const query of await queriesDuring(() => visitor().page(path)))
			for (const [, table] of query.matchAll(/(?:from|join) "(\w+)"/g)) read.add(table!);
	}
	for (const table of changedAlong) read.delete(table);
	expect([...read].sort()).toEqual([...told].sort());
});

test("every public route has a contract, but for those that are never cached", () => {
	expect(
		routes
			.filter(({ parameters }) => !parameters)
			.map(({ path }) => path)
			.sort(),
	).toEqual([...withoutContract].sort());
	expect(withContract().length).toBeGreaterThan(13);
});

/** A value for each parameter of the filters that machines' fields give a list. */
const ofFilters = Object.fromEntries(
	listFilters.flatMap((filter) => {
		const value = () => (filter.kind === "words" ? (filter.words?.[0] ?? "Nirgends") : "7");
		const beside = () => (filter.categories ? `category=${encodeURIComponent(filter.categories[0]!)}` : "");
		return parametersOf(filter).map((name) => [name, { value, beside }]);
	}),
);
/** For each parameter of each page a value that changes what the page shows; `beside` is the rest of the search. */
const samples: Record<string, Record<string, { value: () => string; beside?: () => string }>> = {
	"routes/site/offer-list.tsx": {
		category: { value: () => "walzen" },
		sub: { value: () => "bagger-minibagger", beside: () => "category=bagger" },
		condition: { value: () => "neu" },
		type: { value: () => "alle" },
		sort: { value: () => "price-asc" },
		page: { value: () => "2" },
		q: { value: () => "Merkmaschine" },
		min: { value: () => "45000" },
		max: { value: () => "45000" },
		on_request: { value: () => "0" },
		...ofFilters,
	},
	"routes/resources/suggestions.ts": {
		q: { value: () => "Merkmaschine" },
		type: { value: () => "miete", beside: () => "q=dumper" },
	},
	"routes/site/contact.tsx": {
		service: { value: () => "dringend" },
		subject: { value: () => "Rückruf" },
		message: { value: () => "Bitte rufen Sie zurück." },
		offer: { value: () => ids.offer! },
		ids: { value: () => ids.offer! },
	},
	"routes/site/machine-finder.tsx": {
		frage: { value: () => "kaufen-oder-mieten" },
		offer: { value: () => ids.offer!, beside: () => "frage=kaufen-oder-mieten" },
		...Object.fromEntries(jobParameters.map((name) => [name, { value: () => (name === "type" ? "miete" : "7") }])),
		...Object.fromEntries(
			ownershipParameters.map((name) => [
				name,
				{
					value: () => "7",
					beside: () => `frage=kaufen-oder-mieten${name === "value" ? "" : "&value=40000"}`,
				},
			]),
		),
	},
	"routes/site/watchlist.tsx": { ids: { value: () => ids.offer! } },
	"routes/site/comparison.tsx": { ids: { value: () => ids.offer! } },
	"routes/site/trade-in.tsx": { offer: { value: () => ids.offer! } },
	"routes/site/job.tsx": { vorschau: { value: () => "entwurf" } },
	"routes/site/offer-detail.tsx": { vorschau: { value: () => "entwurf" } },
	"routes/site/news-item.tsx": { vorschau: { value: () => "entwurf" } },
	"routes/site/news.tsx": { page: { value: () => "2" } },
};

const searchOf = (...parts: string[]) => `?${parts.filter(Boolean).join("&")}`;

test("each parameter that a contract names changes its page, and there is a sample of each", async () => {
	const staff = await signedInAs("admin");
	for (const route of withContract()) {
		const { file, path, parameters } = route;
		const named = samples[file] ?? {};
		expect(Object.keys(parameters).sort(), file).toEqual(Object.keys(named).sort());
		if (path === "/angebot/mieten") continue;
		const page = addressOf(route);
		for (const [name, { value, beside = () => "" }] of Object.entries(named)) {
			const reader = name === "vorschau" ? staff : visitor();
			const plain = await (await reader.pageData(page + searchOf(beside()))).text();
			const changed = await (
				await reader.pageData(page + searchOf(beside(), `${name}=${encodeURIComponent(value())}`))
			).text();
			expect(changed === plain, `${path}: ${name}`).toBe(false);
		}
	}
});

test("a category that only begins like one is none, for visitors and staff alike", async () => {
	const machines = async (reader: Visitor, search: string) =>
		/(\d+) Maschinen?</.exec(await reader.page(`/angebot/kaufen${search}`))?.[1];
	const staff = await signedInAs("admin");
	expect(await machines(visitor(), "?category=walzen")).toBe("1");
	for (const reader of [visitor(), visitor(), staff])
		expect(await machines(reader, "?category=walzen?x")).toBe(String(OFFERS_A_PAGE + 3));
});

async function tablesToldOf(): Promise<Set<string>> {
	type Table = { name: string };
	const triggers =
		engine() === "postgres"
			? sql<Table>`select event_object_table as name from information_schema.triggers where trigger_name like 'content_%'`
			: sql<Table>`select tbl_name as name from sqlite_master where type = 'trigger' and name like 'content_%'`;
	const { rows } = await triggers.execute(db());
	return new Set(rows.map(({ name }) => name));
}

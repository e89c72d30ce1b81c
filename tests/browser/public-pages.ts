import { sitePages } from "#app/site/pages.ts";
import type { Site } from "./site.ts";

export const languages = ["de", "en"] as const;
type Language = (typeof languages)[number];

/** The address of a page in a language. */
export const inLanguage = (language: Language, path: string) =>
	language === "de" ? path : path === "/" ? "/en" : `/en${path}`;

/** A public page, and the status that it answers with. */
type PublicPage = { name: string; path: (site: Site) => string | Promise<string>; status?: 404 | 410 };

const fixed = (path: string, status?: 404): PublicPage => ({ name: path, path: () => path, status });

const nobody = "0199c1de-0000-7000-8000-000000000000";

/** Every public address there is, by its German path. */
export const publicPages: PublicPage[] = [
	...sitePages.map(({ path }) => fixed(path)),
	fixed("/maschinenfinder?material=bauschutt&tonnes=5000&days=20&lump=500&size=45"),
	fixed("/maschinenfinder?frage=kaufen-oder-mieten&value=400000&rent=14000"),
	fixed("/newsarchiv?page=2"),
	{ name: "a machine with pictures", path: ({ offers }) => `/angebot/detail/${offers.gallery}` },
	{ name: "a machine without picture and English text", path: ({ offers }) => `/angebot/detail/${offers.germanOnly}` },
	{ name: "a machine that is not available", path: ({ offers }) => `/angebot/detail/${offers.unavailable}` },
	{ name: "a machine whose price is on request", path: ({ offers }) => `/angebot/detail/${offers.onRequest}` },
	{ name: "a news item", path: (site) => firstLink(site, "/newsarchiv", /\/news\/[\w-]+/) },
	{ name: "a news item without picture", path: (site) => firstLink(site, "/newsarchiv?page=99", /\/news\/[\w-]+/) },
	{ name: "a position", path: (site) => firstLink(site, "/karriere", /\/karriere\/[\w-]+/) },
	fixed("/merkliste"),
	{
		name: "a list of machines that was passed on",
		path: ({ offers }) => `/merkliste?ids=${offers.gallery},${offers.unavailable},weg`,
	},
	fixed("/vergleich"),
	{
		name: "a comparison",
		path: ({ offers }) => `/vergleich?ids=${offers.gallery},${offers.unavailable},${offers.germanOnly}`,
	},
	fixed("/karriere/initiativ"),
	{ name: "a list without hits", path: () => "/angebot/kaufen?q=gibt-es-nicht&category=bagger&condition=neu" },
	fixed("/gibt-es-nicht", 404),
	{ name: "a machine that is missing", path: () => `/angebot/detail/${nobody}`, status: 404 },
	{ name: "a machine whose address is misspelt", path: () => "/angebot/detail/%ff", status: 404 },
	{ name: "a news item that is missing", path: () => `/news/${nobody}`, status: 404 },
	{ name: "a machine that is gone", path: goneMachine, status: 410 },
];

/** Between them these have every part of the public pages. */
const templateNames = [
	"/",
	"/angebot/kaufen",
	"/kontakt",
	"/maschinenfinder?material=bauschutt&tonnes=5000&days=20&lump=500&size=45",
	"a machine with pictures",
	"a news item",
	"a comparison",
];
export const templates = publicPages.filter(({ name }) => templateNames.includes(name));

async function firstLink({ address }: Site, list: string, link: RegExp): Promise<string> {
	const page = await (await fetch(address + list)).text();
	return link.exec(page)![0];
}

async function goneMachine(): Promise<string> {
	const { makeOffer, makeUser } = await import("../make.ts");
	const { offerRecords } = await import("#app/machines/offer-service.server.ts");
	const id = await makeOffer({ name: "Prüfbagger verkauft" }, { at: "2017-01-01T08:00:00.000Z" });
	await offerRecords.remove(id, await makeUser());
	return `/angebot/detail/${id}`;
}

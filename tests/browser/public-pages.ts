import type { Page } from "@playwright/test";
import { de } from "#app/texts/public/de/every-page.ts";
import { dePages } from "#app/texts/public/de/pages.ts";
import { en } from "#app/texts/public/en/every-page.ts";
import { enPages } from "#app/texts/public/en/pages.ts";
import { sitePages } from "#app/site/pages.ts";
import type { Site } from "./site.ts";
import { expect } from "./test.ts";

export const languages = ["de", "en"] as const;
export type Language = (typeof languages)[number];
export const words = { de: { ...de, ...dePages }, en: { ...en, ...enPages } };

/** The address of a page in a language. */
export const inLanguage = (language: Language, path: string) =>
	language === "de" ? path : path === "/" ? "/en" : `/en${path}`;

/** A public page, and the status that it answers with. */
export type PublicPage = { name: string; path: (site: Site) => string | Promise<string>; status?: 404 | 410 };

const fixed = (path: string, status?: 404): PublicPage => ({ name: path, path: () => path, status });

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
	{ name: "a news item", path: ({ address }) => firstLink(address, "/newsarchiv", /\/news\/[\w-]+/) },
	{
		name: "a news item without picture",
		path: ({ address }) => firstLink(address, "/newsarchiv?page=99", /\/news\/[\w-]+/),
	},
	{
		name: "a position",
		path: ({ address }) => firstLink(address, "/karriere", /\/karriere\/[\w-]+/),
	},
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
	{
		name: "a machine that is missing",
		path: () => "/angebot/detail/0199c1de-0000-7000-8000-000000000000",
		status: 404,
	},
	{ name: "a machine whose address is misspelt", path: () => "/angebot/detail/%ff", status: 404 },
	{ name: "a news item that is missing", path: () => "/news/0199c1de-0000-7000-8000-000000000000", status: 404 },
	{ name: "a machine that is gone", path: goneMachine, status: 410 },
];

async function firstLink(address: string, list: string, link: RegExp): Promise<string> {
	const page = await (await fetch(address + list)).text();
	return link.exec(page)![0];
}

async function goneMachine(): Promise<string> {
	const { makeOffer, makeUser } = await import("../make.ts");
	const { deleteOffer } = await import("#app/offers/offer-service.server.ts");
	const id = await makeOffer({ name: "Prüfbagger verkauft" }, { at: "2017-01-01T08:00:00.000Z" });
	await deleteOffer(id, await makeUser());
	return `/angebot/detail/${id}`;
}

/** Something that a visitor brings about on a page, on the devices where there is such a thing. */
export type State = {
	name: string;
	path: PublicPage["path"];
	on?: "phone" | "desk";
	bring: (page: Page, language: Language) => Promise<unknown>;
};

export const states: State[] = [
	{
		name: "the menu of a phone",
		path: () => "/",
		on: "phone",
		bring: (page, language) => page.getByRole("button", { name: words[language].nav.open }).click(),
	},
	{
		name: "the menu of offers",
		path: () => "/",
		on: "desk",
		bring: (page) => page.getByRole("banner").locator("summary").click(),
	},
	{
		name: "the filter drawer",
		path: () => "/angebot/kaufen?category=bagger",
		on: "phone",
		bring: (page, language) => page.getByRole("button", { name: words[language].angebot.filtersOpen }).click(),
	},
	{
		name: "the filters of a list, all open",
		path: () => "/angebot/kaufen?category=bagger&power_min=100&make=Tornavik",
		on: "desk",
		async bring(page) {
			for (const details of await page.getByRole("search").locator("details").all())
				await details.evaluate((one: HTMLDetailsElement) => (one.open = true));
			await page.getByRole("search").getByRole("textbox").last().fill("viel");
		},
	},
	{
		name: "the suggestions of the search",
		path: () => "/angebot/kaufen",
		on: "desk",
		async bring(page) {
			await page.locator("#q").focus();
			await page.locator("#q").pressSequentially("lodmark");
			await expect(page.getByRole("option").first()).toBeVisible();
			await page.locator("#q").press("ArrowDown");
		},
	},
	{
		name: "the lightbox",
		path: ({ offers }) => `/angebot/detail/${offers.gallery}`,
		async bring(page, language) {
			await page
				.getByRole("link", { name: words[language].angebot.enlarge.replace("{alt}", "") })
				.first()
				.click();
			await expect(page.locator(".yarl__slide_current img")).toBeVisible();
		},
	},
	{
		name: "the contact form's mistakes",
		path: ({ offers }) => `/kontakt?offer=${offers.gallery}`,
		async bring(page, language) {
			await page.getByRole("button", { name: words[language].contact.send }).click();
			await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
		},
	},
	{
		name: "a request that was sent",
		path: () => "/kontakt",
		async bring(page, language) {
			for (const [field, value] of Object.entries({
				name: "Erika Mustermann",
				email: "erika@example.com",
				message: `Ist die Maschine noch da? ${Math.random()}`,
			}))
				await page.locator(`#${field}`).fill(value);
			await page.locator("#privacy_agreed").check();
			// Who is quicker is asked to send once more.
			await page.waitForTimeout(2100);
			await page.getByRole("button", { name: words[language].contact.send }).click();
			await expect(page.getByRole("heading", { name: words[language].contactSent.title })).toBeFocused();
		},
	},
	{
		name: "the cookie banner",
		path: () => "/impressum",
		bring: (page, language) => page.getByRole("button", { name: words[language].footer.cookies }).click(),
	},
];

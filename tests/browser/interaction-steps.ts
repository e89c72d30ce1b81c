import type { Page } from "@playwright/test";
import { withIds } from "#app/machines/chosen/offer-ids.ts";

/** By then the effects of an interaction are painted. */
export const SETTLED_MILLISECONDS = 900;

export type Step = {
	name: string;
	path: string;
	width: 360 | 1440;
	before?: (page: Page) => Promise<unknown>;
	press: (page: Page) => Promise<unknown>;
};

/** What is pressed, on the site with its demo; `offers`: the ids of some machines. */
export const steps = (offers: string[]): Step[] => [
	{ name: "menu of a phone opens", path: "/", width: 360, press: openMenu },
	{ name: "menu of offers opens", path: "/", width: 1440, press: (page) => page.locator("header summary").click() },
	{
		name: "theme changes, on home",
		path: "/",
		width: 360,
		before: openMenu,
		press: (page) => theme(page).tap(),
	},
	{ name: "theme changes, on the list", path: "/angebot/kaufen", width: 1440, press: (page) => theme(page).click() },
	{
		name: "filters open as a drawer",
		path: "/angebot/kaufen",
		width: 360,
		press: (page) => page.locator("button[aria-haspopup=dialog]").first().tap(),
	},
	{
		name: "a category is chosen",
		path: "/angebot/kaufen",
		width: 1440,
		press: (page) => page.locator("input[name=category]").nth(2).click(),
	},
	{
		name: "a make is ticked",
		path: "/angebot/kaufen",
		width: 1440,
		before: (page) => page.locator("summary", { hasText: "Hersteller" }).click(),
		press: (page) => page.locator("input[name=make]").first().click(),
	},
	{
		name: "a chip is taken away",
		path: "/angebot/kaufen?category=bagger",
		width: 360,
		press: (page) => page.getByRole("main").getByRole("link", { name: "Filter entfernen: Bagger" }).tap(),
	},
	{ name: "a machine is saved", path: "/angebot/kaufen", width: 360, press: (page) => save(page).tap() },
	{
		name: "saved machines are compared",
		path: withIds("/merkliste", offers.slice(0, 4)),
		width: 360,
		press: (page) => page.getByRole("link", { name: "Vergleichen" }).tap(),
	},
	{
		name: "a letter is searched for",
		path: "/angebot/kaufen",
		width: 1440,
		press: (page) => page.locator("input[name=q]").press("b"),
	},
	{ name: "a picture is enlarged", path: `/angebot/detail/${offers[0]}`, width: 1440, press: (page) => enlarge(page) },
	{
		name: "the next enlarged picture",
		path: `/angebot/detail/${offers[0]}`,
		width: 1440,
		before: enlarged,
		press: (page) => page.keyboard.press("ArrowRight"),
	},
	{
		name: "the enlarged picture closes",
		path: `/angebot/detail/${offers[0]}`,
		width: 1440,
		before: enlarged,
		press: (page) => page.keyboard.press("Escape"),
	},
];

function openMenu(page: Page): Promise<void> {
	return page.locator("header button[aria-expanded]").tap();
}
const theme = (page: Page) => page.locator("header button.needs-script:visible:not([aria-expanded])");
const save = (page: Page) => page.getByRole("button", { name: / merken$/ }).first();
const enlarge = (page: Page) => page.locator("main section a[href*='/media/']").first().click();

async function enlarged(page: Page): Promise<void> {
	await enlarge(page);
	await page.locator(".yarl__slide_current img").waitFor();
	await page.waitForTimeout(SETTLED_MILLISECONDS);
}

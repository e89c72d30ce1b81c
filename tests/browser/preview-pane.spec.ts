import type { Page } from "@playwright/test";
import { lookOver } from "./look-over.ts";
import { expect, open, ready, test } from "./test.ts";

test.use({ signedIn: true, viewport: { width: 1440, height: 900 } });

const EDIT = "/admin/angebot-bearbeiten/";
const opener = (page: Page) => page.getByRole("link", { name: "Vorschau", exact: true });
const pane = (page: Page) => page.getByRole("complementary", { name: "Vorschau" });
const shown = (page: Page) => pane(page).frameLocator("iframe");
const innerWidthOf = (page: Page) =>
	shown(page)
		.locator("html")
		.evaluate(() => innerWidth);

async function offer(name: string): Promise<string> {
	const { makeOffer } = await import("../make.ts");
	return makeOffer({ name, description: "Absatz.\n\n".repeat(60) });
}

test("the preview stands beside the form, follows what is typed without losing its place, and is remembered", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const id = await offer("Vorher");
	const previews: string[] = [];
	page.on("request", (request) => void (request.url().includes("vorschau=") && previews.push(request.url())));
	await open(page, EDIT + id);
	expect(previews, "nothing is loaded before it is opened").toEqual([]);
	await opener(page).click();
	const heading = shown(page).getByRole("heading", { level: 1 });
	await expect(heading).toHaveText("Vorher");
	expect(await innerWidthOf(page), "a phone's width is a phone's width").toBe(390);
	await lookOver(page, "the form with its preview", { on: ["desk"] });
	const html = shown(page).locator("html");
	await html.evaluate(() => scrollTo(0, 500));
	await page.locator("#name").fill("Nachher");
	await expect(heading).toHaveText("Nachher");
	expect(await html.evaluate(() => scrollY)).toBe(500);
	await page.getByRole("button", { name: "Adresse kopieren" }).click();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(new URL(copied).pathname + new URL(copied).search).toBe(`/angebot/detail/${id}?vorschau=entwurf`);
	await pane(page).getByRole("button", { name: "Vorschau schließen" }).click();
	await expect(pane(page)).toHaveCount(0);
	await page.locator("#name").fill("Zuletzt");
	await expect(page.locator(".save-bar").getByRole("status")).toContainText("Entwurf gesichert");
	await opener(page).click();
	await expect(heading).toHaveText("Zuletzt");
	const kept = page.waitForResponse("**/admin/ansichten");
	await pane(page).getByRole("button", { name: "Tablet" }).click();
	expect((await kept).status()).toBe(204);
	expect(await innerWidthOf(page)).toBe(820);
	await open(page, EDIT + (await offer("Ein anderes")));
	await expect(heading).toHaveText("Ein anderes");
	expect(await innerWidthOf(page)).toBe(820);
	await page.evaluate(() => scrollTo(0, 400));
	await page.reload();
	await ready(page);
	await expect(heading).toHaveText("Ein anderes");
	await expect.poll(() => page.evaluate(() => scrollY), "the frame leaves the page's place alone").toBe(400);
	const closed = page.waitForResponse("**/admin/ansichten");
	await pane(page).getByRole("button", { name: "Vorschau schließen" }).click();
	await closed;
});

test("the preview is offered from the first save of a new record on, and opens in a tab by Ctrl and on a phone", async ({
	page,
	context,
}) => {
	await open(page, "/admin/angebot-hinzufuegen");
	await expect(opener(page)).toHaveCount(0);
	await page.locator("#name").fill("Neu und schon zu sehen");
	await page.locator("#state").selectOption("Entwurf");
	await page.keyboard.press("Control+s");
	await expect(page).toHaveURL(/angebot-bearbeiten/);
	await expect(opener(page)).toBeVisible();
	const inTab = context.waitForEvent("page");
	await opener(page).click({ modifiers: ["ControlOrMeta"] });
	const tab = await inTab;
	await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Neu und schon zu sehen");
	await tab.close();
	await expect(pane(page)).toHaveCount(0);
	await page.setViewportSize({ width: 390, height: 844 });
	const onPhone = context.waitForEvent("page");
	await opener(page).click();
	await (await onPhone).close();
	await expect(pane(page)).toHaveCount(0);
});

import type { Page } from "@playwright/test";
import { lookOver } from "./look-over.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const field = (page: Page) => page.getByRole("combobox", { name: "Alles durchsuchen" });
const chosen = (page: Page) => page.getByRole("listbox").getByRole("option", { selected: true });

test("Ctrl+K finds a machine by its number, and Enter opens it, also before the results are there", async ({
	page,
}) => {
	const { makeOffer } = await import("../make.ts");
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	const id = await makeOffer({ name: "Quarzbrecher JX 110" }, { at: "2019-01-01T08:00:00.000Z" });
	const { nr } = (await offerRecords.findForEdit(id))!;
	await open(page, "/admin/dashboard");
	await page.keyboard.press("Control+k");
	await expect(field(page)).toBeFocused();
	await page.keyboard.type(String(nr));
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(new RegExp(`/admin/angebot-bearbeiten/${id}`));
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.locator("#name").fill("Noch nicht gespeichert");
	await page.keyboard.press("Control+k");
	await field(page).fill("papierkorb");
	await expect(chosen(page)).toHaveText("Papierkorb");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alertdialog"), "unsaved words are asked about").toBeVisible();
});

test("the results are chosen by arrow keys and told to screen readers; Escape gives the focus back", async ({
	page,
}) => {
	const { makeOffer } = await import("../make.ts");
	for (const name of ["Wolframsieb klein", "Wolframsieb groß"])
		await makeOffer({ name }, { at: "2019-01-01T08:00:00.000Z" });
	await open(page, "/admin/angebote");
	const button = page.getByRole("button", { name: /^Finden Strg K$/ });
	await button.focus();
	await page.keyboard.press("Enter");
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("wolframsieb");
	const options = page.getByRole("option");
	await expect(options).toHaveCount(2);
	await expect(page.getByRole("status").filter({ hasText: "2 Treffer" })).toBeAttached();
	const isActive = async (at: number) => {
		const option = options.nth(at);
		await expect(option).toHaveAttribute("aria-selected", "true");
		await expect(field(page)).toHaveAttribute("aria-activedescendant", (await option.getAttribute("id"))!);
	};
	await isActive(0);
	await page.keyboard.press("ArrowDown");
	await isActive(1);
	await page.keyboard.press("ArrowDown");
	await isActive(0);
	await page.keyboard.press("ArrowUp");
	await isActive(1);
	await lookOver(page, "the search for everything");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(button).toBeFocused();
});

test("the question mark lists the keys, except where something is typed", async ({ page }) => {
	await open(page, "/admin/angebote");
	await page.getByRole("searchbox").fill("a");
	await page.keyboard.type("?");
	await expect(page.getByRole("searchbox")).toHaveValue("a?");
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog", { name: "Tasten" })).toBeVisible();
	await lookOver(page, "the list of keys");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const [list, name, make] of [
	[
		"/admin/angebote",
		"Zirkonwalze",
		async () => (await import("../make.ts")).makeOffer({ name: "Zirkonwalze" }, { at: "2019-01-01T08:00:00.000Z" }),
	],
	[
		"/admin/kontakt-anfragen",
		"Zirkonanfrage",
		async () => (await import("../make.ts")).makeRequest({ subject: "Zirkonanfrage" }),
	],
] as const)
	test(`${list} is searched while typing: the field keeps the focus, and all of it is one step back`, async ({
		page,
	}) => {
		await make();
		await (await import("../make.ts")).makeRequest();
		await open(page, "/admin/papierkorb");
		await open(page, list);
		const box = page.getByRole("searchbox");
		await box.focus();
		await page.keyboard.type("zirk");
		await expect(page).toHaveURL(/q=zirk$/);
		await expect(page.getByRole("row")).toHaveCount(2);
		await page.keyboard.type("on ");
		await expect(page).toHaveURL(/q=zirkon(\+|$)/);
		await expect(box).toBeFocused();
		await expect(box).toHaveValue("zirkon ");
		await expect(page.getByRole("row").filter({ hasText: name })).toHaveCount(1);
		await page.goBack();
		await expect(page).toHaveURL(new RegExp(`${list}$`));
		await expect(box).toHaveValue("");
		await expect.poll(() => page.getByRole("row").count()).toBeGreaterThan(2);
	});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("a button of the bar opens the search for everything, and a tap opens a hit", async ({ page }) => {
		const { makeOffer } = await import("../make.ts");
		const id = await makeOffer({ name: "Basaltfräse vom Hof" }, { at: "2019-01-01T08:00:00.000Z" });
		await open(page, "/admin/dashboard");
		await page.getByRole("navigation").getByRole("button", { name: "Finden" }).tap();
		await field(page).fill("basaltfrase");
		await lookOver(page, "the search for everything on a phone", { on: ["phone"] });
		await page.getByRole("option").first().tap();
		await expect(page).toHaveURL(new RegExp(`/admin/angebot-bearbeiten/${id}`));
	});
});

import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

const MOST_STEPS = 90;

/** Presses Tab until something has the focus, and sees that whatever has it on the way can be seen to have it. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
	for (let step = 0; step < MOST_STEPS; step++) {
		await page.keyboard.press("Tab");
		expect(await unseen(page)).toBeNull();
		if (await goal.evaluate((element) => element === document.activeElement)) return;
	}
	throw new Error(`not reached by keyboard: ${goal}`);
}

/** What has the focus, when it lies under something else or shows no sign of it; null when all is well. */
async function unseen(page: Page): Promise<string | null> {
	return page.evaluate(async () => {
		const focused = document.activeElement;
		if (!focused || focused === document.body) return null;
		// Scrolling to it is done with the next frame.
		await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
		const { left, top, width, height } = focused.getBoundingClientRect();
		const above = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 40));
		// A choice's box is laid invisibly over its label, and a card is one link: these show the ring.
		const label = focused.closest("label");
		const ringed = [focused, label, focused.closest("article")].some(
			(element) => element && getComputedStyle(element).outlineStyle !== "none",
		);
		const thumb = focused.matches("input[type=range]");
		const covered =
			above !== null && !focused.contains(above) && !above.contains(focused) && !label?.contains(above) && !thumb;
		if (covered || above === null) return `under something: ${focused.outerHTML.slice(0, 120)}`;
		return ringed || thumb ? null : `without a ring: ${focused.outerHTML.slice(0, 120)}`;
	});
}

test("a request is sent without a mouse, and what has the focus is always in sight", async ({ page }) => {
	await open(page, "/");
	await tabTo(page, page.getByRole("main").getByRole("link", { name: "Maschinen ansehen" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Maschinen kaufen" })).toBeFocused();
	await tabTo(page, page.getByRole("radio", { name: "Alle Kategorien" }));
	await page.keyboard.press("ArrowDown");
	await expect(page).toHaveURL(/category=bagger$/);
	const card = page.locator("article a").first();
	await tabTo(page, card);
	const name = (await card.innerText()).replace(/\s/g, " ");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
	await tabTo(page, page.locator("a[href*='/kontakt?']:visible").first());
	await page.keyboard.press("Enter");
	await expect(page.locator("#name")).toBeFocused();
	await page.keyboard.type("Erika Mustermann");
	for (const [field, words] of [
		["#email", "erika@example.com"],
		["#message", "Ist die Maschine noch da?"],
	] as const) {
		await tabTo(page, page.locator(field));
		await page.keyboard.type(words);
	}
	await tabTo(page, page.locator("#privacy_agreed"));
	await page.keyboard.press("Space");
	await tabTo(page, page.getByRole("button", { name: "Anfrage senden" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Ihre Anfrage ist angekommen" })).toBeFocused();
});

test("the menu of offers works by keyboard alone", async ({ page }) => {
	await open(page, "/kontakt");
	const menu = page.getByRole("banner").locator("details");
	const summary = menu.locator("summary");
	const buy = menu.getByRole("link", { name: "Kaufen" });
	await page.getByRole("link", { name: "Zur Startseite" }).focus();
	await page.keyboard.press("Tab");
	await expect(summary).toBeFocused();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(buy).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(buy).toBeHidden();
	await expect(summary).toBeFocused();
	await page.keyboard.press("Space");
	for (let step = 0; step < 6; step++) await page.keyboard.press("Tab");
	await expect(buy, "leaving the menu closes it").toBeHidden();
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/angebot\/kaufen$/);
	await expect(buy).toBeHidden();
});

import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

/** As a browser's translation does, now and whenever a text comes: `<font><font>…` with a text of its own. */
function translate(page: Page): Promise<void> {
	return page.evaluate(() => {
		const done = new WeakSet<Node>();
		const replace = (root: Node) => {
			if (!root.isConnected) return;
			const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
			const texts: Text[] = root instanceof Text ? [root] : [];
			while (walker.nextNode()) texts.push(walker.currentNode as Text);
			for (const text of texts) {
				if (done.has(text) || !text.data.trim() || text.parentElement?.closest("script, style, svg, textarea, option"))
					continue;
				const [outer, inner] = [document.createElement("font"), document.createElement("font")];
				const own = document.createTextNode(text.data);
				done.add(own);
				inner.append(own);
				outer.append(inner);
				text.replaceWith(outer);
			}
		};
		replace(document.body);
		new MutationObserver((changes) => {
			for (const { target, addedNodes } of changes)
				for (const node of addedNodes.length ? addedNodes : [target]) replace(node);
		}).observe(document.body, { childList: true, characterData: true, subtree: true });
		document.documentElement.dataset.translated = "";
	});
}

/** Goes the same way on a page as it is and on a translated one beside it, which must say the same after each step. */
async function bothSay(plain: Page, path: string, steps: ((page: Page) => Promise<unknown>)[]): Promise<void> {
	const translated = await plain.context().newPage();
	const words = (page: Page) =>
		page.evaluate(() => {
			const open = [...document.querySelectorAll<HTMLElement>("main, dialog[open]")];
			// Where lines and cells end is the layout's own affair, and another one with the translation's elements.
			return open.flatMap(({ innerText }) => innerText.split(/\s+/)).filter(Boolean);
		});
	for (const page of [plain, translated]) await open(page, path);
	await translate(translated);
	for (const [i, step] of steps.entries()) {
		for (const page of [plain, translated]) {
			await page.bringToFront();
			await step(page);
		}
		// Either may still be drawing what it has just been told.
		await expect(async () => {
			expect(await words(translated), `step ${i + 1} on ${path}`).toEqual(await words(plain));
		}).toPass({ timeout: 20_000 });
	}
	expect(await translated.evaluate(() => "translated" in document.documentElement.dataset)).toBe(true);
	await translated.close();
}

/** A click that leads to another address, whose page is there at the end. */
const click = (find: (page: Page) => Locator) => async (page: Page) => {
	const before = page.url();
	await find(page).click();
	await expect(page).not.toHaveURL(before);
	await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
};
const choose = (group: string, name: RegExp) =>
	click((page) =>
		page.getByRole("group", { name: group, exact: true }).getByRole("radio", { name }).locator("xpath=ancestor::label"),
	);
const follow = (name: string) => click((page) => page.getByRole("main").getByRole("link", { name }).first());

test("a list and its machines go on working, and say the right numbers", async ({ page }) => {
	await bothSay(page, "/angebot/kaufen", [
		choose("Kategorie", /^Bagger/),
		choose("Zustand", /^Gebraucht/),
		follow("Filter entfernen: Bagger"),
		choose("Angebotsart", /^Alle/),
		async (page) => {
			await page.locator("#q").fill("Zeppelinhalle");
			await expect(page.getByRole("heading", { name: "Keine Maschine passt zu allen Filtern" })).toBeVisible();
		},
		follow("Filter entfernen:"),
		click((page) => page.getByRole("article").first().getByRole("link")),
	]);
});

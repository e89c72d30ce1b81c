import { chromium, type Page } from "@playwright/test";
import { chromiumPath } from "../../scripts/chromium.ts";
import { publicPages } from "./public-pages.ts";
import { expect, ready, test } from "./test.ts";

/*
 * The back button brings a public page back from the browser's memory, as it was left. Chromium without a window has no
 * such memory, and Playwright switches it off; so this is the whole browser, started without that switch.
 */
test("every public page comes back from memory when the visitor goes back to it", async ({ site, launchOptions }) => {
	test.setTimeout(240_000);
	const browser = await chromium.launch({
		...launchOptions,
		executablePath: chromiumPath()!,
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
	try {
		const context = await browser.newContext();
		// The browser keeps no page that was answered with an error, whoever wrote it.
		for (const { name, path } of publicPages.filter(({ status }) => status === undefined)) {
			const page = await context.newPage();
			await page.goto(site.address + (await path(site)));
			await ready(page);
			await page.evaluate(() =>
				addEventListener("pageshow", ({ persisted }) => persisted && Object.assign(window, { persisted })),
			);
			// Typed into the address bar, so that another document is loaded.
			await page.goto(`${site.address}/gibt-es-nicht`);
			await page.evaluate(() => void setTimeout(() => history.back()));
			await expect.poll(() => cameBack(page), { message: name, timeout: 15_000 }).toBe("from memory");
			await page.close();
		}
	} finally {
		await browser.close();
	}
});

/** How the page that is open now came to be. While one takes the other's place there is nobody to ask. */
async function cameBack(page: Page): Promise<string> {
	const told = page.evaluate(() => {
		const [loaded] = performance.getEntriesByType("navigation") as (PerformanceNavigationTiming & {
			notRestoredReasons?: unknown;
		})[];
		if ("persisted" in window) return "from memory";
		return loaded?.type === "back_forward" ? `loaded anew: ${JSON.stringify(loaded.notRestoredReasons)}` : "not yet";
	});
	return told.catch(() => "not yet");
}

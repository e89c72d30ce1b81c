import type { Page } from "@playwright/test";

/**
 * What reaches beyond the window's right edge, unless it scrolls in a box of its own or is there for screen readers
 * only.
 */
export async function tooWide(page: Page): Promise<string[]> {
	// A window that was just made smaller is drawn first.
	await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
	return page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		const own = (element: Element | null): boolean =>
			element !== null &&
			(["auto", "scroll", "hidden"].includes(getComputedStyle(element).overflowX) || own(element.parentElement));
		const wide = [...document.body.querySelectorAll("*")].filter(
			// What is folded away keeps the size that it had when it was last drawn.
			(element) => element.checkVisibility() && element.getBoundingClientRect().right > width + 1 && !own(element),
		);
		const scrolls =
			document.documentElement.scrollWidth > width ? [`the page is ${document.documentElement.scrollWidth} wide`] : [];
		return [...scrolls, ...wide.map((element) => element.outerHTML.slice(0, 120))];
	});
}

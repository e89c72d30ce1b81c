import type { Page } from "@playwright/test";
import { templates } from "./public-pages.ts";
import { expect, open, test } from "./test.ts";

/* At the first visit, when the question about cookies stays in sight. */
test.use({ viewport: { width: 360, height: 740 }, consent: null });

const question = (page: Page) => page.getByRole("region", { name: "Cookies und Speicher" });

/** What can be pressed and is under something that stays in sight, scrolled into view as the browser does for the focus. */
function covered(page: Page): Promise<string[]> {
	return page.evaluate(async () => {
		// What is scrolled to is in its place with the next picture.
		await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
		const staying = (element: Element | null): Element | null => {
			for (let one = element; one; one = one.parentElement)
				if (/fixed|sticky/.test(getComputedStyle(one).position)) return one;
			return null;
		};
		const under = (control: Element): boolean => {
			const { left, top, width, height } = control.getBoundingClientRect();
			const over = staying(document.elementFromPoint(left + width / 2, top + height / 2));
			return over !== null && over !== staying(control);
		};
		const controls = [...document.querySelectorAll("main a, main button, main input, main select, footer a")].filter(
			(control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest("[aria-hidden]"),
		);
		scrollTo(0, 0);
		// What begins the home page is there at once, unless the window is small; everything else can be scrolled clear.
		const atFirst = controls.filter((control) => innerHeight > 600 && control.closest(".hero") && under(control));
		const later = controls.filter((control) => {
			control.scrollIntoView({ block: "nearest", behavior: "instant" });
			return under(control);
		});
		return [...atFirst, ...later].map(({ tagName, textContent }) => `${tagName} ${textContent.trim()}`);
	});
}

test("nothing lies under the question about cookies or another thing that stays in sight", async ({ page, site }) => {
	for (const { name, path } of templates) {
		await page.goto(await path(site));
		for (const [width, height] of [
			[320, 568],
			[390, 844],
		] as const) {
			await page.setViewportSize({ width, height });
			expect(await covered(page), `${name} at ${width}`).toEqual([]);
		}
	}
});

test("the question about cookies is above a machine's bar, and scrolls with a low window", async ({ page, site }) => {
	await open(page, `/angebot/detail/${site.offers.gallery}`);
	const box = (await question(page).boundingBox())!;
	expect(box.height, "less than a sixth of the window").toBeLessThan(740 / 6);
	const bar = (await page.locator(".contact-bar").boundingBox())!;
	expect(Math.round(box.y + box.height), "it ends where the machine's bar begins").toBeCloseTo(Math.round(bar.y), -1);
	for (const name of ["Anfragen", /^Anrufen/]) await page.getByRole("link", { name }).click({ trial: true });
	await page.setViewportSize({ width: 320, height: 256 });
	await page.evaluate(() => scrollTo(0, 0));
	await expect(question(page)).toBeInViewport();
	await page.evaluate(() => scrollTo(0, 600));
	await expect(question(page)).not.toBeInViewport();
});

import type { Page } from "@playwright/test";
import { publicPages } from "./public-pages.ts";
import { expect, open, test } from "./test.ts";

/** A phone, a desk, and a desk at four times its size, which is what WCAG asks for. */
const windows = [
	{ width: 360, height: 740 },
	{ width: 1440, height: 900 },
	{ width: 320, height: 256 },
];
/** Whatever is higher cannot be in sight as a whole in the smallest window. */
const SMALL_PIXELS = 100;
const MOST_STOPS = 120;

type Stop = { name: string; covered: string[]; seen: number };

/** Looks at nine places of what has the focus, and what of the things that stay in sight lies over it. */
function stopNow(page: Page): Promise<Stop | null> {
	return page.evaluate(() => {
		const focused = document.activeElement as HTMLElement;
		if (focused === document.body) return null;
		const fixed = (element: Element | null): Element | null => {
			for (let one = element; one; one = one.parentElement)
				if (/fixed|sticky/.test(getComputedStyle(one).position)) return one;
			return null;
		};
		const box = focused.getBoundingClientRect();
		const covered: string[] = [];
		let seen = 0;
		for (const x of [0.1, 0.5, 0.9])
			for (const y of [0.1, 0.5, 0.9]) {
				const [left, top] = [box.left + box.width * x, box.top + box.height * y];
				const there = document.elementFromPoint(left, top);
				const over = fixed(there);
				if (!there) covered.push("outside the window");
				else if (over && over !== fixed(focused)) covered.push(over.className.slice(0, 40));
				else seen++;
			}
		const name = `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.textContent?.trim().slice(0, 40)}`;
		return { name: `${name} ${Math.round(box.height)}`, covered, seen };
	});
}

async function stops(page: Page): Promise<Stop[]> {
	const all: Stop[] = [];
	while (all.length < MOST_STOPS) {
		await page.keyboard.press("Tab");
		// What is scrolled to is in its place with the next picture.
		await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
		const stop = await stopNow(page);
		if (stop === null) return all;
		all.push(stop);
	}
	return all;
}

for (const { width, height } of windows)
	test.describe(`in a window of ${width} × ${height}`, () => {
		test.use({ viewport: { width, height }, consent: null });

		test("nothing that takes the focus is ever under something that stays in sight, from the first visit on", async ({
			page,
			site,
		}) => {
			for (const path of [`/angebot/detail/${site.offers.gallery}`, "/angebot/kaufen?category=bagger", "/kontakt"]) {
				await open(page, path);
				await expect(page.getByRole("region", { name: "Cookies und Speicher" })).toBeVisible();
				const all = await stops(page);
				expect(all.length, path).toBeGreaterThan(20);
				expect(
					all.slice(0, 4).map(({ name }) => name.replace(/ \d+$/, "")),
					"the question comes early",
				).toEqual(["A Zum Inhalt springen", "A Datenschutz", "BUTTON Ablehnen", "BUTTON Annehmen"]);
				for (const { name, covered, seen } of all) {
					const isSmall = Number(/\d+$/.exec(name)![0]) <= SMALL_PIXELS;
					if (isSmall) expect(covered, `${path}: ${name}`).toEqual([]);
					else expect(seen, `${path}: ${name}`).toBeGreaterThan(0);
				}
			}
		});
	});

test.describe("on a phone, at the first visit", () => {
	test.use({ viewport: { width: 360, height: 740 }, consent: null });

	test("nothing of any page lies under the question about cookies or another thing that stays in sight", async ({
		page,
		site,
	}) => {
		test.setTimeout(180_000);
		for (const { name, path } of publicPages.filter(({ status }) => !status)) {
			await page.goto(await path(site));
			for (const [width, height] of [
				[320, 568],
				[360, 640],
				[390, 844],
				[414, 896],
			] as const) {
				await page.setViewportSize({ width, height });
				expect(await page.evaluate(covered), `${name} at ${width}`).toEqual([]);
			}
		}
	});

	test("the question about cookies says what an answer changes, and takes less than a sixth of the window", async ({
		page,
		site,
	}) => {
		await open(page, `/angebot/detail/${site.offers.gallery}`);
		const banner = page.getByRole("region", { name: "Cookies und Speicher" });
		const box = (await banner.boundingBox())!;
		expect(box.height).toBeLessThan(740 / 6);
		const bar = (await page.locator(".contact-bar").boundingBox())!;
		expect(Math.round(box.y + box.height), "it ends where the machine's bar begins").toBeCloseTo(Math.round(bar.y), -1);
		await expect(banner).toContainText("erst auf Klick, auch wenn Sie annehmen");
		for (const name of ["Anfragen", /^Anrufen/]) await page.getByRole("link", { name }).click({ trial: true });
		await banner.getByRole("button", { name: "Ablehnen" }).click();
		await expect(banner).toBeHidden();
	});
});

/** What can be pressed, is scrolled into view as the browser does for the focus, and still lies under something. */
function covered(): string[] {
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
	return [...atFirst, ...later].map(({ tagName, textContent }) => `${tagName} ${textContent.trim().slice(0, 40)}`);
}

test.describe("in a low window", () => {
	test.use({ viewport: { width: 320, height: 256 }, consent: null });

	test("the question about cookies scrolls with the page", async ({ page, site }) => {
		await open(page, `/angebot/detail/${site.offers.gallery}`);
		const banner = page.getByRole("region", { name: "Cookies und Speicher" });
		await expect(banner).toBeInViewport();
		await page.evaluate(() => scrollTo(0, 600));
		await expect(banner).not.toBeInViewport();
	});
});

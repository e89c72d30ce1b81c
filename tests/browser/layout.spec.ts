import sharp from "sharp";
import { expect, open, test } from "./test.ts";

/** Relative luminance of a pixel (WCAG). */
const luminance = (rgb: readonly number[]) => {
	const [r, g, b] = rgb.map((value) =>
		value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

test("home's first words stand out from any picture below, and its button is on the first screen", async ({ page }) => {
	for (const [width, height] of [
		[320, 640],
		[1440, 900],
	] as const) {
		await page.setViewportSize({ width, height });
		await open(page, "/");
		const button = await page.locator(".hero a").last().boundingBox();
		expect(button!.y + button!.height, `button at ${width}`).toBeLessThanOrEqual(height);
		const words = page.locator(".hero-words > *");
		const colours = await words.evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
		const light = Math.min(...colours.map((colour) => luminance(colour.match(/\d+/g)!.map(Number))));
		// The brightest picture there can be, without the words.
		await page.evaluate(() => {
			const hero = document.querySelector<HTMLElement>(".hero")!;
			hero.style.background = "#fff";
			for (const img of hero.querySelectorAll("img")) img.style.visibility = "hidden";
			for (const word of hero.querySelectorAll<HTMLElement>(".hero-words > *")) word.style.color = "transparent";
		});
		for (const box of await words.all()) {
			const picture = sharp(await page.screenshot({ clip: (await box.boundingBox())! }));
			const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
			let brightest = 0;
			for (let at = 0; at < data.length; at += info.channels)
				brightest = Math.max(brightest, luminance([data[at]!, data[at + 1]!, data[at + 2]!]));
			expect((light + 0.05) / (brightest + 0.05), `words at ${width}`).toBeGreaterThanOrEqual(4.5);
		}
	}
});

test("cards stand in rows of one height, three or four of them in large windows", async ({ page }) => {
	await open(page, "/angebot/kaufen?category=bagger&type=alle");
	for (const [width, inRow] of [
		[1024, 3],
		[1440, 3],
		[1920, 4],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		const boxes = await page.getByRole("article").evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
		const row = boxes.filter(({ top }) => top === boxes[0]!.top);
		expect(row.length, `in a row at ${width}`).toBe(inRow);
		expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1);
		expect(Math.min(...boxes.map((box) => box.width)), `at ${width}`).toBeGreaterThanOrEqual(250);
	}
});

test("what stands beside a machine's gallery is never cut, and its enquiry begins below the header", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1366, height: 640 });
	await open(page, "/angebot/kaufen");
	await page.getByRole("article").getByRole("link").first().click();
	const last = page.locator(".offer-side a, .offer-side button").last();
	await expect(page.locator(".offer-side")).toHaveJSProperty("scrollTop", 0);
	await page.mouse.wheel(0, 700);
	await expect(last).toBeInViewport({ ratio: 1 });
	await page
		.locator(".offer-side")
		.getByRole("link", { name: /Anfrage/ })
		.click();
	await expect(page).toHaveURL(/kontakt/);
	const header = await page.locator(".site-header").boundingBox();
	const heading = page.getByRole("heading", { name: "Ihre Anfrage" });
	await expect(heading).toBeInViewport({ ratio: 1 });
	expect((await page.locator("#anfrage").boundingBox())!.y - header!.height).toBeLessThan(32);
});

test.describe("with colours of the system", () => {
	test.use({ contextOptions: { forcedColors: "active" } });

	test("main buttons have a border, and what is chosen the system's highlight", async ({ page, site }) => {
		await open(page, `/angebot/detail/${site.offers.gallery}`);
		const ask = page.getByRole("link", { name: "Anfrage zu dieser Maschine" });
		await expect(ask).toHaveCSS("border-top-width", "1px");
		await open(page, "/angebot/kaufen?category=bagger");
		const ground = (name: string) =>
			page
				.locator("label", { hasText: new RegExp(`^${name}$`) })
				.first()
				.evaluate((label) => getComputedStyle(label).backgroundColor);
		expect(await ground("Kauf")).not.toBe(await ground("Miete"));
		const chosen = page.locator("label:has(:checked)", { hasText: /^Bagger/ });
		const colours = await chosen.evaluate((label) =>
			[label, label.querySelector(".text-muted")!].map((one) => getComputedStyle(one).color),
		);
		expect(colours[1], "the count is written as the name is").toBe(colours[0]);
	});
});

test.describe("in the office", () => {
	test.use({ signedIn: true });

	test("in a window of 320 × 256 the form has all but the menu's bar", async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 256 });
		await open(page, "/admin/angebot-hinzufuegen");
		const description = page.locator("#description");
		await description.evaluate((field) => field.scrollIntoView({ block: "start", behavior: "instant" }));
		const seen = await page.evaluate(() => {
			const isForm = (y: number) =>
				document.elementFromPoint(160, y)?.closest("form:has(.save-bar), .save-bar")?.matches("form");
			return Array.from({ length: 256 }, (_, y) => y).filter(isForm).length;
		});
		expect(seen).toBeGreaterThan(190);
	});

	test("messages lie over no button of a bar, at a desk and on a phone", async ({ page }) => {
		await page.addInitScript(() => {
			const keep = Storage.prototype.setItem;
			Storage.prototype.setItem = function (name, value) {
				if (name === "watchlist") throw new DOMException("full", "QuotaExceededError");
				keep.call(this, name, value);
			};
		});
		for (const width of [1440, 390])
			for (const [path, button, bars] of [
				[
					"/admin/angebot-hinzufuegen",
					"Ins Englische übersetzen",
					".save-bar, .office-bar, .office header > :last-child",
				],
				["/angebot/kaufen", / merken$/, ".contact-bar"],
			] as const) {
				await page.setViewportSize({ width, height: 740 });
				await open(page, path);
				await page.getByRole("button", { name: button }).first().click();
				await expect(page.locator("[data-toast=bad]")).toBeVisible();
				const overlaps = await page.evaluate((bars) => {
					const toast = document.querySelector("[data-toast]")!.getBoundingClientRect();
					return [...document.querySelectorAll(bars)]
						.filter((bar) => bar.checkVisibility())
						.flatMap((bar) => [...bar.querySelectorAll("a, button")])
						.filter((control) => control.checkVisibility())
						.map((control) => ({ box: control.getBoundingClientRect(), name: control.textContent }))
						.filter(({ box }) => box.top < toast.bottom && box.bottom > toast.top)
						.filter(({ box }) => box.left < toast.right && box.right > toast.left)
						.map(({ name }) => name);
				}, bars);
				expect(overlaps, `${path} at ${width}`).toEqual([]);
			}
	});
});

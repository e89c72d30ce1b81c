import sharp from "sharp";
import { expect, open, test } from "./test.ts";

/** Relative luminance of a pixel (WCAG). */
const luminance = (rgb: readonly number[]) => {
	const [r, g, b] = rgb.map((value) =>
		value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

test("home's first words stand out by 4.5:1 from whatever picture lies below, and its button is on the first screen", async ({
	page,
}) => {
	for (const [width, height] of [
		[320, 640],
		[360, 740],
		[768, 1024],
		[1440, 900],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.addInitScript(() => localStorage.removeItem("cookie_consent"));
		await open(page, "/");
		const button = await page.locator(".hero a").boundingBox();
		expect(button!.y + button!.height, `button at ${width}`).toBeLessThanOrEqual(height);
		const words = page.locator(".hero-words > *");
		const light = Math.min(
			...(await words.evaluateAll((all) => all.map((one) => getComputedStyle(one).color))).map((colour) =>
				luminance(colour.match(/\d+/g)!.map(Number)),
			),
		);
		// The brightest picture there can be, without the words.
		await page.evaluate(() => {
			const hero = document.querySelector<HTMLElement>(".hero")!;
			hero.style.background = "#fff";
			for (const img of hero.querySelectorAll("img")) img.style.visibility = "hidden";
			for (const word of hero.querySelectorAll<HTMLElement>(".hero-words > *")) word.style.color = "transparent";
		});
		for (const box of await words.all()) {
			const clip = (await box.boundingBox())!;
			const { data, info } = await sharp(await page.screenshot({ clip }))
				.removeAlpha()
				.raw()
				.toBuffer({ resolveWithObject: true });
			let brightest = 0;
			for (let at = 0; at < data.length; at += info.channels)
				brightest = Math.max(brightest, luminance([data[at]!, data[at + 1]!, data[at + 2]!]));
			expect((light + 0.05) / (brightest + 0.05), `words at ${width}`).toBeGreaterThanOrEqual(4.5);
		}
	}
});

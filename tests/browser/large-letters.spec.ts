import { addLongValues } from "./long-values.ts";
import { inLanguage, languages, publicPages } from "./public-pages.ts";
import { expect, test } from "./test.ts";
import { tooWide } from "./too-wide.ts";

/** A telephone, and a desk. */
const windows = [
	{ width: 390, height: 844 },
	{ width: 1280, height: 800 },
];

test("with letters twice as large every page keeps its width, its words, and the header's ways in sight", async ({
	page,
	site,
	expectTrouble,
}) => {
	test.setTimeout(300_000);
	expectTrouble(/status of 4(04|10)|could not be decoded/);
	const { makePicture } = await import("../make.ts");
	const long = await addLongValues({ id: (await makePicture()).id, alt: "", alt_en: "" });
	const paths = await Promise.all(publicPages.map(({ path }) => path(site)));
	paths.push(`/angebot/detail/${long["angebot-bearbeiten"]}`, `/kontakt?offer=${long["angebot-bearbeiten"]}`);
	paths.push(`/news/${long["nachricht-bearbeiten"]}`, `/karriere/${long["karriere-bearbeiten"]}`);
	paths.push(`/vergleich?ids=${long["angebot-bearbeiten"]},${site.offers.gallery}`);
	await page.addInitScript(() =>
		document.addEventListener("DOMContentLoaded", () => (document.documentElement.style.fontSize = "200%")),
	);
	const found: Record<string, string[]> = {};
	for (const language of languages)
		for (const path of paths) {
			await page.goto(inLanguage(language, path));
			for (const size of windows) {
				await page.setViewportSize(size);
				const wrong = [
					...(await tooWide(page)),
					...(await page.evaluate(cutOff)),
					...(await page.evaluate(outOfSight)),
				];
				if (wrong.length > 0) found[`${inLanguage(language, path)} at ${size.width}`] = wrong.slice(0, 6);
			}
		}
	expect(found).toEqual({});
});

/** Telephone, search and menu, which the header has on every page. */
function outOfSight(): string[] {
	scrollTo(0, 0);
	const inSight = (selector: string) =>
		[...document.querySelectorAll(selector)].some((one) => {
			const { left, right, top, bottom, width } = one.getBoundingClientRect();
			return width > 0 && left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
		});
	return Object.entries({
		telephone: "header a[href^='tel:']",
		search: "header a[href$='#q'], header input",
		menu: "header button[aria-controls=mobile-menu], header summary",
	}).flatMap(([name, selector]) => (inSight(selector) ? [] : [`out of sight: ${name}`]));
}

/** Words in a box that hides what does not fit, and neither scrolls nor says "…". */
function cutOff(): string[] {
	const hides = (value: string) => value === "hidden" || value === "clip";
	return [...document.body.querySelectorAll<HTMLElement>("*")]
		.filter((box) => {
			const { overflowX, overflowY, textOverflow, clipPath, webkitLineClamp } = getComputedStyle(box);
			if (!box.checkVisibility({ visibilityProperty: true }) || box.closest("[aria-hidden]") || !box.innerText)
				return false;
			if (clipPath !== "none" || textOverflow === "ellipsis" || box.clientWidth <= 1) return false;
			// The hero's dark, lines that are left out with "…", and facts without the dot before each line.
			if (box.matches(".hero")) return false;
			if (webkitLineClamp !== "none" || box.querySelector(":scope > .card-facts, .card-link")) return false;
			return (
				(hides(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
				(hides(overflowY) && box.scrollHeight > box.clientHeight + 1)
			);
		})
		.map((box) => `cut off: ${box.outerHTML.slice(0, 120)}`);
}

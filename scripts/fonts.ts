import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** The characters of German and English, and of their loanwords. */
export const characters = [
	" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~",
	"ÄÖÜäöüßẞ",
	"Éàâçèéêëîïôùûñ",
	"§©®°±²³µ·×÷«»‹›–—‘’‚“”„…•€™−",
	// Special spaces and hyphens: no-break, soft, narrow.
	"\u00a0\u00ad\u2009\u2011\u202f",
].join("");

/**
 * Characters of European names. PDF data sheets must contain them, since a PDF can't fall back on the reader's fonts.
 */
const europeanNames = Array.from({ length: 0x180 - 0xa1 }, (_, index) => String.fromCodePoint(0xa1 + index)).join("");

/**
 * Characters that neither font of the data sheets has, though web pages show them in a fallback font: Greek, Cyrillic,
 * Vietnamese, exponents, fractions, arrows, mathematical signs and shapes. The sheets use another font for these.
 */
const otherSigns = (
	[
		[0x180, 0x24f],
		[0x370, 0x52f],
		[0x1e00, 0x1eff],
		[0x2030, 0x2033],
		[0x2044, 0x2044],
		[0x2070, 0x23ff],
		[0x25a0, 0x27bf],
	] as const
) // prettier-ignore
	.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
	.map((code) => String.fromCodePoint(code))
	.join("");

/** Font features that browsers use by default, and tabular digits, which `styles.css` asks for. */
const features = ["calt", "ccmp", "kern", "liga", "locl", "rvrn", "tnum"];

/** The fonts with the weights that pages use. */
const fonts = [
	{ name: "archivo", weights: { min: 600, max: 860 } },
	{ name: "public-sans", weights: { min: 400, max: 700 } },
];

/** The fonts of data sheets, each in one weight. Letters beyond Western Europe are in separate files. */
const sheetFonts = [
	{ name: "archivo", weight: 780 },
	{ name: "public-sans", weight: 400 },
	{ name: "public-sans", weight: 650 },
];

/**
 * Writes the site's two fonts, reduced to the characters above, into `app/fonts`, and those of the data sheets.
 * Browsers draw other characters with the visitor's own fonts.
 */
export function writeFonts(): Plugin {
	return {
		name: "write-fonts",
		applyToEnvironment: ({ name }) => name === "client",
		async buildStart() {
			await mkdir("app/fonts", { recursive: true });
			for (const { name, weights } of fonts) {
				const font = await readFile(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
				const options = { variationAxes: { wght: weights }, keepFeatures: features };
				await writeFile(`app/fonts/${name}.woff2`, await subsetFont(font, characters, options));
			}
			for (const name of ["DejaVuSans", "DejaVuSans-Bold"]) {
				const font = await readFile(`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`);
				await writeFile(`app/fonts/${name}.ttf`, await subsetFont(font, otherSigns, { targetFormat: "truetype" }));
			}
			for (const { name, weight } of sheetFonts)
				for (const part of ["latin", "latin-ext"]) {
					const font = await readFile(
						`node_modules/@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`,
					);
					const options = { targetFormat: "truetype" as const, variationAxes: { wght: weight } };
					await writeFile(
						`app/fonts/${name}-${weight}-${part}.ttf`,
						await subsetFont(font, characters + europeanNames, options),
					);
				}
		},
	};
}

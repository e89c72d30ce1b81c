import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

/** The characters of German and English, and those of words that they borrow. */
export const characters = [
	" !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~",
	"ÄÖÜäöüßẞ",
	"Éàâçèéêëîïôùûñ",
	"§©®°±²³µ·×÷«»‹›–—‘’‚“”„…•€™−",
	// Special spaces and hyphens: no-break, soft, narrow.
	"\u00a0\u00ad\u2009\u2011\u202f",
].join("");

/** Font features that browsers use by default, and tabular digits, which `styles.css` asks for. */
const features = ["calt", "ccmp", "kern", "liga", "locl", "rvrn", "tnum"];

/** The fonts with the weights that pages use. */
const fonts = [
	{ name: "archivo", weights: { min: 600, max: 860 } },
	{ name: "public-sans", weights: { min: 400, max: 700 } },
];

/**
 * Writes the site's two fonts into `app/fonts`, reduced to the above. Browsers draw any other characters with the
 * visitor's own fonts.
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
		},
	};
}

import other from "../../fonts/DejaVuSans.ttf?inline";
import otherBold from "../../fonts/DejaVuSans-Bold.ttf?inline";
import archivo from "../../fonts/archivo-780-latin.ttf?inline";
import archivoMore from "../../fonts/archivo-780-latin-ext.ttf?inline";
import regular from "../../fonts/public-sans-400-latin.ttf?inline";
import regularMore from "../../fonts/public-sans-400-latin-ext.ttf?inline";
import bold from "../../fonts/public-sans-650-latin.ttf?inline";
import boldMore from "../../fonts/public-sans-650-latin-ext.ttf?inline";

/** Each face has a second font for letters beyond Western Europe, and a third for other characters. */
const faces = {
	heading: [archivo, archivoMore, otherBold],
	regular: [regular, regularMore, other],
	bold: [bold, boldMore, otherBold],
} as const;

export type TextStyle = { face: keyof typeof faces; size: number; colour?: string };
export type Box = { x: number; y: number; width: number; align?: "right" };

/** Characters that only a face's second font has, such as "ł", and those that only the third has, such as "≤". */
const further = [
	/[\u0100-\u0130\u0132-\u0151\u0154-\u017f]+/,
	/[\u0180-\u024f\u0370-\u052f\u1e00-\u1eff\u2030-\u2033\u2044\u2070-\u20ab\u20ad-\u2121\u2123-\u2211\u2213-\u23ff\u25a0-\u27bf]+/,
] as const;
const inParts = new RegExp(`(${further[0].source}|${further[1].source})`);
/** Characters that need no glyph: spaces of all widths, and invisible characters. */
const plain = [
	[/[\t\r\u2000-\u2008\u200a\u3000]/g, " "],
	[/(?!\n)[\p{Cf}\p{Cc}\ufe00-\ufe0f]/gu, ""],
] as const;
/** Characters that no font has, such as emoji; a placeholder shows that something is missing. */
const unknown =
	/(?:[^\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u0370-\u052f\u1e00-\u1eff\u2009\u2011\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u202f-\u2033\u2039\u203a\u2044\u2070-\u23ff\u25a0-\u27bf]\p{M}*)+/gu;
const MISSING = "□";

const ink = "#15181c";

export function registerFonts(doc: PDFKit.PDFDocument): void {
	for (const [face, files] of Object.entries(faces))
		for (const [index, file] of files.entries())
			doc.registerFont(`${face}${index}`, Buffer.from(file.slice(file.indexOf(",") + 1), "base64"));
}

/** Reduces a text to what the fonts can show. */
export function printable(text: string): string {
	const said = plain.reduce((now, [what, by]) => now.replace(what, by), text.normalize("NFC"));
	return said.replace(unknown, MISSING).replace(/ {2,}/g, " ");
}

/** Writes a text into a box, and returns where it ends. */
export function writeText(doc: PDFKit.PDFDocument, text: string, look: TextStyle, box: Box): number {
	const { x, y, ...options } = box;
	const parts = printable(text).split(inParts).filter(Boolean);
	for (const [index, part] of parts.entries()) {
		const continued = index < parts.length - 1;
		const font = 1 + further.findIndex((letters) => letters.test(part));
		doc.font(`${look.face}${font}`, look.size).fillColor(look.colour ?? ink);
		if (index === 0) doc.text(part, x, y, { ...options, lineGap: 1.5, continued });
		else doc.text(part, { lineGap: 1.5, continued });
	}
	return parts.length > 0 ? doc.y : y;
}

/** The height of a text in a box of this width, in points. */
export function heightOf(doc: PDFKit.PDFDocument, text: string, { face, size }: TextStyle, width: number): number {
	return doc.font(`${face}0`, size).heightOfString(printable(text), { width, lineGap: 1.5 });
}

import { syllables } from "../../i18n/syllables.ts";
import archivo from "../../fonts/archivo-780-latin.ttf?inline";
import archivoMore from "../../fonts/archivo-780-latin-ext.ttf?inline";
import regular from "../../fonts/public-sans-400-latin.ttf?inline";
import regularMore from "../../fonts/public-sans-400-latin-ext.ttf?inline";
import bold from "../../fonts/public-sans-650-latin.ttf?inline";
import boldMore from "../../fonts/public-sans-650-latin-ext.ttf?inline";

/** Each face has a second font for letters beyond Western Europe. */
const faces = { heading: [archivo, archivoMore], regular: [regular, regularMore], bold: [bold, boldMore] } as const;
export type Face = keyof typeof faces;

export type Look = { face: Face; size: number; colour?: string };
type Box = { x: number; y: number; width: number; align?: "right" };

/** Letters such as "ł" or "ő", which only the second font of a face has. */
const further = /([\u0100-\u0130\u0132-\u0151\u0154-\u017f]+)/;
/** How what neither has is said, where leaving it out would change what a technical text means. */
const substitutes: readonly (readonly [RegExp, string])[] = [
	[/[\t\r\u2000-\u2008\u200a\u3000]/g, " "],
	[/ ?[≤⩽] ?/g, " max. "],
	[/ ?[≥⩾] ?/g, " min. "],
	[/ ?≈ ?/g, " ~ "],
	[/[→⇒➔➜]/g, "-"],
	[/[″〃]/g, '"'],
	[/′/g, "'"],
	[/⌀/g, "Ø"],
	[/[●▪■◦‣]/g, "•"],
];
/** What neither has, such as emoji: in a PDF nobody else's font steps in. */
const unknown =
	/[^\n\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u2009\u2011\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u202f\u2039\u203a\u20ac\u2122\u2212]+/gu;

const ink = "#15181c";

/** Makes the fonts known to a document. */
export function addFonts(doc: PDFKit.PDFDocument): void {
	for (const [face, files] of Object.entries(faces))
		for (const [index, file] of files.entries())
			doc.registerFont(`${face}${index}`, Buffer.from(file.slice(file.indexOf(",") + 1), "base64"));
}

/** A text as far as the fonts can show it. */
export function readable(text: string): string {
	const said = substitutes.reduce((now, [what, by]) => now.replace(what, by), text.normalize("NFC"));
	return said.replace(unknown, "").replace(/ {2,}/g, " ");
}

/** A text whose words fit into this width: one that is wider goes on in the next line, after a hyphen. */
function fitting(doc: PDFKit.PDFDocument, text: string, { face, size }: Look, width: number): string {
	doc.font(`${face}0`, size);
	const fits = (part: string) => doc.widthOfString(part) <= width;
	return readable(text).replace(/\S+/g, function split(word: string): string {
		if (fits(word)) return word;
		const parts = syllables(word);
		for (let count = parts.length - 1; count > 0; count--) {
			const line = `${parts.slice(0, count).join("")}-`;
			// The space is where the line ends: both parts together are too wide.
			if (fits(line)) return `${line} ${split(parts.slice(count).join(""))}`;
		}
		return word;
	});
}

/** Writes a text into a box, and returns where it ends. */
export function write(doc: PDFKit.PDFDocument, text: string, look: Look, box: Box): number {
	const { x, y, ...options } = box;
	const parts = fitting(doc, text, look, box.width).split(further).filter(Boolean);
	for (const [index, part] of parts.entries()) {
		const continued = index < parts.length - 1;
		doc.font(`${look.face}${further.test(part) ? 1 : 0}`, look.size).fillColor(look.colour ?? ink);
		if (index === 0) doc.text(part, x, y, { ...options, lineGap: 1.5, continued });
		else doc.text(part, { lineGap: 1.5, continued });
	}
	return parts.length > 0 ? doc.y : y;
}

/** How high a text will be in a box of this width, in points. */
export function heightOf(doc: PDFKit.PDFDocument, text: string, look: Look, width: number): number {
	const words = fitting(doc, text, look, width);
	return doc.font(`${look.face}0`, look.size).heightOfString(words, { width, lineGap: 1.5 });
}

import { buffer } from "node:stream/consumers";
import { plainWords, writtenBlocks } from "../../foundation/ui/written-blocks.ts";
import { type Box, heightOf, printable, registerFonts, type TextStyle, writeText } from "./sheet-text.server.ts";

export type SheetContent = {
	language: string;
	/** Name and description may lack a translation. */
	name: { text: string; language: string };
	description: { heading: string; text: string; language: string };
	/** Category, condition and offer type; availability; the number and date of the sheet. */
	kind: string;
	state: string;
	sheet: string;
	price: { text: string; notes: string[] } | null;
	/** Whom to ask, in two lines. */
	contact: string | null;
	data: { heading: string; rows: { label: string; value: string }[] };
	picture: { jpeg: Uint8Array; alt: string } | null;
	dealer: { name: string; lines: readonly string[] };
	address: string;
	code: { size: number; path: string; alt: string };
	changedAt: Date;
};

/* A4 in points of 1/72 inch. */
const LEFT = 42;
const WIDTH = 511;
const RIGHT = LEFT + WIDTH;
const TOP = 42;
const FOOT_TOP = 752;
const BOTTOM = FOOT_TOP - 10;
const CODE_SIDE = 62;
const amber = "#f5b100";
const line = "#d8d5cb";
const muted = "#555b62";

const small: TextStyle = { face: "regular", size: 8.5, colour: muted };
const text: TextStyle = { face: "regular", size: 9 };
const faint: TextStyle = { ...text, colour: muted };
const strong: TextStyle = { face: "bold", size: 9 };
const heading: TextStyle = { face: "heading", size: 12.5 };

type Doc = PDFKit.PDFDocument;
/** `bbox` and `scope` are missing in the published types. */
type Options = { lang?: string; alt?: string; bbox?: number[]; scope?: "Row" };
/** A document being drawn, its data and description in `size`; `y` is where the next part begins. */
type Drawing = { doc: Doc; root: PDFKit.PDFStructureElement; size: number; y: number };

/** Draws a sheet on one page if that can be read, with smaller data and description; else in full size on several. */
export async function drawSheet(content: SheetContent): Promise<Uint8Array> {
	for (const size of [text.size, 8.5, 8, 7.5, 7]) {
		const { pages, bytes } = await drawIn(size, content);
		if (pages === 1 || pages > 2) return bytes;
	}
	return (await drawIn(text.size, content)).bytes;
}

/** Draws a tagged PDF (PDF/UA), so that screen readers know its headings, table, pictures and language. */
async function drawIn(size: number, content: SheetContent): Promise<{ pages: number; bytes: Uint8Array }> {
	// Loaded with the first sheet, because most processes start without one.
	const { default: PDFDocument } = await import("pdfkit");
	const doc = new PDFDocument({
		size: "A4",
		margins: { top: TOP, left: LEFT, right: 42, bottom: 842 - BOTTOM },
		pdfVersion: "1.7",
		subset: "PDF/UA" as never,
		tagged: true,
		displayTitle: true,
		lang: content.language,
		bufferPages: true,
		font: "",
		info: {
			Title: printable(content.name.text),
			Author: content.dealer.name,
			Subject: content.sheet,
			CreationDate: content.changedAt,
			ModDate: content.changedAt,
		},
	});
	const bytes = buffer(doc);
	registerFonts(doc);
	const root = doc.struct("Document");
	doc.addStructure(root);
	const drawing: Drawing = { doc, root, size, y: TOP };
	drawHead(drawing, content);
	drawSummary(drawing, content);
	drawTable(drawing, content.data);
	drawDescription(drawing, content);
	drawFeet(drawing, content);
	root.end();
	const pages = doc.bufferedPageRange().count;
	doc.end();
	return { pages, bytes: await bytes };
}

/** Draws what screen readers skip. */
function decorate({ doc }: Drawing, draw: (doc: Doc) => void): void {
	doc.markContent("Artifact", { type: "Layout" });
	draw(doc.save());
	doc.restore().endMarkedContent();
}

function rule(drawing: Drawing, y: number, { colour = line, width = 0.6, from = LEFT, to = RIGHT } = {}): void {
	decorate(drawing, (doc) => void doc.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(colour));
}

/** Adds an element to the structure and draws its content. */
function add({ doc, root }: Drawing, type: string, draw: () => void, options: Options = {}) {
	root.add(doc.struct(type, options, draw));
}

/** Adds an element with a text, and returns where it ends. */
function write(drawing: Drawing, type: string, words: string, look: TextStyle, box: Box, options: Options = {}) {
	let end = box.y;
	add(drawing, type, () => (end = writeText(drawing.doc, words, look, box)), options);
	return end;
}

function drawHead(drawing: Drawing, { dealer, sheet }: SheetContent): void {
	const { y } = drawing;
	write(drawing, "P", dealer.name, { face: "heading", size: 14 }, { x: LEFT, y, width: 250 });
	write(drawing, "P", sheet, small, { x: LEFT + 250, y: y + 6, width: WIDTH - 250, align: "right" });
	rule(drawing, y + 22, { colour: amber, width: 3 });
	drawing.y = y + 38;
}

const PICTURE_WIDTH = 248;
const PICTURE_HEIGHT = (PICTURE_WIDTH * 3) / 4;
const GAP = 22;

function drawSummary(drawing: Drawing, { picture, name, kind, state, price, contact }: SheetContent): void {
	const { doc, y: top } = drawing;
	if (picture) {
		const bbox = [LEFT, top, LEFT + PICTURE_WIDTH, top + PICTURE_HEIGHT];
		const draw = () => void doc.image(Buffer.from(picture.jpeg), LEFT, top, { width: PICTURE_WIDTH });
		add(drawing, "Figure", draw, { alt: printable(picture.alt), bbox });
	}
	const x = picture ? LEFT + PICTURE_WIDTH + GAP : LEFT;
	const width = RIGHT - x;
	let y = top;
	const put = (type: string, words: string, look: TextStyle, gap: number, options: Options = {}) =>
		void (y = write(drawing, type, words, look, { x, y: y + gap, width }, options));
	put("P", kind, small, 0);
	put("H1", name.text, { face: "heading", size: name.text.length > 80 ? 13 : 19 }, 4, { lang: name.language });
	put("P", state, strong, 10);
	if (price) {
		rule(drawing, y + 10, { colour: amber, width: 2, from: x });
		put("P", price.text, { face: "heading", size: 20 }, 20);
		if (price.notes.length > 0) put("P", price.notes.join("\n"), small, 2);
	}
	if (contact) put("P", contact, text, 8);
	drawing.y = Math.max(y, picture ? top + PICTURE_HEIGHT : 0) + 14;
}

const COLUMN = (WIDTH - GAP) / 2;
const LABEL = 122;

function drawTable(drawing: Drawing, { heading: words, rows }: SheetContent["data"]): void {
	const { doc, root, size } = drawing;
	const labels = { ...faint, size };
	const values = { ...strong, size };
	drawHeading(drawing, words);
	const table = doc.struct("Table");
	root.add(table);
	// Lists of words have the whole width, below the others.
	const isLong = ({ value }: { value: string }) => heightOf(doc, value, values, COLUMN - LABEL) > 3 * size;
	const short = rows.filter((row) => !isLong(row));
	const pairs = short.flatMap((_, index) => (index % 2 === 0 ? [short.slice(index, index + 2)] : []));
	for (const pair of [...pairs, ...rows.filter(isLong).map((row) => [row])]) {
		const width = isLong(pair[0]!) ? WIDTH : COLUMN;
		const heights = pair.flatMap(({ label, value }) => [
			heightOf(doc, label, labels, LABEL - 8),
			heightOf(doc, value, values, width - LABEL),
		]);
		const height = Math.max(...heights) + size * 0.4;
		makeRoom(drawing, height);
		for (const [column, { label, value }] of pair.entries()) {
			const x = LEFT + column * (COLUMN + GAP);
			const y = drawing.y + 2;
			const row = doc.struct("TR");
			table.add(row);
			const head = () => void writeText(doc, label, labels, { x, y, width: LABEL - 8 });
			const cell = () => void writeText(doc, value, values, { x: x + LABEL, y, width: width - LABEL });
			row.add(doc.struct("TH", { scope: "Row" } as Options, head));
			row.add(doc.struct("TD", {}, cell));
			row.end();
			rule(drawing, drawing.y + height, { from: x, to: x + width });
		}
		drawing.y += height;
	}
	table.end();
	drawing.y += 12;
}

const INDENT = 12;
const PARAGRAPH_GAP = 5;

function drawDescription(drawing: Drawing, { description }: SheetContent): void {
	const { heading: words, language, text: prose } = description;
	if (prose.trim() === "") return;
	const { doc, root, size } = drawing;
	drawHeading(drawing, words);
	const look: TextStyle = { ...text, size };
	const flow = (what: string, x = LEFT, width = WIDTH) => {
		drawing.y = writeText(doc, what, look, { x, y: drawing.y, width });
	};
	for (const block of writtenBlocks(plainWords(prose))) {
		if (block.kind !== "list") add(drawing, "P", () => flow(block.text), { lang: language });
		else {
			const list = doc.struct("L", { lang: language });
			root.add(list);
			// Two short items share a line.
			const width = block.items.every((item) => heightOf(doc, item, look, COLUMN - INDENT) < 2 * size) ? COLUMN : WIDTH;
			for (const [index, item] of block.items.entries()) {
				const height = heightOf(doc, item, look, width - INDENT);
				const x = width === COLUMN && index % 2 === 1 ? RIGHT - COLUMN : LEFT;
				if (x === LEFT) makeRoom(drawing, Math.min(height, BOTTOM - TOP));
				else drawing.y -= height;
				const entry = doc.struct("LI");
				list.add(entry);
				entry.add(doc.struct("Lbl", {}, () => void writeText(doc, "•", look, { x, y: drawing.y, width: 10 })));
				entry.add(doc.struct("LBody", {}, () => flow(item, x + INDENT, width - INDENT)));
				entry.end();
			}
			list.end();
		}
		drawing.y += PARAGRAPH_GAP;
	}
}

function drawHeading(drawing: Drawing, words: string): void {
	makeRoom(drawing, 60);
	drawing.y = write(drawing, "H2", words, heading, { x: LEFT, y: drawing.y, width: WIDTH }) + 5;
}

/** Begins a new page if this one has no room of this height. */
function makeRoom(drawing: Drawing, height: number): void {
	if (drawing.y + height <= BOTTOM) return;
	drawing.doc.addPage();
	drawing.y = TOP;
}

/** Draws the dealer and the address on every page; screen readers read them on the last one alone. */
function drawFeet(drawing: Drawing, content: SheetContent): void {
	const { doc } = drawing;
	const { count } = doc.bufferedPageRange();
	for (let page = 0; page < count; page++) {
		doc.switchToPage(page);
		// With a larger margin, this text would begin a new page.
		doc.page.margins.bottom = 0;
		rule(drawing, FOOT_TOP, { colour: "#15181c", width: 1 });
		drawFoot(drawing, content, page === count - 1);
		const box: Box = { x: LEFT, y: FOOT_TOP + 8, width: FOOT_WIDTH, align: "right" };
		if (count > 1) decorate(drawing, () => void writeText(doc, `${page + 1}/${count}`, small, box));
	}
}

const CODE_LEFT = RIGHT - CODE_SIDE;
const FOOT_WIDTH = WIDTH - CODE_SIDE - GAP;

function drawFoot(drawing: Drawing, { dealer, address, code }: SheetContent, isLast: boolean): void {
	const { doc } = drawing;
	const words = dealer.lines.join("\n");
	const lines = () => void writeText(doc, words, small, { x: LEFT, y: FOOT_TOP + 8, width: FOOT_WIDTH - 30 });
	const link = () => {
		const y = FOOT_TOP + 11 + heightOf(doc, words, small, FOOT_WIDTH - 30);
		doc.font("regular0", small.size).fillColor(muted);
		doc.text(address, LEFT, y, { width: FOOT_WIDTH, ...(isLast && { link: address }) });
	};
	const codeTop = FOOT_TOP + 6;
	const qr = () => {
		doc.save().translate(CODE_LEFT, codeTop);
		doc.scale(CODE_SIDE / code.size);
		doc.path(code.path).fill("#000").restore();
	};
	if (!isLast) return [lines, link, qr].forEach((draw) => decorate(drawing, draw));
	add(drawing, "P", lines);
	drawing.root.add(doc.struct("P", {}, [doc.struct("Link", {}, link)]));
	add(drawing, "Figure", qr, { alt: code.alt, bbox: [CODE_LEFT, codeTop, RIGHT, codeTop + CODE_SIDE] });
}

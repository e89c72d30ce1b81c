/** A part of a text by staff: a paragraph with its line breaks, a list, a heading, or an address alone on its line. */
export type Block = { kind: "paragraph" | "heading" | "address"; text: string } | { kind: "list"; items: string[] };

const bullet = /^\s*[-–•*]\s+/;
const heading = /^##\s+/;
const address = /^\s*((?:https?:\/)?\/\S+)\s*$/;

/** Splits a text at blank lines, lists (lines that start with a dash), headings ("## ") and addresses. */
export function writtenBlocks(text: string): Block[] {
	const blocks: Block[] = [];
	let open: Block | null = null;
	// "3. Januar" stays on one line.
	const whole = text.replace(/\r\n?/g, "\n").replace(/(?<!\d)(\d\d?\.) (?=\p{Lu})/gu, "$1\u00a0");
	for (const line of whole.split("\n")) {
		if (line.trim() === "") {
			open = null;
		} else if (bullet.test(line)) {
			if (open?.kind !== "list") blocks.push((open = { kind: "list", items: [] }));
			open.items.push(line.replace(bullet, ""));
		} else if (heading.test(line)) {
			blocks.push((open = { kind: "heading", text: line.replace(heading, "") }));
		} else if (address.test(line)) {
			blocks.push((open = { kind: "address", text: line.trim() }));
		} else if (open?.kind === "paragraph") {
			open.text += `\n${line}`;
		} else {
			blocks.push((open = { kind: "paragraph", text: line }));
		}
	}
	return blocks;
}

/** What stands out within a line: **bold words**, and a web address without the punctuation behind it. */
const marked = /(\*\*.+?\*\*|https?:\/\/\S*[^\s.,;:!?)“"])/;

/** The pieces of a line in their order; `bold` is true for strong words, `href` is set for links. */
export function writtenPieces(line: string): { text: string; bold?: true; href?: string }[] {
	return line.split(marked).flatMap((text, index) => {
		if (text === "") return [];
		if (index % 2 === 0) return { text };
		if (text.startsWith("**")) return { text: text.slice(2, -2), bold: true };
		return { text, href: text };
	});
}

/** A text as plain words in one line, its lists as parts of a sentence. */
export function plainLine(text: string): string {
	const add = (line: string, block: Block) =>
		block.kind === "list"
			? line + (/[^\p{P}]$/u.test(line) ? ": " : " ") + block.items.join(", ")
			: `${line} ${block.text.replace(/[^\S\u00a0]+/g, " ")}`;
	return writtenBlocks(plainWords(text)).reduce(add, "").trim();
}

/** A text without its marks and the addresses alone on their line, for excerpts and other places of plain words. */
export function plainWords(text: string): string {
	const lines = text.split("\n").filter((line) => !address.test(line));
	return lines.map((line) => line.replace(heading, "").replaceAll(/\*\*(.+?)\*\*/g, "$1")).join("\n");
}

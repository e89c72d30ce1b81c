/** A part of a text by staff: a paragraph with its line breaks, or a list. */
export type Block = { kind: "paragraph"; text: string } | { kind: "list"; items: string[] };

const bullet = /^\s*[-–•*]\s+/;

/** Splits a text into paragraphs (separated by blank lines) and lists (lines that start with a dash). */
export function writtenBlocks(text: string): Block[] {
	const blocks: Block[] = [];
	let open: Block | null = null;
	for (const line of text.replace(/\r\n?/g, "\n").split("\n")) {
		if (line.trim() === "") {
			open = null;
		} else if (bullet.test(line)) {
			if (open?.kind !== "list") blocks.push((open = { kind: "list", items: [] }));
			open.items.push(line.replace(bullet, ""));
		} else if (open?.kind === "paragraph") {
			open.text += `\n${line}`;
		} else {
			blocks.push((open = { kind: "paragraph", text: line }));
		}
	}
	return blocks;
}

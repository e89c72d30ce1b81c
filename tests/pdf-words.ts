import { inflateSync } from "node:zlib";

/** The text of a PDF that pdfkit made, as a reader would copy it: page by page, without what only looks like text. */
export function pdfWords(bytes: Uint8Array): string {
	const objects = objectsOf(bytes);
	const fonts = new Map<string, Map<number, string>>();
	for (const { head } of objects.values())
		for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
			const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!)!.head)![1]!;
			fonts.set(name!, letters(objects.get(unicode)!.stream!.toString("latin1")));
		}
	return [...objects.values()]
		.filter(({ stream }) => stream?.includes(" Tf"))
		.map(({ stream }) => wordsOf(stream!.toString("latin1"), fonts))
		.join("\n");
}

type PdfObject = { head: string; stream: Buffer | null };

function objectsOf(bytes: Uint8Array): Map<string, PdfObject> {
	const file = Buffer.from(bytes);
	const text = file.toString("latin1");
	const objects = new Map<string, PdfObject>();
	for (const found of text.matchAll(/^(\d+) 0 obj\n/gm)) {
		const start = found.index + found[0].length;
		const end = text.indexOf("endobj", start);
		const streamAt = text.indexOf("stream\n", start);
		const hasStream = streamAt > 0 && streamAt < end;
		const head = text.slice(start, hasStream ? streamAt : end);
		const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
		const raw = hasStream ? file.subarray(streamAt + 7, streamAt + 7 + length) : null;
		objects.set(found[1]!, { head, stream: raw && (head.includes("FlateDecode") ? inflateSync(raw) : raw) });
	}
	return objects;
}

/** Reads a table from the numbers of a font's letters to the letters. */
function letters(table: string): Map<number, string> {
	const all = new Map<number, string>();
	for (const [, from, list] of table.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g))
		for (const [index, [, hex]] of [...list!.matchAll(/<([\w ]*)>/g)].entries())
			all.set(
				Number.parseInt(from!, 16) + index,
				Buffer.from(hex!.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
			);
	return all;
}

function wordsOf(page: string, fonts: Map<string, Map<number, string>>): string {
	let font: Map<number, string> | undefined;
	let words = "";
	for (const [, name, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
		if (name) font = fonts.get(name);
		for (const [, hex] of (shown ?? "").matchAll(/<(\w+)>/g))
			for (const number of hex!.match(/.{4}/g)!) words += font!.get(Number.parseInt(number, 16)) ?? "?";
		if (shown) words += "\n";
	}
	return words;
}

/** Splits a text as people count: an emoji of several parts, a flag, or a letter with its accents is one. */
const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * The start of a text on one line: at most `length` characters, cut after a word and with an ellipsis. A word that
 * fills more than half of that is itself cut.
 */
export function shorten(text: string, length: number): string {
	// What must not break, such as "3. Januar", stays in one piece.
	const line = text.replace(/[^\S\u00a0]+/g, " ").trim();
	let count = 0;
	for (const { index: end } of characters.segment(line)) {
		if (count++ < length) continue;
		const word = line.lastIndexOf(" ", end);
		const start = line.slice(0, word > end / 2 ? word : end);
		return `${start.replace(/[\s,;:.–-]+$/, "")}…`;
	}
	return line;
}

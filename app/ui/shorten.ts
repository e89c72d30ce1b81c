const USUAL_LENGTH = 50;

/** The beginning of a text in one line: at most `most` characters, as people count them, and an ellipsis. */
export function shorten(text: string, most = USUAL_LENGTH): string {
	const line = text.replace(/\s+/g, " ").trim();
	// By whole characters, so that no emoji is cut in half.
	const letters = [...line];
	return letters.length <= most ? line : `${letters.slice(0, most).join("")}…`;
}

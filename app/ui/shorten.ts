const DEFAULT_LENGTH = 50;

/** The start of a text on one line: at most `length` code points and, if it was cut, an ellipsis. */
export function shorten(text: string, length = DEFAULT_LENGTH): string {
	const line = text.replace(/\s+/g, " ").trim();
	// Code points instead of UTF-16 units, so that no character is cut in half.
	const characters = [...line];
	return characters.length <= length ? line : `${characters.slice(0, length).join("")}…`;
}

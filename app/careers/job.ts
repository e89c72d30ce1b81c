/** The anchor of the form on a position's page. */
export const APPLY_ID = "bewerben";

/** Splits a text with one item per line, without bullets and empty lines. */
export function itemsOf(text: string | null): string[] {
	const lines = (text ?? "").split("\n");
	return lines.flatMap((line) => line.replace(/^[-•*]\s*/, "").trim() || []);
}

/** A picture as the form sends it; the form lists them in display order. */
export type ChosenPicture = { id: string; alt: string; alt_en: string };

export const MOST_PICTURES = 40;
const ALT_LENGTH = 300;

/**
 * Reads the pictures from a form: `images` repeated, each with `alt_{id}` and `alt_en_{id}`. Ids have already replaced
 * uploaded files.
 */
export function chosenPictures(form: FormData): ChosenPicture[] {
	const ids = form.getAll("images").filter((value): value is string => typeof value === "string" && value !== "");
	const words = (name: string) =>
		String(form.get(name) ?? "")
			.trim()
			.slice(0, ALT_LENGTH);
	return [...new Set(ids)]
		.slice(0, MOST_PICTURES)
		.map((id) => ({ id, alt: words(`alt_${id}`), alt_en: words(`alt_en_${id}`) }));
}

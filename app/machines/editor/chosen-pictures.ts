/** A picture as the form sends it; the form lists them in display order. */
export type ChosenPicture = { id: string; alt: string; alt_en: string };

export const MOST_PICTURES = 40;
const ALT_LENGTH = 300;

/** Reads the pictures from a form, in which ids have already replaced uploaded files. */
export function chosenPictures(form: FormData): ChosenPicture[] {
	const ids = form.getAll("images").filter((value): value is string => typeof value === "string" && value !== "");
	const chosen = [...new Set(ids)].slice(0, MOST_PICTURES);
	return chosen.map((id) => ({ id, alt: altIn(form, `alt_${id}`), alt_en: altIn(form, `alt_en_${id}`) }));
}

function altIn(form: FormData, name: string): string {
	const typed = String(form.get(name) ?? "");
	return typed.trim().slice(0, ALT_LENGTH);
}

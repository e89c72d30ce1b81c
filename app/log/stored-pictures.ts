/*
 * The audit log stores the pictures of an offer as one text: the end of each id and the descriptions, separated by
 * " · ". The ids reveal that pictures without a description were replaced or reordered; pages show the descriptions.
 */
const ID_LENGTH = 6;

/** The pictures with their order and descriptions, as one text that can be compared and stored. */
export function storedPictures(pictures: { id: string; alt: string; alt_en: string }[]): string {
	return pictures
		.map(({ id, alt, alt_en }) => [id.slice(-ID_LENGTH), alt, alt_en].filter(Boolean).join(" "))
		.join(" · ");
}

/** The descriptions in a stored text, in order; empty for a picture without one. */
export function descriptionsIn(stored: string): string[] {
	if (stored === "") return [];
	return stored.split(" · ").map((picture) => picture.slice(ID_LENGTH).trim());
}

/*
 * The audit log keeps the pictures of an offer as one text: for each the end of its id and its descriptions, with " · "
 * in between. The ends tell that pictures without a description were exchanged or put in another order; people are
 * shown the descriptions.
 */
const ID_LENGTH = 6;

type Picture = { id: string; alt: string; alt_en: string };

/** Which pictures in which order with which words, as one value that can be compared and kept. */
export function storedPictures(pictures: Picture[]): string {
	return pictures
		.map(({ id, alt, alt_en }) => [id.slice(-ID_LENGTH), alt, alt_en].filter(Boolean).join(" "))
		.join(" · ");
}

/** The descriptions in such a text, in their order; an empty one for a picture that has none. */
export function descriptionsIn(stored: string): string[] {
	if (stored === "") return [];
	return stored.split(" · ").map((picture) => picture.slice(ID_LENGTH).trim());
}

/**
 * A legal page. Within a section a string is a paragraph and a list of strings a list; an address in a paragraph has
 * line breaks.
 */
export type LegalText = {
	title: string;
	description: string;
	intro: string | null;
	sections: { heading: string; blocks: (string | string[])[] }[];
};

/** A legal page. In a section, a string is a paragraph, which may contain line breaks, and an array is a list. */
export type LegalText = {
	title: string;
	description: string;
	intro: string | null;
	sections: { heading: string; blocks: (string | string[])[] }[];
};

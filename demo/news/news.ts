/** A news item of the demo, as typed into the form. */
export type DemoNews = {
	name: string;
	/** null: the English page falls back to the German title. */
	name_en: string | null;
	/** Calendar day, "2026-03-01". */
	datum: string;
	/** Paragraphs are separated by an empty line; single line breaks stay. */
	inhalt: string;
	/** null: the English page falls back to the German text. */
	inhalt_en: string | null;
	/** Machines of the demo whose cards stand below the text, each by model and year: "cx-200-2026". */
	machines?: string[];
	/** File name in demo/pictures without its extension; null: no picture. */
	picture: string | null;
	alt: string;
	alt_en: string;
};

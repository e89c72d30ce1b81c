/** An open position of the demo as the office would type it. Of all English texts null means: the English page falls back to German. */
export type DemoJob = {
	title: string;
	title_en: string | null;
	location: string;
	/** Full time, part time, apprenticeship and so on. */
	type: string;
	type_en: string | null;
	/** Paragraphs are separated by an empty line. */
	description: string;
	description_en: string | null;
	/** One a line. */
	requirements: string;
	requirements_en: string | null;
	/** One a line. */
	benefits: string;
	benefits_en: string | null;
};

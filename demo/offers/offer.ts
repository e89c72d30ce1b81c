/** A machine of the demo, with the units of a printed data sheet. */
export type DemoOffer = {
	name: string;
	/** null: the English page falls back to the German name. */
	name_en: string | null;
	/** Paragraphs are separated by an empty line; lines starting with "- " are list items. */
	description: string;
	/** null: the English page falls back to the German description. */
	description_en: string | null;
	category:
		| "brecheranlagen"
		| "siebanlagen"
		| "haldenbänder"
		| "shredder"
		| "bagger"
		| "radlader"
		| "teleskoplader"
		| "dumper"
		| "walzen";
	subcategory:
		| "brecheranlagen-backenbrecher"
		| "brecheranlagen-kegelbrecher"
		| "brecheranlagen-prallbrecher"
		| "siebanlagen-klassiersiebanlagen"
		| "siebanlagen-schwerlastsiebanlagen"
		| "siebanlagen-trommelsiebanlagen"
		| "bagger-minibagger"
		| "bagger-kettenbagger"
		| "bagger-mobilbagger"
		| null;
	type: "kauf" | "miete";
	condition: "neu" | "gebraucht";
	/** EUR: the sale price, or the daily rate for hire; null: price on request. */
	price: number | null;
	available: boolean;
	/** For this many days from now. */
	reservedDays?: number;
	/** An invented brand. */
	manufacturer: string;
	model: string;
	year_of_construction: number | null;
	operating_hours: number | null;
	/** Tonnes, at most three decimals; never repeated in name or description. */
	weight: number | null;
	/** Transport size in metres. */
	length: number | null;
	width: number | null;
	height: number | null;
	/** kW */
	power: number | null;
	/** The yard where the machine stands. */
	location: string | null;
};

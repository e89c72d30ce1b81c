import type { AdminTexts } from "../de/office.ts";

/** The English texts of the dealer's own makes. */
export const enMakes: Pick<AdminTexts, "makes"> = {
	makes: {
		title: "Makes",
		text: "The website knows more than a hundred makes with their spellings, and shows “CAT” and “Caterpillar GmbH” under one name. Add what is missing here; the offers themselves stay as they are.",
		label: "Makes of your own",
		hint: "One on each line, its other spellings after a colon: “Lodmark: Lod-Mark, LM Baumaschinen”",
		saved: "The makes hold from now on.",
		error: "Please begin each line with the name, and write at most 10,000 characters in all.",
	},
};

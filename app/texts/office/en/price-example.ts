import type { AdminTexts } from "../de/office.ts";

/** As `dePriceExample`, in English. */
export const enPriceExample: Pick<AdminTexts, "priceExample"> = {
	priceExample: {
		title: "Gross price and monthly instalment",
		linkText: "What visitors learn about the price with one tap",
		back: "Back to the settings",
		fetchError: "The setting could not be loaded. (Code: {code})",
		notSaved: "Not saved",
		saveError: "The setting could not be saved. (Code: {code})",
		summary: "Please check these details:",
		save: "Save",
		saving: "Saving …",
		intro:
			"Visitors who tap “Gross and monthly instalment” on the page of a machine for sale see the price with VAT and a non-binding example. Its rate is the same for all machines; have your bank or tax adviser check it.",
		price_explained: "Show gross price and monthly instalment",
		vat_rate: "VAT in %",
		instalment_deposit: "Deposit in % of the gross price",
		depositHint: "Empty: no deposit",
		instalment_months: "Number of monthly instalments",
		monthsHint: "From 6 to 120. If number and rate are empty, only the gross price is shown.",
		instalment_rate: "Effective annual rate in %",
		saved: "Saved. This applies on the website from now on.",
		"error.percent": "Please check this percentage; a number such as 4.9 is meant.",
		"error.months": "Please enter a whole number from 6 to 120.",
		"error.both": "An instalment needs both the number and the rate. Please fill in both, or neither.",
	},
};

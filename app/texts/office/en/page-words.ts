import type { AdminTexts } from "../de/office.ts";

/** As `dePageWords`, in English. */
export const enPageWords: Pick<AdminTexts, "pageWords"> = {
	pageWords: {
		title: "Texts of the pages",
		linkText: "What the public pages say of your business",
		back: "Back to the settings",
		intro:
			"Replace whatever does not suit your business. An empty field leaves the delivered text; delete yours and that one returns. {promise} in a text stands for your promise of when you answer.",
		pages: "Pages",
		"page.startseite": "Home",
		"page.service": "Service",
		"page.beratung": "Consultation",
		"page.ueber-uns": "About us",
		"page.karriere": "Careers",
		"page.kontakt": "Contact",
		show: "View the page (new tab)",
		"language.de": "German",
		"language.en": "English",
		fetchError: "The texts could not be loaded. (Code: {code})",
		notSaved: "Not saved",
		saveError: "The texts could not be saved. (Code: {code})",
		changedTitle: "Somebody has changed these texts meanwhile",
		changedText: "Nothing is saved yet. Look at the other version, then save once more: yours will hold.",
		showChanged: "Show the saved version in a new tab",
		summary: "Please check these texts:",
		"error.tooLong": "This is too long; 1,500 characters at most.",
		save: "Save",
		saving: "Saving …",
		saved: "Saved. The page shows it from now on.",
	},
};

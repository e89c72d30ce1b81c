/** The English texts of the page on which the office keeps the words of the search. */
export const enSynonyms = {
	synonyms: {
		title: "Search words",
		back: "Back to settings",
		link: "Search words",
		linkText: "Words of the trade that mean the same: whoever looks for one finds the other, too.",
		intro:
			"Whoever looks for one of the words of a group also finds machines that are called by another. What is called exactly so comes first. Capitals, hyphens, spaces, ä and ae make no difference, and plurals need not be listed. The search knows the spellings of makes by itself.",
		none: "No groups yet.",
		add: "New group",
		edit: "Edit",
		editOf: "Edit the group “{name}”",
		leadTo: "lead to",
		remove: "Delete group",
		askRemove: "The group “{name}” will be deleted. This cannot be undone.",
		removed: "Group deleted",
		missing: "This group no longer exists",
		words: "Words that mean the same",
		wordsHint: "One per line, German and English; two words such as “wheel loader” are fine.",
		oneWay: "Words that only lead here",
		oneWayHint:
			"Whoever looks for “skid steer” also finds wheel loaders; whoever looks for “wheel loader” finds no skid steers. Other words that merely contain such a word come last.",
		optional: "optional",
		saved: "Search words saved",
		cancel: "Cancel",
		notRemoved: "Not deleted: this group has been changed in the meantime. The list shows it as it is now.",
		changedTitle: "Not saved: this group has been changed in the meantime",
		changedText:
			"Somebody has saved this group since you opened it. What you typed is still here. If you save again, it replaces the other version.",
		showChanged: "View the other version in a new tab",
		removedMeanwhile:
			"The group has been deleted in the meantime. What you typed is still here. Saving again adds it as a new one.",
		"error.tooFew": "Please give at least two words, one of them to be found by the others.",
		"error.tooMany": "These are too many words. 40 are allowed.",
		"error.wordLong": "One word is too long. 60 characters are allowed.",
		"error.noWord": "One word has neither letters nor digits.",
	},
} as const;

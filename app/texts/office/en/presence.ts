import type { dePresence } from "../de/presence.ts";

/** The English texts of two people at one record. */
export const enPresence: { [N in keyof typeof dePresence]: { [K in keyof (typeof dePresence)[N]]: string } } = {
	presence: {
		editsTitle: "{who} is editing this entry, too",
		editsText: "Since {time}. You can both write: whoever saves last sees field by field what differs.",
		goneTitle: "This entry has been deleted meanwhile",
		goneText: "It is in the bin. What you typed is still in the form, but cannot be saved.",
		inList: "{who} is editing",
		changedTitle: "Not carried out",
		changedBy: "{who} changed “{name}” on {time}. This is how it is now. If you still want to, click once more.",
		changedByYou:
			"You changed “{name}” on {time} in another window. This is how it is now. If you still want to, click once more.",
		changedByPlan:
			"“{name}” was changed on {time} as planned. This is how it is now. If you still want to, click once more.",
	},
};

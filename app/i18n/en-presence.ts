import type { dePresence } from "./de-presence.ts";

/** The English texts of two people at one record. */
export const enPresence: { [N in keyof typeof dePresence]: { [K in keyof (typeof dePresence)[N]]: string } } = {
	presence: {
		heldTitle: "{who} is editing this entry",
		heldText:
			"Since {time}. If you take over, {who} is told at the next key, can still copy every word, and can no longer save.",
		back: "Back",
		read: "Read only",
		takeOver: "Take over",
		takeOverAgain: "Take over again",
		takeOverFailed: "That did not work. Please try again.",
		readingTitle: "You are reading only",
		readingHeld: "{who} has been editing this entry since {time}. Everything here is locked.",
		readingFree: "Everything here is locked. Nobody else is editing this entry.",
		edit: "Edit",
		takenTitle: "{who} is now editing this entry",
		takenText:
			"Since {time}. Everything here is locked, and nothing more is kept. Your words stand below and can be copied.",
		yourWords: "Your words",
		copy: "Copy all",
		copied: "Copied",
		refusedTitle: "Nothing saved",
		refusedText:
			"{who} has been editing this entry since {time}. What you typed is still in the form. If you take over, {who} can no longer save.",
		takeOverAndSave: "Take over and save",
		goneTitle: "This entry has been deleted meanwhile",
		goneText: "It is in the trash. What you typed is still in the form, but can't be saved.",
		inList: "{who} is editing",
		heldFlashTitle: "Nothing changed",
		heldFlashText: "{who} is editing this entry at the moment. Take it over first if you want to change something.",
		changedTitle: "Nothing done yet",
		changedBy: "{who} changed “{name}” on {time}. This is how it is now. If you still want to, click once more.",
		changedByYou:
			"You changed “{name}” on {time} in another window. This is how it is now. If you still want to, click once more.",
		changedByPlan:
			"“{name}” was changed on {time} as planned. This is how it is now. If you still want to, click once more.",
	},
};

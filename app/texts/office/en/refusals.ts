import type { deRefusals } from "../de/refusals.ts";

/** The English texts of forms that are refused whatever they say, and of windows that are signed out. */
export const enRefusals: { [N in keyof typeof deRefusals]: { [K in keyof (typeof deRefusals)[N]]: string } } = {
	refusals: {
		pageTitle: "The form was not saved",
		"signedOut.title": "Not saved: your session has ended",
		"signedOut.text": "What you typed is still in the form. Sign in in a new tab, come back here and save again.",
		"noRight.title": "Not saved: you are not allowed to",
		"noRight.text":
			"Your role has changed. What you typed is still in the form. Once an administrator gives you the right back, you can save again.",
		"factorDue.title": "Not saved: you need a second factor first",
		"factorDue.text":
			"What you typed is still in the form. Set up an authenticator app or a passkey in a new tab, come back here and save again.",
		"unconfirmed.title": "Not changed: please show first that it is you",
		"unconfirmed.text":
			"You signed in more than ten minutes ago. What you entered is still on this page. Enter your password in a new tab, come back here and send it again.",
		"network.title": "Not done: the server cannot be reached or is out of order",
		"network.text": "What you typed is still on this page. Check your internet connection and try again.",
		signIn: "Sign in in a new tab",
		setUp: "Set it up in a new tab",
		confirm: "Confirm in a new tab",
		pageBack: "Your browser's back key leads to what you typed.",
	},
	signedOut: {
		endedTitle: "You are signed out",
		endedText: "What you typed in this window is still there. Sign in in a new tab, and you can go on here.",
		signIn: "Sign in in a new tab",
		othersTitle: "Somebody else is signed in now",
		othersText: "This window belongs to another account. Reload the page to go on working.",
		reload: "Reload the page",
	},
};

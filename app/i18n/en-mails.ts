import type { MailTexts } from "./de-mails.ts";

/** Complete by its type: a text that is missing here does not compile. */
export const enMails: MailTexts = {
	accountMails: {
		confirmTitle: "Please confirm your e-mail address",
		confirmText:
			"A user account for {email} has been created in the back office of our website. Please confirm that this address is yours. You can then sign in with the password that the administrator has given you.",
		confirmNote: "The link is valid for seven days.",
		confirmAction: "Confirm address",
		newAddressTitle: "Please confirm your new e-mail address",
		newAddressText: "The user account {email} is to have this address from now on. Please confirm that it is yours.",
		newAddressNote: "The link is valid for 24 hours. Until you have opened and confirmed it, everything stays as it is. If this was not you, simply delete this e-mail.",
		newAddressAction: "Confirm new address",
		oldAddressTitle: "Your e-mail address has been changed",
		oldAddressText: "Your user account now has the address {email}. You can no longer sign in with the address this e-mail was sent to.",
		oldAddressNote: "Was this not you? Then please contact an administrator at once.",
		oldAddressAction: "To the sign-in page",
		resetTitle: "Set a new password",
		resetText: "A new password has been requested for your user account {email}. Use this link to set it.",
		resetNote: "The link is valid for one hour and works once. If this was not you, simply delete this e-mail; your password stays as it is.",
		resetAction: "Set a new password",
		passwordChangedTitle: "Your password has been changed",
		passwordChangedText: "The password of your user account {email} has just been changed. All other devices have been signed out.",
		passwordChangedNote: "Was this not you? Then please set a new password at once and let an administrator know.",
		passwordChangedAction: "Request a new password",
		secondFactorOffTitle: "The second factor has been switched off",
		secondFactorOffText: "The password alone is enough again to sign in to your user account {email}.",
		secondFactorOffNote: "Was this not you? Then please change your password at once and let an administrator know.",
		secondFactorOffAction: "To your account",
		foot: "This e-mail is sent to the address of a user account on {site}.",
	},
	mailFrame: {
		orOpen: "If the button does not work, open this address:",
	},
};

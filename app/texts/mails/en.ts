import type { MailTexts } from "./de.ts";
import { enSearchAlertMails } from "../public/en/alerts.ts";

/** The English texts of mails. */
export const enMails: MailTexts = {
	...enSearchAlertMails,
	accountMails: {
		greeting: "Dear {name},",
		confirmTitle: "Please confirm your e-mail address",
		confirmText:
			"A user account for {email} has been created in the back office of our website. Please confirm that this address is yours. You can then sign in with the password that the administrator has given you.",
		confirmNote: "The link is valid for seven days.",
		confirmAction: "Confirm address",
		inviteTitle: "Your access to the back office",
		inviteText:
			"{name} has created a user account for you in the back office of our website. Use this link to set your password, then sign in with {email}.",
		inviteNote:
			"The link is valid for seven days and works once. After that, use “Forgotten your password?” on the sign-in page.",
		inviteAction: "Set a password",
		newAddressTitle: "Please confirm your new e-mail address",
		newAddressText: "The user account {email} is to have this address from now on. Please confirm that it is yours.",
		newAddressNote:
			"The link is valid for 24 hours. Until you have opened and confirmed it, everything stays as it is. If this was not you, simply delete this e-mail.",
		newAddressAction: "Confirm new address",
		oldAddressTitle: "Your e-mail address has been changed",
		oldAddressText:
			"Your user account now has the address {email}. You can no longer sign in with the address this e-mail was sent to.",
		oldAddressNote: "Was this not you? Then please contact an administrator at once.",
		oldAddressAction: "To the sign-in page",
		resetTitle: "Set a new password",
		resetText: "A new password has been requested for your user account {email}. Use this link to set it.",
		resetNote:
			"The link is valid for one hour and works once. If this was not you, simply delete this e-mail; your password stays as it is.",
		resetAction: "Set a new password",
		passwordChangedTitle: "Your password has been changed",
		passwordChangedText:
			"The password of your user account {email} has just been changed. All other devices have been signed out.",
		passwordChangedNote: "Was this not you? Then please set a new password at once and let an administrator know.",
		passwordChangedAction: "Request a new password",
		secondFactorOffTitle: "The second factor has been switched off",
		secondFactorOffText: "The password alone is enough again to sign in to your user account {email}.",
		secondFactorOffNote: "Was this not you? Then please change your password at once and let an administrator know.",
		secondFactorOffAction: "To your account",
		secondFactorOnTitle: "A second factor has been set up",
		secondFactorOnText:
			"From now on, signing in to your user account {email} takes a code from your app after the password. All other devices have been signed out.",
		secondFactorOnNote:
			"Was this not you? Then somebody else can sign in to your account. Please let an administrator know at once.",
		secondFactorOnAction: "To your account",
		codesRenewedTitle: "New recovery codes",
		codesRenewedText:
			"New recovery codes have been made for your user account {email}. The previous ones no longer work.",
		codesRenewedNote: "Was this not you? Then please change your password at once and let an administrator know.",
		codesRenewedAction: "To your account",
		passkeyAddedTitle: "A passkey has been set up",
		passkeyAddedText:
			"With the passkey “{name}”, it is now possible to sign in to your user account {email} without a password. All other devices have been signed out.",
		passkeyAddedNote:
			"Was this not you? Then please remove the passkey at once, change your password and let an administrator know.",
		passkeyAddedAction: "To your passkeys",
		passkeyRemovedTitle: "A passkey has been removed",
		passkeyRemovedText:
			"The passkey “{name}” no longer belongs to your user account {email}. All other devices have been signed out.",
		passkeyRemovedNote: "Was this not you? Then please change your password at once and let an administrator know.",
		passkeyRemovedAction: "To your passkeys",
		roleChangedTitle: "Your role has been changed",
		roleChangedText:
			"An administrator has changed the role of your user account {email}. The back office shows what you may do now.",
		roleChangedNote: "Does this seem wrong to you? Then please contact an administrator.",
		roleChangedAction: "To the back office",
		newDeviceTitle: "Sign-in from a new device",
		newDeviceText:
			"Somebody has just signed in to your account {email} in a browser where you had never signed in before.",
		newDeviceNote:
			"Was that you? Then there is nothing to do. If it wasn’t, somebody knows your password: please set a new one straight away, which signs out every device, and tell an administrator.",
		newDeviceAction: "Request a new password",
		time: "Time",
		device: "Device",
		address: "IP address",
		foot: "This e-mail is sent to the address of a user account on {site}.",
	},
	mailFrame: {
		orOpen: "If the button does not work, open this address:",
		closing: "Kind regards",
	},
	requestMail: {
		subject: "Website: {subject}",
		title: "New enquiry from {name}",
		intro: "An enquiry has come in through the contact form.",
		received: "Received",
		name: "Name",
		email: "E-mail",
		phone: "Phone",
		noPhone: "not given",
		subjectLabel: "Subject",
		machine: "Machine",
		machineNumber: "{name} (no. {nr})",
		language: "Language",
		"language.de": "German",
		"language.en": "English",
		privacy: "Privacy policy",
		privacyAgreed: "accepted",
		message: "Message",
		answerBy: "Reply promised by",
		open: "Open in the back office",
		foot: "If you reply to this e-mail, your reply goes to {email}.",
	},
	applicationMail: {
		subject: "Website: {subject}",
		title: "New application",
		intro: "An application has come in through the website. Administrators can read it in the back office.",
		ofPosition: "Application: {position}",
		speculative: "Speculative application",
		subjectLabel: "Subject",
		received: "Received",
		open: "Open the application",
		foot: "To protect applicants, this e-mail contains neither name, message nor CV.",
	},
	applicantMail: {
		subject: "We have received your application",
		greeting: "Hello,",
		received: "Thank you for your application. It reached us on {time} (time in Germany).",
		next: "We will read it carefully and get back to you, even if the answer is no. If you have any questions, please call us on {phone}.",
		foot: "You are receiving this e-mail because somebody entered this address in the application form at {site}. If it was not you, please send us a short reply and we will delete the application.",
	},
	assignedMail: {
		subject: "Assigned to you: {subject}",
		title: "An enquiry for you",
		intro: "{by} has assigned an enquiry to you.",
		name: "Name",
		subjectLabel: "Subject",
		open: "Open the enquiry",
		foot: "You receive this e-mail because you work on enquiries at {site}.",
	},
	lateMail: {
		"subject.reminded": "Overdue soon: {subject}",
		"subject.escalated": "Overdue: {subject}",
		"title.reminded": "An enquiry is still waiting for its reply",
		"title.escalated": "An enquiry is overdue",
		"intro.reminded": "The reply to this enquiry is promised by {day}, {time}. Nobody has replied yet.",
		"intro.escalated": "The reply to this enquiry was promised by {day}, {time}. Nobody has replied yet.",
		name: "Name",
		subjectLabel: "Subject",
		assigned: "Assigned to",
		nobody: "nobody",
		open: "Open the enquiry",
		foot: "You receive this e-mail because you work on enquiries at {site}.",
	},
	answerMail: {
		quoted: "On {time} you wrote to us:",
	},
	acknowledgementMail: {
		subject: "We have received your enquiry",
		greeting: "Hello,",
		received: "Thank you for your enquiry. It reached us on {time} (time in Germany).",
		machine: "It is about: {machine}",
		answer: "You will have our reply by {time} on {day}. Our office is staffed {hours} (time in Germany).",
		callBack: "Our office is closed at present. We will call you back from {time} on {day} (time in Germany).",
		urgent:
			"If it is urgent, please call us on {phone}. If you would like to add something, simply reply to this e-mail.",
		foot: "You are receiving this e-mail because somebody entered this address in the contact form at {site}. If it was not you, please send us a short reply and we will delete the enquiry.",
	},
};

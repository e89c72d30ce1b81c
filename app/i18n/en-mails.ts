import type { MailTexts } from "./de-mails.ts";

/** Complete by its type: a text that is missing here does not compile. */
export const enMails: MailTexts = {
	mailFrame: {
		orOpen: "If the button does not work, open this address:",
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
		language: "Language",
		"language.de": "German",
		"language.en": "English",
		privacy: "Privacy policy",
		privacyAgreed: "accepted",
		message: "Message",
		answerBy: "Answer expected by",
		open: "Open in the office",
		foot: "If you reply to this e-mail, your reply goes to {email}.",
	},
	acknowledgementMail: {
		subject: "We have received your enquiry",
		greeting: "Hello,",
		received: "Thank you for your enquiry. It reached us on {time} (time in Germany).",
		machine: "It is about: {machine}",
		answer: "Our office is staffed Monday to Friday from 6:30 to 16:00 (time in Germany). You will have our answer by {time} on {day}.",
		urgent: "If it is urgent, please call us on {phone}. If you would like to add something, simply reply to this e-mail.",
		foot: "You are receiving this e-mail because somebody entered this address in the contact form at {site}. If it was not you, please send us a short reply and we will delete the enquiry.",
	},
};

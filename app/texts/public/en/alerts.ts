import type { deSearchAlert, deSearchAlertMails, deSearchAlertOffice } from "../de/alerts.ts";

type In<Texts> = { [N in keyof Texts]: { [K in keyof Texts[N]]: string } };

/** The English texts of search alerts: on public pages, in mails, and in the office. */
export const enSearchAlert: In<typeof deSearchAlert> = {
	searchAlert: {
		title: "Search alert",
		description:
			"We write to you as soon as a machine that matches your search comes into our yard: at most one e-mail a day, cancel at any time with one click.",
		intro: "As soon as a machine that matches your search arrives in our yard, we will write to you.",
		yourSearch: "Your search",
		paused: "{condition} – machines cannot be searched by this at present, so the alert is paused",
		everything: "No further filters: you will hear of every new machine in this list.",
		change: "Change the search",
		formTitle: "Your e-mail address",
		email: "E-mail",
		emailHint: "First you will get an e-mail with a link. The alert starts only when you confirm it there.",
		consent:
			"I want to hear by e-mail when a machine that matches this search is newly offered, at most once a day. My address is stored for that purpose only. I can end this at any time with the link in each e-mail.",
		privacy: "What we store and for how long is stated in the privacy policy.",
		send: "Create the alert",
		sending: "Sending …",
		sentTitle: "Please check your inbox",
		sentText: "Open the link in our e-mail to {email} and confirm the alert there; it does not start before that.",
		filedText:
			"We cannot send e-mails at the moment, and the alert starts only with the link in our e-mail to {email}. Please call us.",
		sentHelp:
			"No e-mail? Please check your spam folder too. From the fourth alert on the same day none is sent; confirm it with the link in an earlier e-mail.",
		backToList: "Back to the list",
		summary: "Please check your entries:",
		"error.email": "Please enter your e-mail address.",
		"error.emailFormat": "Please enter a valid e-mail address, for example name@company.com.",
		"error.consent": "Please tick the box: without your consent we may not write to you.",
		failureTitle: "Not sent",
		failureText: "The alert could not be stored. Please try again in a minute.",
		tooManyText:
			"Many alerts have just come from your connection. Please wait a few minutes and then send the form again.",
		manageTitle: "Your search alerts",
		manageIntro: "For {email}",
		toConfirm: "Not yet confirmed",
		toConfirmText: "Created on {time}. If that was not you, you need not do anything: we delete it after seven days.",
		confirm: "Confirm the alert",
		confirmNamed: "Confirm the alert: {search}",
		running: "Running",
		runningSince: "Created on {time}",
		end: "End",
		endNamed: "End the alert: {search}",
		endAll: "End all",
		none: "There is no alert for this address any more.",
		newSearch: "See machines",
		confirmedTitle: "The alert is running",
		confirmedText: "We write to you as soon as a matching machine comes into our yard, at most once a day.",
		endedTitle: "Ended",
		endedText: "You will get no more e-mails from us about it.",
		missingText: "This alert no longer exists.",
		fullText: "There are already 20 alerts for this address, which is the maximum. Please end one first.",
		overTitle: "This link is no longer valid",
		overText: "We delete alerts that are not confirmed after seven days. You can create a new one at any time.",
	},
};

export const enSearchAlertMails: In<typeof deSearchAlertMails> = {
	searchAlertMail: {
		greeting: "Hello,",
		confirmSubject: "Please confirm your search alert",
		confirmText:
			"A search alert was created for this address on {site}. Please open the link and confirm the alert there; the page also says what is searched for. We will not write to you before that.",
		confirmAction: "See and confirm the alert",
		knownSubject: "You already have this search alert",
		knownText: "The same search alert was requested again for this address on {site}. It continues as before.",
		knownAction: "See your alerts",
		fullSubject: "Your search alert was not created",
		fullText:
			"Somebody tried to create a search alert for this address on {site}. It already has 20, which is the maximum. Please end one first.",
		fullAction: "See your alerts",
		answerFoot:
			"You are receiving this e-mail because somebody entered this address on {site}. If that was not you, do nothing: what is not confirmed is deleted after {days} days.",
		"newCount.one": "A new machine for your search",
		newCount: "{count} new machines for your search",
		newText: "This is new in our yard and matches your search:",
		more: "and {count} more in the list",
		manage: "See or end your alerts",
		newFoot:
			"You are receiving this e-mail, at most once a day, because you created and confirmed a search alert on {site}. You can end it at any time with the link above.",
	},
};

export const enSearchAlertOffice: In<typeof deSearchAlertOffice> = {
	searchAlerts: {
		title: "Search alerts",
		counts: "Running alerts: {alerts}. Not yet confirmed: {unconfirmed}.",
		search: "Search",
		waiting: "People waiting",
		newest: "Latest",
		none: "Nobody is waiting at the moment.",
		noFilter: "no further filters",
		privacyTitle: "Subject access and erasure",
		privacyText:
			"If somebody asks what we know of them, or asks for erasure, enter the e-mail address here. Everything that is stored about it is deleted, the proof of consent too; the history then says only that you deleted it, without the address.",
		email: "E-mail address",
		show: "Show",
		erase: "Delete everything about this address",
		eraseText: "Everything stored about {email} will be deleted permanently. This cannot be undone.",
		nothing: "Nothing is stored about this address.",
		erased: "Deleted.",
		stored: "Stored about {email}",
		askedAt: "Requested",
		confirmedAt: "Confirmed",
		endedAt: "Ended",
		wording: "Wording of the consent",
		never: "no",
	},
};

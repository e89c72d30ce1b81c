import type { operator, PrivacyFacts } from "../company.ts";
import type { LegalText } from "./legal-text.ts";

/** The translation of privacy-de.ts; change both together. */
export function privacyEn(c: PrivacyFacts): LegalText {
	const authority = c.supervisoryAuthority;
	return {
		title: "Privacy policy",
		description: `Which data the website of ${c.legalName} processes, what for and for how long, and what rights you have.`,
		intro:
			"You can look at this website without telling us who you are. We do not track visitors, we show no advertising, and we load nothing from other people’s servers until you click on it. What we process all the same, why and for how long, is set out here. This is a translation; the German text is binding.",
		sections: [
			{
				heading: "1. Controller",
				blocks: [
					`${c.legalName}\n${c.street}\n${c.postalCode} ${c.city}\nGermany\nPhone: ${c.phone}\nE-mail: ${c.email}`,
					`${c.dataProtectionContact.officer ? "Data protection officer" : "Contact for data protection"}: ${c.dataProtectionContact.name}, ${c.dataProtectionContact.email}`,
				],
			},
			{
				heading: "2. Visiting the website",
				blocks: [
					`The website runs on a server of ${c.hosting.name}, ${c.hosting.address} (location of the server: ${c.hosting.country.en}), who processes data on our behalf (art. 28 GDPR). To make a connection at all, the server processes your IP address and the technical details that your browser sends for as long as the transmission takes.`,
					"For each page that is requested (for pictures and other files only if that fails) our program writes one line to a log:",
					[
						"the time",
						"a random number of the request",
						"the method (such as GET)",
						"the path of the address, without anything that follows a question mark",
						"the status of the answer",
						"how long it took in milliseconds",
					],
					`That line contains no IP address, no browser identification and nothing that you typed. If something fails, the technical error message is added. The log helps us to notice faults and attacks and is deleted after ${c.hosting.logDays} days. The legal basis is our legitimate interest in a website that is secure and available (art. 6(1)(f) GDPR).`,
					"We count how often the page of a machine is opened on a day. Only the machine, the day and the number are stored: without a cookie, without an IP address and without anything else about you. We delete the number after 400 days.",
					"Whoever signs in as a member of staff, or tries to, is noted in a log: with time, e-mail address, IP address and browser identification. We need it to recognise attacks on user accounts (art. 6(1)(f) GDPR). We delete IP address and browser identification after 90 days, and the e-mail address as well if no user account has it.",
					"Fonts and pictures are kept on our own server. There are no analytics or advertising services on this website, no tracking pixels and no embedded social networks.",
				],
			},
			{
				heading: "3. Enquiries",
				blocks: [
					"When you send the contact form, we store in our database:",
					[
						"name, e-mail address, subject and message",
						"your phone number and the postcode of the delivery, if you give them",
						"if you offer us a machine in part exchange: what you say about it and up to ten photos, without the camera’s data and without the place. Only our staff can see them; they are deleted with the enquiry, their files within a day. Photos that you upload and do not send are deleted after a day",
						"that you accepted the privacy policy",
						"the language of the page and, if you write about a machine, number and name of the offer",
						"as far as known, where you came from: the list you read last with its filters, whether you scanned the code of a printed data sheet, the campaign in the address (utm_…) and the name of the website whose link you followed. Only the open page remembers this, without a cookie and without an entry in your browser’s storage, and sends it with the form",
						"the time, and a checksum of the enquiry, so that a form sent twice arrives only once",
						"if the enquiry looks like a program’s: the reason (section 4)",
						"later: our replies, notes and records of calls, which member of staff is responsible, when we want to come back to it, what came of it, and who closed or hid the enquiry and when",
					],
					"Your IP address is not stored with the enquiry. We need these details to reply, to make you an offer or to prepare a contract. The legal basis is art. 6(1)(b) GDPR; where no contract is concerned, it is our legitimate interest in answering enquiries (point (f)). By ticking the box in the form you confirm that you know this policy; it is not a consent.",
					"For each enquiry that does not count as suspicious (section 4) our program sends two e-mails: one with all details to our office, and an acknowledgement to the address given, which repeats nothing of what you wrote. Both wait in an outbox until they are delivered. After that, recipient and subject stay there for 14 days; what could not be delivered is deleted 14 days after the last try. If the enquiry is deleted earlier, all of this goes with it. If the promised reply is still due, a further e-mail reminds the member of staff responsible or our office.",
					retention(c),
					receivers(c),
				],
			},
			{
				heading: "4. Protection against floods of enquiries",
				blocks: [
					"To keep anyone from flooding our forms automatically, we count how many enquiries and how many applications come from one network: five of each in ten minutes at most, and twenty files. For this we store the network part of your address (with IPv4 that is the whole IP address, with IPv6 only the first 64 bits), the count and the end of the ten minutes. After that the entry no longer counts; a clean-up that runs every hour deletes it. It is not linked to your enquiry. Acknowledgements are counted for a day per e-mail address, as a checksum and not as the address, so that nobody can fill a stranger’s mailbox. Each form also has a field that people do not see and programs usually fill in. We check it, and the number of links in your message, when the form is sent. If an enquiry then looks like a program’s or an advertisement, we store it apart with the reason and send no e-mails about it. It is not lost: a member of staff can read and release it. The legal basis is our legitimate interest in protecting the website (art. 6(1)(f) GDPR).",
				],
			},
			{
				heading: "5. Applications",
				blocks: [
					"You can apply through the application form on the page of a position, by e-mail or by post. When you send the form, we store your name, e-mail address and message, your phone number and CV if you give them, and also the position, the language of the page, the time and a checksum, so that a form that is sent twice arrives only once. We check only whether the file is a PDF, and use your details and papers only to decide on the application. Only the administrators of the website and those involved in the decision can read them. An e-mail that states only the position and the time goes to our office, and an acknowledgement to you. The legal basis is art. 6(1)(b) GDPR.",
					`If we employ you, your papers become part of your personnel file. Otherwise we delete them ${c.applicationMonths} months after they arrive, or earlier if you ask us to; our program deletes applications that came through the form by itself, together with the CV. We need them that long to decide and to be able to defend ourselves against claims under the German General Equal Treatment Act (art. 6(1)(f) GDPR). We keep them longer only with your consent. What remains is a note of who dealt with or deleted an application and when, without any of your details.`,
				],
			},
			{
				heading: "6. Cookies",
				blocks: [
					"We set only cookies that are necessary for a function you asked for (§ 25(2) no. 2 of the German Telecommunications Digital Services Data Protection Act, TDDDG). They need no consent.",
					[
						"app_language: the language you chose (DE or EN). Set only when you switch the language. Valid for one year.",
						"__Host-session (session where there is no encryption): the sign-in, for staff only. Valid for up to 12 hours after last use, stored for 14 days at most.",
						"__Host-second_factor (second_factor where there is no encryption): the step between password and code when signing in, for staff only. Valid for 10 minutes at most.",
						"__Host-device (device where there is no encryption): by it we recognise the browser of a member of staff, so that strangers’ attempts to sign in do not lock them out. Set only at the sign-in. Valid for 400 days.",
						"__Host-flash (flash where there is no encryption): a message such as “Saved” for the next page, for staff only. Valid for 60 seconds at most.",
					],
				],
			},
			{
				heading: "7. Your browser’s storage",
				blocks: [
					"The website keeps the following entries in your browser’s storage. They are not sent to us, with two exceptions: the list of saved machines asks us for the machines that it shows, and if the cookie app_language is missing, it is set again from the entry of that name. Here, too, the legal basis is § 25(2) no. 2 TDDDG.",
					[
						"app_language: the language you chose",
						"theme: light or dark, once you have switched it",
						"comparison: the ids of the machines that you chose to compare, four at most",
						"watchlist: your list of saved machines, that is, their ids. When you open the list, the page asks us for these machines; we do not store that",
						"an entry in the history of the tab: the enquiry you sent, so that its confirmation survives a reload; it disappears when you close the tab",
						"entries that begin with typed: what you have typed into a form and not sent yet, with the address of its page; they disappear when you send it or close the tab",
						"cookie_consent: your answer to the notice about cookies (true or false)",
						"addOfferFormData_new, addNewsFormData_new and addKarriereFormData_new: new offers, news items and job postings with the ids of their pictures and documents, for staff only, until they are saved or discarded or you sign out",
						"entries that begin with react-router or remix-router: scroll position and technical state of the page; they disappear when you close the tab",
					],
					"The entries stay until you delete them in your browser. You can change your answer to the notice about cookies through “Cookie settings” at the foot of every page. Whether you accept or decline, third-party content loads only when you click on it.",
				],
			},
			map(),
			{
				heading: "9. Links to other websites",
				blocks: [
					"Social networks, partners and the route planner are reached by plain links. As long as you do not click, their operators learn nothing of your visit. After a click their own privacy policies apply; our website does not tell them which page you were on.",
					`On our own pages at ${c.social.map(({ name }) => name).join(", ")} the operators process their visitors’ data by their own rules. Where they provide us with statistics from it, we are jointly responsible with them (art. 26 GDPR); you can then exercise your rights with us and with the operator. We read what you write to us there in order to reply (art. 6(1)(b) or (f) GDPR).`,
				],
			},
			{
				heading: "10. Phone and e-mail",
				blocks: [
					`If you call or write to us, we use your details for the reply and whatever follows from it (art. 6(1)(b) or (f) GDPR). Our e-mail runs through ${c.mailProvider.name}, ${c.mailProvider.address}, as a processor. We keep e-mails for as long as enquiries.`,
				],
			},
			{
				heading: "11. Staff accounts",
				blocks: [
					"Only staff have accounts. We store the e-mail address, name, direct number and picture where given, the role, the language, an irreversible hash of the password (argon2id), the time of the last sign-in and for each open session: its beginning, last use, expiry and the identification of the browser. For those who set up a second factor, the key of the app and hashes of the recovery codes are added; for those who set up a passkey, its name, its id, its public key and the time of its last use. Fingerprint and face stay on the device. Offers, news, jobs, pictures and enquiries carry a note of who worked on them; changes of accounts are noted in the same way.",
					"Staff who consent are shown with name, direct number and picture as the contact on the pages and data sheets of machines (art. 6(1)(a) GDPR). They can withdraw their consent in their account at any time; they then disappear from these pages at once.",
					"A sign-in ends when the person signs out, after 12 hours without use, and after 14 days at the latest. Signing out deletes its entry; one that has expired is deleted by the hourly clean-up. Attempts are counted per e-mail address, account and network, to protect passwords and codes against guessing and mailboxes against floods of e-mails: for 60 seconds when signing in, otherwise for up to an hour. The hourly clean-up deletes these entries, too, and links from e-mails that have expired. The legal bases are art. 6(1)(b) and (f) GDPR.",
				],
			},
			{
				heading: "12. Search alerts by e-mail",
				blocks: [
					"If you create a search alert, we store in our database:",
					[
						"your e-mail address",
						"the filters of your search and the language of the page",
						"the wording to which you agreed by ticking the box, and when you sent the form",
						"when you confirmed the alert with the link in our e-mail, and when you ended it",
						"until when we have already told you about new machines",
						"a checksum of the key that is part of the link in our e-mails",
					],
					"First we send you an e-mail without advertising that asks for your confirmation. Only then do we write to you, at most once a day, and only when a matching machine has come into our yard. The e-mails contain no pictures and do not measure whether you read them. The legal basis is your consent (art. 6(1)(a) GDPR). You can withdraw it at any time with the link in each e-mail or with the “unsubscribe” button of your mail program.",
					"What you do not confirm is deleted after seven days. When you end an alert, we delete its filters at once and keep only the proof for three years: address, wording and times. For that long somebody could make claims because of our e-mails (section 195 of the German Civil Code, art. 6(1)(f) GDPR). How often a form is sent from one network and for one address is counted as described in section 4, for a day at most. Our office sees how many wait for which machine, but no addresses; only an administrator sees these, if you ask for information or erasure. The recipient and subject of each e-mail remain in the outbox for 14 days, as with enquiries.",
				],
			},
			{
				heading: "13. Recipients, third countries and backups",
				blocks: [
					`Within the company, your data reach only the members of staff who need them for their work. Processors are ${c.hosting.name} (hosting)${c.pictureStore ? `, ${c.pictureStore.name}, ${c.pictureStore.address} (store of pictures, documents and CVs)` : ""} and ${c.mailProvider.name} (e-mail). If you order transport or finance, we pass the necessary details to the company concerned. Authorities receive data only where a law obliges us. We do not sell data.`,
					"This website transfers data to countries outside the EU and the European Economic Area only if you load the map or a video (section 8).",
					"Deleted data remain in our backups for a while and are deleted there after about five weeks. We use the backups only to restore the website after a failure.",
				],
			},
			{
				heading: "14. Your rights",
				blocks: [
					"You have the right to",
					[
						"access to the data that we hold about you (art. 15 GDPR)",
						"rectification of wrong data (art. 16 GDPR)",
						"erasure (art. 17 GDPR) and restriction of processing (art. 18 GDPR)",
						"portability: the data you gave us, in a common format (art. 20 GDPR)",
						"withdrawal of consent for the future (art. 7(3) GDPR)",
					],
					`In every case a message to ${c.dataProtectionContact.email} is enough.`,
				],
			},
			{
				heading: "15. Your right to object",
				blocks: [
					"Where we process data on the basis of a legitimate interest (art. 6(1)(f) GDPR), you may object at any time on grounds relating to your particular situation (art. 21(1) GDPR).",
					"You may object to direct marketing at any time and without giving reasons (art. 21(2) GDPR). We then no longer use your data for it.",
				],
			},
			{
				heading: "16. Complaints to the authority",
				blocks: [
					"You may complain to a data protection authority (art. 77 GDPR), for instance to the one responsible for us:",
					`${authority.name}\n${authority.street}\n${authority.postalCode} ${authority.city}, Germany\n${authority.website}`,
				],
			},
			{
				heading: "17. Required details and automated decisions",
				blocks: [
					"You are under no obligation to give us data. Without name, e-mail address, subject and message, however, we cannot accept an enquiry through the form. We make no automated individual decisions, and do no profiling (art. 22 GDPR).",
				],
			},
			{
				heading: "18. Version",
				blocks: [`${longDate(c.legalTextsDate)}. We adapt this policy when the website or the law changes.`],
			},
		],
	};
}

function retention(c: PrivacyFacts): string {
	const traces =
		"Our replies to an enquiry and notes on it are deleted with it; all that remains on record is which member of staff dealt with or deleted an enquiry and when, without any details about you.";
	const law =
		"Whatever counts as business correspondence or a record we must keep for longer, as a rule six or eight years (§ 257 of the German Commercial Code, § 147 of the Fiscal Code).";
	if (c.contactRequestDays === null)
		return `An enquiry is kept until our office deletes it. That is done once it has been closed and we no longer need it, or when you ask for it. ${traces} ${law}`;
	return `An enquiry is deleted automatically ${c.contactRequestDays} days after it arrived (by a clean-up that runs every hour), or earlier if you ask for it. ${traces} ${law}`;
}

function receivers(c: typeof operator): string | string[] {
	if (c.contactRequestReceivers.length === 0)
		return "Enquiries are read only by the members of staff who deal with them. The website passes them on to nobody else.";
	return c.contactRequestReceivers.map(
		({ name, address, purposeEn }) =>
			`${name}, ${address}, receives name, e-mail address, phone number, subject, message, language, time and number of every enquiry, and the machine it is about, in order to ${purposeEn}.`,
	);
}

function map(): LegalText["sections"][number] {
	return {
		heading: "8. Map and videos",
		blocks: [
			"Not until you click “Load map” does your browser fetch the map from OpenStreetMap, run by the OpenStreetMap Foundation, St John’s Innovation Centre, Cowley Road, Cambridge CB4 0WS, United Kingdom. The provider then learns your IP address, details of your browser and device and the part of the map, and may set or read cookies of its own. Your browser does not send the address of our page along.",
			"The legal basis is the consent you give by clicking (art. 6(1)(a) GDPR, § 25(1) TDDDG). We do not remember the click: the next time you open the page, again nothing loads until you click. There is an adequacy decision of the European Commission for the United Kingdom (art. 45 GDPR). The map pictures are delivered on the Foundation’s behalf by the network of Fastly, Inc. (USA), as a rule from a server near you. Read more at https://osmfoundation.org/wiki/Privacy_Policy.",
			"A video of a machine, too, loads only when you click “Play the video”; until then you see a picture from our own server. The line below the picture says where the video comes from: from YouTube (Google Ireland Limited, Gordon House, Barrow Street, Dublin 4, Ireland) in its privacy-enhanced mode, or from Vimeo (Vimeo.com, Inc., 330 West 34th Street, New York, NY 10001, USA) with its setting not to track you. The provider then learns your IP address, details of your browser and device and the address of our website, and may set or read cookies of its own; both process data in the USA as well. Here, too, the legal basis is the consent you give by clicking, which we do not remember. Your data reach the USA, where the provider is certified under the EU-US Data Privacy Framework, on the basis of the adequacy decision of the European Commission (art. 45 GDPR), otherwise with your consent (art. 49(1)(a) GDPR); authorities there can access data more easily than in the EU. Read more at https://policies.google.com/privacy and https://vimeo.com/privacy.",
		],
	};
}

function longDate(day: string): string {
	return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

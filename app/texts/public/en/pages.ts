import { enDecide, enMachineSheet, enSuggestions } from "./machine-pages.ts";
import type { PageTexts } from "../de/pages.ts";
import { enApplicationForm, enTradeIn } from "./requests.ts";
import { enOffers } from "./machines.ts";
import { enSearchAlert } from "./alerts.ts";
import { formSubjects } from "../../form-subjects.ts";
import { enSelection } from "./finder.ts";
import { enPagination } from "./pagination.ts";
import { enStaff } from "./staff-links.ts";

/** The English texts of news that the home page does not show. */
export const enNews = {
	news: {
		archiveDescription: "News from the yard: machines, workshop, dates, training and practical advice.",
		back: "Back to all news",
		edit: "Edit news item",
		notFoundTitle: "We cannot find this news item",
		notFoundText: "It has been removed, or the address is wrong. Everything else is under “News”.",
		fetchNewsDetailError: "This news item could not be loaded. Please try again in a minute.",
	},
};

/** The English texts of pages that are mostly text. */
export const enPages: PageTexts = {
	...enDecide,
	...enNews,
	...enOffers,
	...enPagination,
	...enSelection,
	...enSearchAlert,
	...enTradeIn,
	...enApplicationForm,
	...enSuggestions,
	/** Labels on public pages that are sent to staff only. */
	...enStaff,
	...enMachineSheet,
	draftPage: {
		note: "Preview: this is the page with the draft. It has not been published yet.",
	},
	home: {
		pageTitle: "Home",
		title: "Machines that move material",
		subtitle:
			"Construction, screening and crushing equipment from Arnsdorf, Germany: new, used and for hire. Advice, delivery and maintenance from people who do the work themselves.",
		button: "See the machines",
		heroAlt: "Tracked crusher, screening plant, stockpile conveyor and wheel loader in a gravel yard under a low sun",
		whyTitle: "Why us",
		why1Title: "Since 1948",
		why1Text: "More than 75 years of sales and repairs in Arnsdorf. We know the machines we sell from the inside.",
		why2Title: "A prompt reply",
		why2Text: "{promise} You get a price, availability and a suggestion for transport.",
		why3Title: "Our own workshop",
		why3Text:
			"Every machine in our yard has been checked. If one of yours breaks down, we repair it, on site if need be.",
		why4Title: "Throughout Germany",
		why4Text: "We deliver and collect by low loader, brief your operator or, if you wish, supply one.",
		featuredTitle: "New in the yard",
		allOffers: "All machines",
		emptyTitle: "No machines at the moment",
		emptyText: "Call us on {phone}: we will find the right machine for you.",
		servicesTitle: "What we do for you",
		service1Title: "Buy",
		service1Text: "Crushers, screens, excavators and loaders: new, or used with a verified history.",
		service2Title: "Hire",
		service2Text: "For days, weeks or the whole season, with delivery and operator briefing.",
		service3Title: "Service",
		service3Text: "Maintenance, repair and spare parts, in the workshop and on site.",
		ctaTitle: "Crushing, screening or shredding?",
		ctaText: "Which material, how much and by when? The machine finder shows which of our machines suit.",
		ctaButton: "Machine finder",
		aboutTitle: "Three generations, one trade",
		aboutText1:
			"It began in Arnsdorf in 1948 with the repair of steam rollers. Today we sell, hire out and maintain machines that crush, screen, load and compact, and the workshop is still the largest part of the business.",
		aboutText2:
			"You can view any machine and run it under load before you buy it, and we give you our inspection findings in writing.",
		aboutButton: "More about us",
		partnersTitle: "Manufacturers and partners",
	},
	contact: {
		machineTitle: "Machine enquiry",
		urgentTitle: "Urgent help",
		serviceTitle: "Service enquiry",
		hireTitle: "Hire enquiry",
		machinesTitle: "Enquiry about several machines",
		title: "Contact",
		description: "Write to us about construction machinery, crushers and screening plants. {promise}",
		formTitle: "Your enquiry",
		name: "Name",
		email: "E-mail",
		phone: "Phone",
		optional: "optional",
		subject: "Subject",
		message: "Message",
		hireFrom: "Hire from",
		hireUntil: "Hire until",
		"error.hireUntil": "The hire ends before it begins.",
		"error.day": "Please enter a valid date, with day, month and year.",
		"error.pastDay": "This day has already passed.",
		delivery: "Delivery postcode",
		serviceHint: "Model, serial number and location save our fitter a call.",
		deliveryHint: "We will then quote for transport as well. Outside Germany, please add the country: AT-5020.",
		aboutOffer: "Your enquiry is about:",
		"machinesGone.one": "One machine can no longer be shown here. Your enquiry will still name it.",
		machinesGone: "{count} machines can no longer be shown here. Your enquiry will still name them.",
		privacyBefore: "I have read the ",
		privacyLink: "privacy policy",
		privacyAfter: " and accept it. My details are stored in order to answer this enquiry.",
		send: "Send enquiry",
		sending: "Sending …",
		defaultSubject: formSubjects.en.defaultSubject,
		serviceSubject: formSubjects.en.serviceSubject,
		urgentSubject: formSubjects.en.urgentSubject,
		urgentCall: "The quickest way is to call us:",
		closed: "The office is closed at the moment. You can reach us again from {time} on {day}.",
		closedUrgent: "The office is closed at the moment. We will call you back from {time} on {day}.",
		failureTitle: "Not sent",
		failureText: "Your message could not be sent. Please try again later.",
		failureDetails:
			"What you typed is still in the form. If you send it again, nothing arrives twice. If it is urgent, please call us:",
		tooManyText: "Several enquiries have just come from your connection. Please wait a few minutes and send it again.",
		leaveEmpty: "Please leave this field empty",
		summary: "Please check your details:",
		requiredHint: "All fields are required unless marked as optional.",
		"error.name": "Please enter your name.",
		"error.nameLong": "The name may have at most 300 characters.",
		"error.email": "Please enter your e-mail address.",
		"error.emailFormat": "Please enter a valid e-mail address, such as name@company.com.",
		"error.emailTypo": "The part after the @ looks mistyped. If the address is right, simply send the form again.",
		"error.phone": "Please enter your phone number so that we can call you back.",
		"error.phoneLong": "The phone number may have at most 100 characters.",
		"error.subject": "Please enter a subject.",
		"error.subjectLong": "The subject may have at most 300 characters.",
		"error.message": "Please enter a message.",
		"error.messageLong": "The message may have at most 10,000 characters.",
		"error.postcode": "Please enter a postcode, such as 80331, or outside Germany with the country: AT-5020.",
		"error.privacy": "Please accept the privacy policy to continue.",
		infoAddress: "Address",
		infoHours: "Opening hours",
		servicesTitle: "How we can help",
		service1: "Buying new and used machines",
		service2: "Hire with delivery and operator briefing",
		service3: "Maintenance, repair and safety inspection",
		service4: "Spare and wear parts",
		service5: "Purchase and valuation of used machines",
		guaranteeTitle: "When we reply",
		guaranteeText: "{promise} The reply always comes from a person who knows the machine.",
		mapTitle: "How to find us",
		mapText:
			"The map comes from another provider. It loads only when you click; the provider then learns your IP address and may set cookies. The privacy policy tells you more.",
		mapButton: "Load map",
		routeButton: "Plan a route",
	},
	urgent: { formTitle: "Report a breakdown", send: "Send as urgent" },
	service: {
		tradeIn: "Part-exchange a machine",
		title: "Service",
		description:
			"Maintenance, repair on site, spare parts, safety inspection, transport and valuation for construction machinery, crushers and screens.",
		intro:
			"A machine at a standstill costs money by the hour. We keep it running: in our own workshop, with service vans on site and with parts that are in stock. Even if you did not buy it from us.",
		pictureAlt:
			"Workshop with a wheel loader: one front wheel is off and the axle rests on a stand, beside it a tool trolley and a roller door open to the yard",
		button: "Request service",
		listTitle: "What we take care of",
		item1Title: "Scheduled maintenance",
		item1Text:
			"Servicing to the manufacturer’s plan, with oil analysis and a report. With a fixed-price contract we contact you when the hours or the date come round.",
		item2Title: "Repair on site",
		item2Text:
			"Our vans carry diagnostic equipment, welding gear, a hydraulic press and a crane. What can be repaired where it stands, we repair there.",
		item3Title: "Spare and wear parts",
		item3Text:
			"Jaw plates, blow bars, screen media, belts, filters and undercarriage parts. What is in stock and ordered by 2 pm is dispatched the same day.",
		item4Title: "Safety inspection (UVV)",
		item4Text:
			"The periodic inspection that German law requires (§ 14 Betriebssicherheitsverordnung), by qualified inspectors, with sticker and report. We remind you of the next one.",
		item5Title: "Transport",
		item5Text:
			"Our own low loaders, trained drivers, permits and route surveys. We also move machines that are not ours.",
		item6Title: "Valuation of used machines",
		item6Text:
			"We check condition, wear and papers and give you a market value: before a purchase, for the bank, or when you want to part-exchange a machine.",
		consultTitle: "Not sure yet which machine is right?",
		consultText:
			"Tell us about material, quantity and site. We work out what you need, and say so if hiring is cheaper than buying.",
		consultButton: "How we advise you",
		urgentButton: "Send an urgent enquiry",
	},
	ueberUns: {
		title: "About us",
		description:
			"Sales, hire and workshop for construction, screening and crushing equipment in Arnsdorf near Dresden, since 1948.",
		headerText: "Since 1948 we have been moving the machines that move material.",
		pictureAlt: "Crusher, stockpile conveyor and wheel loader in our yard, with heaps of gravel behind",
		introTitle: "How a smithy became a machinery yard",
		introText1:
			"It began in 1948 with a smithy in Arnsdorf and two steam rollers that nobody else could get going. Repairs led to sales, sales to hire, and in the nineties we added crushers and screens.",
		introText2:
			"Today we work in Arnsdorf, Pirna and Kamenz, with our own workshop, our own low loaders and a hire fleet that we maintain ourselves. What we sell has been through our hands first.",
		introText3:
			"Our customers are quarries, gravel pits, demolition and recycling firms, civil engineers and local councils. Some of them are in their third generation, as we are.",
		button: "Talk to us",
		contactsTitle: "Your contacts",
		sales: "Sales",
		hire: "Hire",
		salesAndHire: "Sales and hire",
		whyTitle: "What you can rely on",
		item1Title: "More than 75 years of experience",
		item1Text:
			"Many of the mistakes that can be made with a machine we have seen already. There is no need for you to repeat them.",
		item2Title: "See it before you pay",
		item2Text:
			"You can view any machine and run it under load. You pay into the account named in the contract of sale: we never ask for a deposit without one, and never send new bank details by e-mail.",
		item3Title: "Honest data sheets",
		item3Text:
			"Hours, wear, known faults: what we find when we check a machine, we write down, and any warranty that is left as well.",
		item4Title: "Workshop next door",
		item4Text:
			"Sales and workshop share a corridor. The person who sells you a machine meets the person who repairs it every morning.",
		item5Title: "Parts in stock",
		item5Text:
			"Wear parts for every machine that we hire out or sell are kept in Arnsdorf or Kamenz. You wait for the post, not for the manufacturer.",
		item6Title: "We deliver it ourselves",
		item6Text: "Our low loaders bring the machine to you, and we see to the permits. On site we brief your operators.",
	},
	beratung: {
		title: "Advice",
		description:
			"Advice on crushing, screening and construction equipment: from the material to the right machine, with figures and a trial run.",
		intro:
			"The right machine follows from the material, not from the catalogue. Four steps lead from your task to a quotation.",
		step1Title: "Define the task",
		step1Text:
			"You tell us the material, the quantity, the sizes you want and the period. A 15-minute call is enough to begin with.",
		step2Title: "Look at the site",
		step2Text:
			"Where it matters, we come and see: access, ground, power, water, neighbours. In Saxony and southern Brandenburg this is free.",
		step3Title: "Do the sums",
		step3Text:
			"You receive a calculation of throughput, consumption, wear and cost per tonne, with buying and hiring side by side.",
		step4Title: "Try it",
		step4Text:
			"Before you decide, the machine runs on your material, in our yard or yours. Afterwards we train your operators.",
		questionsTitle: "What to know before you ask",
		question1Title: "Which material?",
		question1Text:
			"Rock, gravel, concrete, rubble, soil, wood, compost? How hard, how wet, how much reinforcement or foreign matter? A photograph with a tape measure beside it says more than any description.",
		question2Title: "How much, and how fast?",
		question2Text:
			"The total in tonnes, and tonnes per hour. If you know only the total, tell us in how many weeks it has to be done.",
		question3Title: "Which sizes?",
		question3Text:
			"The longest edge in the feed, and the products you want, such as 0/32, 0/45 or 16/32. And whether they have to be quality-controlled.",
		question4Title: "Which site?",
		question4Text:
			"Length and width of the area, access for a low loader, bearing capacity, water for dust suppression, distance to houses and permits already held.",
		question5Title: "Which period?",
		question5Text:
			"Start, duration and working hours. They decide whether hire, hire purchase or purchase is cheaper, and which machine is free.",
		pictureAlt: "Tracked crusher, screening plant and stockpile conveyor at work together in a gravel yard",
		ctaTitle: "Can you answer three of the five?",
		ctaText: "That will do. We clear up the rest together. {promise}",
		ctaButton: "Ask for advice",
	},
	karriere: {
		edit: "Edit position",
		title: "Careers",
		description:
			"Open positions and apprenticeships at a machinery dealer: workshop, hire, sales, parts and transport in Arnsdorf and Kamenz, Germany.",
		intro:
			"People who work here like being around large machines, in the workshop, on the phone, at the wheel and at customers’ sites. If you want to be one of them, let us know.",
		pictureAlt:
			"Workshop with a wheel loader: one front wheel is off, beside it a tool trolley and an open roller door",
		benefitsTitle: "What you get",
		benefit1Title: "A secure job",
		benefit1Text: "A family business since 1948. Our contracts are permanent, and we like to keep our apprentices.",
		benefit2Title: "Predictable hours",
		benefit2Text: "We start at 6:30 am and finish at 4 pm. Weekends are yours; overtime is paid or taken as time off.",
		benefit3Title: "30 days’ holiday",
		benefit3Text: "For everyone from the first year, plus time off between Christmas and New Year.",
		benefit4Title: "Good tools",
		benefit4Text:
			"A van or tractor unit of your own, up-to-date diagnostic equipment and a workshop that is warm in winter.",
		benefit5Title: "Further training",
		benefit5Text:
			"Manufacturers’ courses, welding certificates, master craftsman’s course: we pay, and give you the time for it.",
		benefit6Title: "Quick decisions",
		benefit6Text:
			"If you need something, you ask the person who decides. They sit in the same building, and the door is open.",
		positionsTitle: "Open positions",
		noneTitle: "No position is advertised at the moment",
		noneText: "We are looking for good people all the same. Tell us what you can do and what you would like to do.",
		details: "See details",
		apply: "Apply now",
		requirements: "What you bring",
		benefits: "What we offer",
		speculativeTitle: "Nothing suitable?",
		speculativeText: "Apply anyway. A few sentences are enough; we do not need a textbook cover letter.",
		speculativeButton: "Send a speculative application",
		loadErrorTitle: "Error",
		loadErrorText: "The job openings could not be loaded. Please try again in a minute.",
	},
};

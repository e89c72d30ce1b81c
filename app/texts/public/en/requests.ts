import type { deTradeIn, ApplicationFormTexts } from "../de/requests.ts";

/** The English texts of the form for machines in part exchange. */
export const enTradeIn: { [N in keyof typeof deTradeIn]: { [K in keyof (typeof deTradeIn)[N]]: string } } = {
	tradeIn: {
		title: "Sell or part exchange your machine",
		description:
			"Describe your used machine to us with up to ten photos. We will tell you what we pay, or allow for it in part exchange.",
		intro:
			"We buy your used machine or take it in part exchange for another. A few details and photos from your phone are enough for a first estimate.",
		formTitle: "Your machine",
		wanted: "You are interested in:",
		make: "Make",
		model: "Model",
		year: "Year of manufacture",
		hours: "Operating hours",
		location: "Location",
		price: "Asking price, net",
		photos: "Photos",
		optional: "optional",
		condition: "Condition",
		conditionHint: "For example wear, repairs, attachments, known faults",
		photosLabel: "Photos, up to ten",
		photosHint:
			"Ideally from all sides, with the serial plate, the hour meter, the undercarriage and anything worn. At most 15 MB a photo. Only our office sees them.",
		photosReady: "Photos received: {count}",
		photosBusy: "Sending photos …",
		photosMissing: "Check photos first",
		photoNumber: "Photo {number}",
		photoRemove: "Remove photo {number}",
		photoSending: "Sending {name}",
		photoRetry: "Try again",
		photoCancel: "Do not send {name}",
		send: "Offer the machine",
		subject: "Part exchange: {machine}",
		stepsTitle: "What happens next",
		step1: "We look at the details and photos and come back to you with a first estimate.",
		step2: "If you agree, we look at the machine, at your site or in our yard.",
		step3: "We pay you the price, or set it off against your next machine.",
		"error.make": "Please enter the make.",
		"error.model": "Please enter the model.",
		"error.long": "Make, model, location and asking price may have at most 100 characters each.",
		"error.year": "Please enter a year of manufacture from 1900 to today, for example 2014.",
		"error.hours": "Please enter the operating hours as a whole number, for example 6,500.",
		"error.condition": "Please describe the condition in words, or leave the field empty.",
		"error.conditionLong": "The description may have at most 5,000 characters.",
		"error.photosGone": "We delete photos that wait to be sent for more than a day. Please add them again.",
		"picture.empty": "The file is empty.",
		"picture.type": "That is not a picture that we can read. JPEG, PNG and WebP are accepted.",
		"picture.heic":
			"This photo is in the HEIC format, which we cannot accept. Choose it on the iPhone from this page itself: the iPhone then sends it as a JPEG. Or save it as a JPEG on your computer.",
		"picture.tooLarge": "The photo is too large. At most 15 MB a photo are accepted.",
		"picture.tooManyPixels":
			"The photo has too many pixels. At most 50 megapixels, and 20,000 pixels a side, are accepted.",
		"picture.broken": "The photo is damaged and cannot be read.",
		"picture.asJpeg": "The photo cannot be read like this. Please save it as a JPEG and send it again.",
		"picture.count": "You can attach ten photos at most. You can send us the others later by e-mail.",
		"picture.tooMany":
			"A great many photos are arriving just now. Please send the form without photos, or try again later.",
		"picture.failed": "The photo did not arrive. Please try again.",
	},
};

/** The English texts of a position's page and of the form that applies for it. */
export const enApplicationForm: ApplicationFormTexts = {
	application: {
		back: "All open positions",
		toForm: "Apply now",
		formTitle: "Your application",
		formIntro: "A few sentences and, if you like, your CV. Any questions first? Just call us:",
		message: "What you can do, and why you would like to work with us",
		cv: "CV",
		cvHint: "A PDF file of at most 10 MB. Only those who decide on the application get to see it.",
		cvAgain: "Please choose your CV once more; browsers cannot keep files.",
		privacyAfter: " and accept it. My details and my CV are stored for this application.",
		send: "Send application",
		sending: "Sending …",
		sentTitle: "Your application has arrived",
		sentText: "Thank you. We will read it carefully and get back to you, even if the answer is no.",
		sentWithCv:
			"Thank you for your application and your CV. We will read both carefully and get back to you, even if the answer is no.",
		sentMore: "All open positions",
		failureText: "Your application could not be sent. Please try again later.",
		tooManyText:
			"Several applications have just come from your connection. Please wait a few minutes and send it again.",
		"document.type": "The CV is not a PDF file. Please save or print it as a PDF.",
		"document.tooLarge": "The CV is too large. It may be at most 10 MB.",
		"document.empty": "The file with the CV is empty.",
		speculativeTitle: "Speculative application",
		speculativeDescription: "Apply to us without an advertised position: workshop, hire, sales, transport.",
		speculativeIntro:
			"None of the open positions fits, but you like large machines? Then tell us what you can do and what you would like to do. We will tell you honestly whether we have something for you.",
		speculativeTipsTitle: "It helps us to know",
		speculativeTip1: "What you trained for, and what you have done most recently",
		speculativeTip2: "Which machines you know, and which licences and certificates you hold",
		speculativeTip3: "When you could start, and where",
		goneTitle: "This position is no longer advertised",
		goneText: "It has been filled or withdrawn.",
		notFoundTitle: "We cannot find this position",
		notFoundText: "The address is wrong, or the position has been removed.",
		openText: "These positions are open at the moment:",
		othersTitle: "Other open positions",
	},
};

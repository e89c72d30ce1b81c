import type { ApplicationFormTexts } from "../de/application-form.ts";

/** The English texts of a position's page and of the form that applies for it. */
export const enApplicationForm: ApplicationFormTexts = {
	application: {
		back: "All open positions",
		toForm: "Apply now",
		formTitle: "Your application",
		formIntro: "A few sentences and, if you like, your CV. We do not need a textbook cover letter.",
		message: "What you can do, and why you would like to work with us",
		cv: "CV",
		cvHint: "A PDF file of at most 10 MB. Only those who decide on the application get to see it.",
		cvAgain: "Please choose your CV once more; browsers cannot keep files.",
		privacyAfter: " and agree to my details and my CV being stored for this application.",
		send: "Send application",
		sending: "Sending …",
		sentTitle: "Your application has arrived",
		sentText:
			"Thank you. We will read it carefully and get back to you, even if the answer is no. A confirmation is on its way by e-mail.",
		sentMore: "All open positions",
		failureText: "Your application could not be sent. Please try again later.",
		tooManyText:
			"Several applications have just come from your connection. Please wait a few minutes and send it again, or give us a call.",
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

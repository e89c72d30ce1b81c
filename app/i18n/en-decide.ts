import { formSubjects } from "./form-subjects.ts";

export const enDecide = {
	contactSent: {
		title: "Your message has arrived",
		thanks: "Thank you. {promise}",
		sent: "What you sent us",
		subject: "Subject",
		machine: "Machine",
		machines: "Machines",
		message: "Message",
		another: "Another enquiry",
		buyWords: "Hello, I am interested in this machine. ",
		hireWords: "Hello, I would like to hire this machine. Dates and site: ",
		severalWords: "Hello, I am interested in these {count} machines. ",
		severalSubject: formSubjects.en.severalSubject,
	},
};

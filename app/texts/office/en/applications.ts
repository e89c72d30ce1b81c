import type { ApplicationsTexts } from "../de/applications.ts";

/** The English texts of the office's pages about applications. */
export const enApplications: ApplicationsTexts = {
	applications: {
		title: "Applications",
		intro: "Only administrators see applications. They are deleted automatically {months} months after they arrive.",
		empty: "There are no applications yet.",
		emptyText: "As soon as somebody applies for a position, the application is listed here.",
		download: "Download the CV (PDF, {size})",
		cvHint:
			"We do not check what is inside the file. Open it like any attachment from a stranger: in an up-to-date program, and without allowing it anything.",
	},
};

import type { MailTexts } from "./de-mails.ts";

/** Complete by its type: a text that is missing here does not compile. */
export const enMails: MailTexts = {
	mailFrame: {
		orOpen: "If the button does not work, open this address:",
	},
};

import type { ShareTexts } from "../de/share.ts";

export const enShare: ShareTexts = {
	share: {
		share: "Share",
		copy: "Copy link",
		copied: "Link copied",
		copyFailed: "Copying is not allowed here. The link is in the address bar.",
		mail: "E-mail",
		newTab: "(opens in a new tab)",
		sheet: "Print the data sheet (PDF)",
	},
};

import type { PublicTexts } from "../texts/public/de/every-page.ts";

/** `path` is German, and other languages prefix it; `link` is the key of its name in footer and menu. */
export type PageLink = { path: string; link: keyof PublicTexts["nav"] };

/** In the footer's order. Every visitor's browser has these lists; all pages are in pages.ts. */
export const linkedPages: readonly (PageLink & {
	/** Where it is linked beside the footer's column of pages, or in its place. */
	at?: "menu" | "foot";
})[] = [
	{ path: "/service", link: "service", at: "menu" },
	{ path: "/beratung", link: "consultation" },
	{ path: "/ueber-uns", link: "about", at: "menu" },
	{ path: "/karriere", link: "careers", at: "menu" },
	{ path: "/newsarchiv", link: "news" },
	{ path: "/kontakt", link: "contact", at: "menu" },
	{ path: "/impressum", link: "imprint", at: "foot" },
	{ path: "/datenschutz", link: "privacy", at: "foot" },
];

export const offerLinks: readonly PageLink[] = [
	{ path: "/angebot/kaufen", link: "buy" },
	{ path: "/angebot/mieten", link: "rent" },
	{ path: "/maschinenfinder", link: "finder" },
	{ path: "/inzahlungnahme", link: "tradeIn" },
	{ path: "/suchauftrag", link: "alert" },
];

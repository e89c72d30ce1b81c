import type { PublicTexts } from "../i18n/de.ts";

/** A public page at a fixed address. */
export type SitePage = {
	/** Its German path; the English one starts with `/en`. */
	path: string;
	/** Its route module in `routes/site/`. */
	file: string;
	/** The key of its name in footer and menu; the footer links only pages that have one. */
	link?: keyof PublicTexts["nav"];
	/** Whether the menu links it too. */
	menu?: true;
};

/** Every such page, in the footer's order. Routes, menu, footer, sitemap and the tests of every page follow from it. */
export const sitePages: readonly SitePage[] = [
	{ path: "/", file: "home" },
	{ path: "/angebot/kaufen", file: "offer-list" },
	{ path: "/angebot/mieten", file: "offer-list" },
	{ path: "/maschinenfinder", file: "machine-finder" },
	{ path: "/suchauftrag", file: "search-alert" },
	{ path: "/inzahlungnahme", file: "trade-in" },
	{ path: "/service", file: "service", link: "service", menu: true },
	{ path: "/beratung", file: "consultation", link: "consultation" },
	{ path: "/ueber-uns", file: "about", link: "about", menu: true },
	{ path: "/karriere", file: "careers", link: "careers", menu: true },
	{ path: "/newsarchiv", file: "news-archive", link: "news" },
	{ path: "/kontakt", file: "contact", link: "contact", menu: true },
	{ path: "/impressum", file: "imprint", link: "imprint" },
	{ path: "/datenschutz", file: "privacy", link: "privacy" },
];

/** The pages that the footer links. */
export const linkedPages = sitePages.filter(
	(page): page is SitePage & Required<Pick<SitePage, "link">> => page.link !== undefined,
);

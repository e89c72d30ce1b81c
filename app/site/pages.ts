import type { PublicTexts } from "../i18n/de.ts";

/** A public page with an address of its own. */
export type SitePage = {
	/** Its German address; English has `/en` before it. */
	path: string;
	/** Its route module in `routes/site/`. */
	file: string;
	/** What the footer and the menu call it; pages without are reached otherwise. */
	link?: keyof PublicTexts["nav"];
	/** Whether the menu leads there. */
	menu?: true;
};

/**
 * Every such page, in the order of the footer: routes, menu, footer, sitemap and the tests of every page follow from
 * it.
 */
export const sitePages: readonly SitePage[] = [
	{ path: "/", file: "home" },
	{ path: "/angebot/kaufen", file: "offer-list" },
	{ path: "/angebot/mieten", file: "offer-list" },
	{ path: "/service", file: "service", link: "service", menu: true },
	{ path: "/beratung", file: "consultation", link: "consultation" },
	{ path: "/ueber-uns", file: "about", link: "about", menu: true },
	{ path: "/karriere", file: "careers", link: "careers", menu: true },
	{ path: "/newsarchiv", file: "news-archive", link: "news" },
	{ path: "/kontakt", file: "contact", link: "contact", menu: true },
	{ path: "/impressum", file: "imprint", link: "imprint" },
	{ path: "/datenschutz", file: "privacy", link: "privacy" },
];

/** The pages that the footer names. */
export const linkedPages = sitePages.filter(
	(page): page is SitePage & Required<Pick<SitePage, "link">> => page.link !== undefined,
);

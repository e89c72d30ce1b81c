import type { PublicTexts } from "../texts/public/de/every-page.ts";

/** In the footer's order. Every visitor's browser has this list; all pages are in pages.ts. */
export const linkedPages: readonly {
	/** Its German path; other languages prefix it. */
	path: string;
	/** The key of its name in footer and menu. */
	link: keyof PublicTexts["nav"];
	/** Whether the menu links it too. */
	menu?: true;
	/** Its route module in `routes/site/`, if not named like the link. */
	file?: string;
}[] = [
	{ path: "/service", link: "service", menu: true },
	{ path: "/beratung", link: "consultation" },
	{ path: "/ueber-uns", link: "about", menu: true },
	{ path: "/karriere", link: "careers", menu: true },
	{ path: "/newsarchiv", link: "news", file: "news-archive" },
	{ path: "/kontakt", link: "contact", menu: true },
	{ path: "/impressum", link: "imprint" },
	{ path: "/datenschutz", link: "privacy" },
];

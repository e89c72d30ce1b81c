import { linkedPages } from "./linked-pages.ts";

/**
 * Every public page at a fixed address: its German path, and its route module in `routes/site/`. Routes, sitemap and
 * the tests of every page follow from it.
 */
export const sitePages: readonly { path: string; file: string }[] = [
	{ path: "/", file: "home" },
	{ path: "/angebot/kaufen", file: "offer-list" },
	{ path: "/angebot/mieten", file: "offer-list" },
	{ path: "/maschinenfinder", file: "machine-finder" },
	{ path: "/suchauftrag", file: "search-alert" },
	{ path: "/inzahlungnahme", file: "trade-in" },
	...linkedPages.map(({ path, link }) => ({ path, file: link })),
];

import { linkedPages } from "./linked-pages.ts";

/** A public page at a fixed address: its German path, and its route module in `routes/site/`. */
export type SitePage = { path: string; file: string };

/** Every such page. Routes, sitemap and the tests of every page follow from it. */
export const sitePages: readonly SitePage[] = [
	{ path: "/", file: "home" },
	{ path: "/angebot/kaufen", file: "offer-list" },
	{ path: "/angebot/mieten", file: "offer-list" },
	{ path: "/maschinenfinder", file: "machine-finder" },
	{ path: "/suchauftrag", file: "search-alert" },
	{ path: "/inzahlungnahme", file: "trade-in" },
	...linkedPages.map(({ path, link, file = link }) => ({ path, file })),
];

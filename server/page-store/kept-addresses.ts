import type { Topic } from "../../app/database/content-topics.ts";

/** A page that may be kept: its one true address, and what it is made of. */
export type KeptAddress = { address: string; topics: readonly Topic[]; german: boolean };

type Kind = {
	path: RegExp;
	topics: readonly Topic[];
	/** Parameters that make another page of few; each other one that the page reads makes one of endlessly many, which is not kept. */
	few?: Record<string, RegExp>;
	endless?: readonly string[];
};

const id = /^[0-9a-f-]{36}$/;
const word = /^[a-zäöüß-]{1,40}$/;
const page = /^[1-9]\d{0,3}$/;

/** Every public page with all the parameters that its loader reads; a test compares them with the sources. Those it does not read are dropped. */
const kinds: readonly Kind[] = [
	{ path: /^\/$/, topics: ["offers", "news"] },
	{
		path: /^\/angebot\/(kaufen|mieten)$/,
		topics: ["offers"],
		few: { category: word, sub: word, condition: word, type: word, sort: word, page },
		endless: ["q", "min", "max"],
	},
	{ path: /^\/angebot\/detail\/[0-9a-f-]{36}$/, topics: ["offers"] },
	{ path: /^\/kontakt$/, topics: ["offers"], few: { service: word }, endless: ["subject", "offer"] },
	{ path: /^\/karriere$/, topics: ["jobs"], few: { stelle: id } },
	{ path: /^\/newsarchiv$/, topics: ["news"], few: { page } },
	{ path: /^\/news\/[0-9a-f-]{36}$/, topics: ["news"] },
	{ path: /^\/(service|ueber-uns|beratung|impressum)$/, topics: [] },
	{ path: /^\/datenschutz$/, topics: ["settings"] },
	{ path: /^\/(sitemap\.xml|robots\.txt)$/, topics: ["offers", "news", "jobs"] },
	{ path: /^\/news\.atom$/, topics: ["news"] },
];

/** Which parts of a page the browser asks for when it has the others; named by the router. */
const routesParameter = /^[\w/,.-]{1,300}$/;
const MOST_PARAMETERS = 8;

/** What a page is kept under; null when it is none that is kept. `url` is path and query as they were asked for. */
export function keptAddress(url: string): KeptAddress | null {
	const [path = "", search] = url.split("?", 2);
	const isData = path.endsWith(".data");
	const asked = isData ? path.slice(0, -".data".length) : path;
	const page = isData && (asked === "/_" || asked === "/en/_") ? asked.slice(0, -1) : asked;
	const german = page !== "/en" && !page.startsWith("/en/");
	const germanPage = german ? page : page.slice("/en".length) || "/";
	const kind = kinds.find((one) => one.path.test(germanPage));
	if (!kind) return null;
	const query = search === undefined ? "" : keptQuery(search, kind, isData);
	if (query === null) return null;
	return { address: path + query, topics: kind.topics, german };
}

/** The query in a fixed order without what the page does not read; null when it makes one page of endlessly many. */
function keptQuery(search: string, kind: Kind, isData: boolean): string | null {
	const kept: [string, string][] = [];
	for (const [name, value] of new URLSearchParams(search)) {
		if (kind.endless?.includes(name)) return null;
		const allowed = isData && name === "_routes" ? routesParameter : kind.few && Object.hasOwn(kind.few, name) ? kind.few[name] : undefined;
		if (!allowed) continue;
		if (!allowed.test(value) || kept.length === MOST_PARAMETERS) return null;
		kept.push([name, value]);
	}
	if (kept.length === 0) return "";
	// By name alone: of a name that is given twice, pages read the first value.
	kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
	return `?${new URLSearchParams(kept)}`;
}

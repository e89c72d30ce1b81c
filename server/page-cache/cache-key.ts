import type { ServerBuild } from "react-router";
import type { Topic } from "../../app/database/content-topics.ts";
import { languageOfPath } from "../../app/i18n/language.ts";
import type { PageContract } from "../../app/public-loader.server.ts";

/** A page that may be cached: its one true address, and the content that it shows. */
export type CacheKey = { address: string; topics: readonly Topic[]; german: boolean };

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** The router's own parameter: which parts of a page a browser asks for that has the others. */
const ROUTES_PARAMETER = "_routes";
const routesNamed = /^[\w/,.-]{1,300}$/;
const plainPath = /^[\w/.-]+$/;
const MOST_PARAMETERS = 8;

/**
 * Makes keys of addresses (path and query), by the contracts of the routes; null for a page that must not be cached.
 */
export function cacheKeys(routes: Routes): (url: string) => CacheKey | null {
	const fixed = new Map<string, PageContract | null>();
	const open: { path: RegExp; contract: PageContract | null }[] = [];
	for (const branch of branches(routes)) {
		const path = `/${branch.flatMap((route) => route.path || []).join("/")}`;
		const contract = contractOf(branch);
		if (!/[:*]/.test(path)) fixed.set(path, contract);
		else open.push({ path: new RegExp(`^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`), contract });
	}
	return (url) => {
		const { path, search } = parts(url);
		if (!plainPath.test(path)) return null;
		const isData = path.endsWith(".data");
		const page = isData ? pageOfData(path) : path;
		const contract = fixed.has(page) ? fixed.get(page) : open.find((one) => one.path.test(page))?.contract;
		if (!contract) return null;
		const query = search === "" ? "" : cachedQuery(search, contract, isData);
		if (query === null) return null;
		return { address: path + query, topics: contract.topics, german: languageOfPath(page) === "de" };
	};
}

/** Every route that answers, below those that it stands in. */
function branches(routes: Routes): Route[][] {
	const all = Object.values(routes).filter((route) => route !== undefined);
	const above = (route: Route): Route[] => (route.parentId ? [...above(routes[route.parentId]!), route] : [route]);
	return all.filter(({ id }) => !all.some(({ parentId }) => parentId === id)).map(above);
}

/** What all loaders of a page depend on; null when one of them has no contract. */
function contractOf(branch: Route[]): PageContract | null {
	const loaders = branch.flatMap(({ module }) => module.loader ?? []);
	const contracts = loaders.flatMap((loader) => ("contract" in loader ? [loader.contract as PageContract] : []));
	if (!branch.at(-1)!.module.loader || contracts.length < loaders.length) return null;
	return {
		topics: [...new Set(contracts.flatMap(({ topics }) => topics))],
		parameters: Object.assign({}, ...contracts.map(({ parameters }) => parameters)),
	};
}

/** Only the first question mark begins the query; others are part of it. */
function parts(url: string): { path: string; search: string } {
	const mark = url.indexOf("?");
	return mark < 0 ? { path: url, search: "" } : { path: url.slice(0, mark), search: url.slice(mark + 1) };
}

/** The page whose data an address asks for. */
function pageOfData(path: string): string {
	return path === "/_.data" ? "/" : path.slice(0, -".data".length);
}

/** The query in a fixed order without what the page does not read; null when a page with it is not cached. */
function cachedQuery(search: string, { parameters }: PageContract, isData: boolean): string | null {
	const cached: [string, string][] = [];
	for (const [name, value] of new URLSearchParams(search)) {
		const values =
			isData && name === ROUTES_PARAMETER ? routesNamed : Object.hasOwn(parameters, name) && parameters[name];
		if (!values) continue;
		if (values === "uncached" || !values.test(value) || cached.length === MOST_PARAMETERS) return null;
		cached.push([name, value]);
	}
	if (cached.length === 0) return "";
	// By name alone: of a name that is given twice, pages read the first value.
	cached.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
	return `?${new URLSearchParams(cached)}`;
}

import type { ServerBuild } from "react-router";
import { type Language, languageOfPath } from "../../app/foundation/i18n/language.ts";
import type { PageParameters } from "../../app/foundation/request/public-loader.server.ts";

export type CacheKey = { address: string; language: Language };

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

/** React Router's own parameter: the parts of the page that the browser still needs. */
const ROUTES_PARAMETER = "_routes";
const routesNamed = /^[\w/,.:*-]{1,300}$/;
const plainPath = /^[\w/.-]+$/;
const MAX_PARAMETERS = 8;

/** Returns a function that turns an address into a cache key; null for a page that must not be cached. */
export function cacheKeys(routes: Routes): (url: string) => CacheKey | null {
	const fixed = new Map<string, PageParameters | null>();
	const withParameters: { path: RegExp; parameters: PageParameters | null }[] = [];
	for (const branch of branches(routes)) {
		const path = `/${branch.flatMap((route) => route.path || []).join("/")}`;
		const parameters = parametersOf(branch);
		const pattern = `^${path.replaceAll(".", "\\.").replace(/:\w+/g, "[^/]+")}$`;
		if (!/[:*]/.test(path)) fixed.set(path, parameters);
		else withParameters.push({ path: new RegExp(pattern), parameters });
	}
	return (url) => {
		const path = url.split("?", 1)[0]!;
		const search = url.slice(path.length + 1);
		if (!plainPath.test(path)) return null;
		const isData = path.endsWith(".data");
		const page = path === "/_.data" ? "/" : path.replace(/\.data$/, "");
		const parameters = fixed.has(page)
			? fixed.get(page)
			: withParameters.find((one) => one.path.test(page))?.parameters;
		if (!parameters) return null;
		const query = search === "" ? "" : cachedQuery(search, parameters, isData);
		if (query === null) return null;
		return { address: path + query, language: languageOfPath(page) };
	};
}

/** Every leaf route, each preceded by its ancestors. */
function branches(routes: Routes): Route[][] {
	const all = Object.values(routes).filter((route) => route !== undefined);
	const above = (route: Route): Route[] => (route.parentId ? [...above(routes[route.parentId]!), route] : [route]);
	return all.filter(({ id }) => !all.some(({ parentId }) => parentId === id)).map(above);
}

/** The parameters that all loaders of a page read; null when one of them declares none. */
function parametersOf(branch: Route[]): PageParameters | null {
	const loaders = branch.flatMap(({ module }) => module.loader ?? []);
	const named = loaders.flatMap((loader) => ("parameters" in loader ? [loader.parameters as PageParameters] : []));
	if (!branch.at(-1)!.module.loader || named.length < loaders.length) return null;
	return Object.assign({}, ...named);
}

/** The query in a fixed order, with only the parameters that the page reads; null when it must not be cached. */
function cachedQuery(search: string, parameters: PageParameters, isData: boolean): string | null {
	const cached: [string, string][] = [];
	for (const [name, value] of new URLSearchParams(search)) {
		const values =
			isData && name === ROUTES_PARAMETER ? routesNamed : Object.hasOwn(parameters, name) && parameters[name];
		if (!values) continue;
		if (values === "uncached" || !values.test(value) || cached.length === MAX_PARAMETERS) return null;
		cached.push([name, value]);
	}
	if (cached.length === 0) return "";
	const query = new URLSearchParams(cached);
	// By name only: pages read the first of several values with one name.
	query.sort();
	return `?${query}`;
}

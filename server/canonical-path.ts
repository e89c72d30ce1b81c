import type { RequestHandler } from "express";
import { matchRoutes, type RouteObject } from "react-router";
import * as build from "virtual:react-router/server-build";

/**
 * Spellings that the router accepts as well: capitals, encoded characters, a trailing slash. All routes are lower-case,
 * so a path without any of these is already canonical.
 */
const mayDiffer = /[A-Z%]|.\/$|\/_\.data$/;
/**
 * Unreserved characters, which never need encoding (RFC 3986, 2.3). `refuseOddPaths` has already refused encoded dots.
 */
const needlesslyEncoded = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3\d|2d|5f|7e)/gi;

/**
 * Redirects to the canonical spelling of an address. The router reads `/ADMIN`, `/%61dmin` and `/admin/` as `/admin`,
 * but headers and limits that depend on the address should need to know only one spelling.
 */
export function canonicalPath(): RequestHandler {
	const routes = routeTree();
	return (request, response, next) => {
		const requested = request.url.split("?", 1)[0]!;
		const path = mayDiffer.test(requested) ? spellAsRoute(requested, routes) : requested;
		if (path === requested) return next();
		response
			.set("Cache-Control", "no-store")
			.redirect(request.method === "POST" ? 308 : 301, path + request.url.slice(requested.length));
	};
}

function spellAsRoute(requested: string, routes: RouteObject[]): string {
	// Client-side navigation requests the data of "/" at this address, the only one that may end like this.
	if (requested === "/_.data") return requested;
	const [, typed = "", data = ""] = /^(.*?)(\.data)?$/.exec(requested.replace(needlesslyEncoded, decodeURIComponent))!;
	const page = data ? typed.replace(/\/_$/, "/") : typed;
	const pattern = (matchRoutes(routes, page) ?? []).flatMap(({ route }) =>
		(route.path ?? "").split("/").filter(Boolean),
	);
	const segments = page
		.split("/")
		.filter(Boolean)
		.map((segment, i) => (pattern[i] && !/^[:*]/.test(pattern[i]) ? pattern[i] : segment));
	// A `*` matches a file's name or no page at all, so its trailing slash stays.
	const end = pattern.at(-1) === "*" && page.endsWith("/") ? "/" : "";
	return `/${segments.join("/")}${end}${data}`;
}

/** Turns the build's flat list of routes into the tree that `matchRoutes` expects. */
function routeTree(parentId?: string): RouteObject[] {
	return Object.values(build.routes).flatMap((route) => {
		if (!route || route.parentId !== parentId) return [];
		const { id, path, index } = route;
		return index ? { id, path, index } : { id, path, children: routeTree(id) };
	});
}

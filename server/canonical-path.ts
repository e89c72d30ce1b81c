import type { RequestHandler } from "express";
import { matchRoutes, type RouteObject } from "react-router";
import * as build from "virtual:react-router/server-build";

/**
 * What the router overlooks: capitals, coded letters, a slash at the end. Routes are written in small letters, so a
 * path without them is spelt as its route.
 */
const mayDiffer = /[A-Z%]|.\/$|\/_\.data$/;
/**
 * Letters, digits and signs that mean the same with or without their code (RFC 3986, 2.3). A coded dot is refused
 * before.
 */
const codedForNothing = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3\d|2d|5f|7e)/gi;
const officePage = /^\/admin(\/|\.data$|$)/;

/**
 * The router reads `/ADMIN`, `/%61dmin` and `/admin/` as `/admin`: who writes an address otherwise than its route is
 * led there, so that what goes by the address (a header, a limit) has one spelling to know.
 */
export function canonicalPath(): RequestHandler {
	const routes = treeOf();
	return (request, response, next) => {
		const asked = request.url.split("?", 1)[0]!;
		const path = mayDiffer.test(asked) ? asItsRoute(asked, routes) : asked;
		if (path === asked) return next();
		response
			.set("Cache-Control", "no-store")
			.redirect(request.method === "POST" ? 308 : 301, path + request.url.slice(asked.length));
	};
}

/** Whether an address, spelt as its route, is a page of the office. */
export function isOfficePage(path: string): boolean {
	return officePage.test(path);
}

function asItsRoute(asked: string, routes: RouteObject[]): string {
	// Where a page's script asks for the data of "/"; the only address that may end so.
	if (asked === "/_.data") return asked;
	const [, typed = "", data = ""] = /^(.*?)(\.data)?$/.exec(asked.replace(codedForNothing, decodeURIComponent))!;
	const page = data ? typed.replace(/\/_$/, "/") : typed;
	const pattern = (matchRoutes(routes, page) ?? []).flatMap(({ route }) =>
		(route.path ?? "").split("/").filter(Boolean),
	);
	const spelt = page
		.split("/")
		.filter(Boolean)
		.map((segment, i) => (pattern[i] && !/^[:*]/.test(pattern[i]) ? pattern[i] : segment));
	// What a route leaves open is a file's name, or no page: it has no other spelling.
	const end = pattern.at(-1) === "*" && page.endsWith("/") ? "/" : "";
	return `/${spelt.join("/")}${end}${data}`;
}

/** The build lists routes by their ids; the router matches a tree. */
function treeOf(parentId?: string): RouteObject[] {
	return Object.values(build.routes).flatMap((route) => {
		if (!route || route.parentId !== parentId) return [];
		const { id, path, index } = route;
		return index ? { id, path, index } : { id, path, children: treeOf(id) };
	});
}

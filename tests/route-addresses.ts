import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** The names under which a data request can ask for single routes. */
export function routeIds(entries: RouteConfigEntry[] = routes): string[] {
	return entries.flatMap(({ id, file, children = [] }) => [id ?? file.replace(/\.tsx?$/, ""), ...routeIds(children)]);
}

/** The addresses of all routes that answer, as routes.ts has them. */
export function routeAddresses(entries: RouteConfigEntry[] = routes, at = ""): string[] {
	return entries.flatMap(({ path, children }) => {
		const here = path ? `${at}/${path}` : at;
		return children ? routeAddresses(children, here) : [here || "/"];
	});
}

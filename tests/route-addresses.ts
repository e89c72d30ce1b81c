import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** The addresses of all routes that answer, as routes.ts has them. */
export function routeAddresses(entries: RouteConfigEntry[] = routes, at = ""): string[] {
	return entries.flatMap(({ path, children }) => {
		const here = path ? `${at}/${path}` : at;
		return children ? routeAddresses(children, here) : [here || "/"];
	});
}

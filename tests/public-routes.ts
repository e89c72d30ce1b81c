import { resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { PageParameters } from "#app/foundation/request/public-loader.server.ts";
import routes from "#app/routes.ts";

/**
 * A public page: its German address with `:id` where a record's stands, and what its own loader reads of the
 * search; null where the loader does not say.
 */
export type PublicRoute = { path: string; file: string; parameters: PageParameters | null };

/** The German routes that answer and are not the office's. */
export async function publicRoutes(entries: RouteConfigEntry[] = routes, at = ""): Promise<PublicRoute[]> {
	const found = entries.map(async ({ path, file, children }): Promise<PublicRoute[]> => {
		const here = path ? `${at}/${path}` : at;
		if (/^\/(admin|en)(\/|$)/.test(here)) return [];
		const { loader } = (await import(/* @vite-ignore */ resolve("app", file))) as { loader?: object };
		if (children) return publicRoutes(children, here);
		const parameters = loader && "parameters" in loader ? (loader.parameters as PageParameters) : null;
		return [{ path: here || "/", file, parameters }];
	});
	return (await Promise.all(found)).flat();
}

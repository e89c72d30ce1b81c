import { resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { Topic } from "#app/database/content-topics.ts";
import type { PageContract } from "#app/public-loader.server.ts";
import routes from "#app/routes.ts";

/**
 * A public page: its German address with `:id` where a record's stands, and the contract of its own loader with the
 * topics of those around it; null where its own has none.
 */
export type PublicRoute = { path: string; file: string; contract: PageContract | null };

/** The German routes that answer and are not the office's. */
export async function publicRoutes(
	entries: RouteConfigEntry[] = routes,
	at = "",
	around: readonly Topic[] = [],
): Promise<PublicRoute[]> {
	const found = entries.map(async ({ path, file, children }): Promise<PublicRoute[]> => {
		const here = path ? `${at}/${path}` : at;
		if (/^\/(admin|en)(\/|$)/.test(here)) return [];
		const { loader } = (await import(/* @vite-ignore */ resolve("app", file))) as { loader?: object };
		const own = loader && "contract" in loader ? (loader.contract as PageContract) : null;
		const topics = [...new Set([...around, ...(own?.topics ?? [])])];
		if (children) return publicRoutes(children, here, topics);
		return [{ path: here || "/", file, contract: own && { ...own, topics } }];
	});
	return (await Promise.all(found)).flat();
}

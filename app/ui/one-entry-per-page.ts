import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/**
 * A form that is sent without leaving its page, and led back to it, adds no entry to the browser's history; the router
 * itself sees to that for forms that navigate alone.
 */
export const oneEntryPerPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
	const results = await next();
	const { pathname, search } = window.location;
	for (const { result } of Object.values(results))
		if (result instanceof Response && result.headers.get("Location") === pathname + search)
			result.headers.set("X-Remix-Replace", "true");
	return results;
};

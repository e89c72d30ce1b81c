import { type DataStrategyResult, type MiddlewareFunction, replace } from "react-router";

/**
 * A form that is sent without leaving its page, and led back to it, adds no entry to the browser's history; the router
 * itself sees to that for forms that navigate alone.
 */
export const oneEntryPerPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
	const results = await next();
	const here = window.location.pathname + window.location.search;
	const leadsHere = ({ result }: DataStrategyResult) =>
		result instanceof Response && result.headers.get("Location") === here;
	return Object.fromEntries(
		Object.entries(results).map(([route, answer]) => [
			route,
			leadsHere(answer)
				? { ...answer, result: replace(here, { headers: (answer.result as Response).headers }) }
				: answer,
		]),
	);
};

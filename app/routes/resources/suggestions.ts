import { LONGEST_SEARCH } from "../../site/search/suggestion.ts";
import { suggestionsFor } from "../../machines/search/suggestions.server.ts";
import { cachedValues, publicLoader } from "../../foundation/request/public-loader.server.ts";

/** Suggestions while somebody types a search, as JSON: makes, categories and machines that visitors see. */
export const loader = publicLoader(
	{ q: /^[\p{L}\p{N} ./-]{2,60}$/u, type: cachedValues.word },
	async ({ search, language }) => {
		const q = (search.get("q") ?? "").slice(0, LONGEST_SEARCH);
		const type = (["kauf", "miete"] as const).find((known) => known === search.get("type")) ?? "alle";
		return Response.json(await suggestionsFor({ q, type, language }));
	},
);

import { LONGEST_SEARCH } from "../../offers/suggestion.ts";
import { suggestionsFor } from "../../offers/suggestions.server.ts";
import { cachedValues, publicLoader } from "../../public-loader.server.ts";
import { quickLimit } from "../../rate-limit/quick-limit.server.ts";
import { requestContext, unavailable } from "../../request-context.server.ts";

/** More than anybody types; a whole office may stand behind one address. */
const limit = quickLimit({ points: 600, seconds: 60 });
/** What the search suggests while somebody types, as JSON: makes, categories and machines that visitors see. */
export const loader = publicLoader(
	{ topics: ["offers", "settings"], parameters: { q: /^[\p{L}\p{N} ./-]{2,60}$/u, type: cachedValues.word } },
	async ({ search, language, context }) => {
		const seconds = limit(context.get(requestContext).clientAddress);
		if (seconds !== null) return new Response(null, { status: 429, headers: { "Retry-After": String(seconds) } });
		const q = (search.get("q") ?? "").slice(0, LONGEST_SEARCH).replaceAll("\0", "");
		const type = (["kauf", "miete"] as const).find((known) => known === search.get("type")) ?? "alle";
		const suggestions = await suggestionsFor({ q, type, language }).catch(
			unavailable(context, "suggestions could not be read"),
		);
		return Response.json(suggestions);
	},
);

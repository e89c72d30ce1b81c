import { LONGEST_SEARCH } from "../../site/search/suggestion.ts";
import { suggestionsFor } from "../../machines/search/suggestions.server.ts";
import { cachedValues, publicLoader } from "../../foundation/request/public-loader.server.ts";
import { networkOf } from "../../foundation/rate-limit/address.ts";
import { memoryLimit } from "../../foundation/rate-limit/memory-limit.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";

/** More than anybody types; a whole office may be behind one address. */
const consume = memoryLimit({ points: 600, seconds: 60 });

/** Suggestions while somebody types a search, as JSON: makes, categories and machines that visitors see. */
export const loader = publicLoader(
	{ q: /^[\p{L}\p{N} ./-]{2,60}$/u, type: cachedValues.word },
	async ({ search, language, context }) => {
		const consumed = consume(networkOf(context.get(requestContext).clientAddress));
		if (!consumed.allowed)
			return new Response(null, { status: 429, headers: { "Retry-After": String(consumed.retryAfter) } });
		const q = (search.get("q") ?? "").slice(0, LONGEST_SEARCH);
		const type = (["kauf", "miete"] as const).find((known) => known === search.get("type")) ?? "alle";
		return Response.json(await suggestionsFor({ q, type, language }));
	},
);

import type { LoaderFunctionArgs } from "react-router";
import type { Topic } from "./database/content-topics.ts";
import { germanPath, type Language, languageOf } from "./i18n/language.ts";

/** What a public page is made of. The page cache keeps a page by it: under which addresses, and until when. */
export type PageContract<Parameter extends string = string> = {
	/** The content that the loader reads. */
	topics: readonly Topic[];
	/**
	 * Every search parameter that the loader reads, with the values that a page is cached for. One that takes endlessly
	 * many values is "uncached": a page that is asked for with it is rendered each time.
	 */
	parameters: Readonly<Record<Parameter, RegExp | "uncached">>;
};

/** The contract of a page that changes only with the program. */
export const staticPage: PageContract<never> = { topics: [], parameters: {} };

/** The values of parameters that pages are cached for. */
export const cachedValues = { word: /^[a-zäöüß-]{1,40}$/, page: /^[1-9]\d{0,3}$/, id: /^[0-9a-f-]{36}$/ };

/** A search of which only the named parameters can be read. */
export type Search<Parameter extends string> = {
	get: (name: Parameter) => string | null;
	getAll: (name: Parameter) => string[];
};

/** What a public loader gets of its request; the rest of the address is no part of its contract. */
export type PublicArgs<Args extends LoaderFunctionArgs, Parameter extends string = never> = {
	params: Args["params"];
	search: Search<Parameter>;
	/** The page's address in German. */
	path: string;
	language: Language;
	request: Pick<Request, "headers">;
	context: LoaderFunctionArgs["context"];
};

/**
 * A loader with its contract. Whether its page is cached or not, it sees only the parameters that the contract names.
 */
export function publicLoader<Parameter extends string, Result, Args extends LoaderFunctionArgs = LoaderFunctionArgs>(
	contract: PageContract<Parameter>,
	load: (args: PublicArgs<Args, Parameter>) => Result,
) {
	const loader = ({ request, url, params, context }: LoaderFunctionArgs): Result => {
		const named = [...url.searchParams].filter(([name]) => Object.hasOwn(contract.parameters, name));
		return load({
			params,
			search: new URLSearchParams(named),
			path: germanPath(url.pathname),
			language: languageOf({ url, request }),
			request,
			context,
		});
	};
	return Object.assign(loader, { contract });
}

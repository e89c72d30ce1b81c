import type { LoaderFunctionArgs } from "react-router";
import type { Topic } from "./database/content-topics.ts";
import { germanPath, type Language, languageOf } from "./i18n/language.ts";

/**
 * What a public page depends on. From this the page cache knows the addresses of a page, and until when it is valid.
 */
export type PageContract<Parameter extends string = string> = {
	/** The content that the loader reads. */
	topics: readonly Topic[];
	/**
	 * Every search parameter that the loader reads, with the values for which the page is cached. A parameter with
	 * endlessly many values is "uncached": with it, the page is rendered each time.
	 */
	parameters: Readonly<Record<Parameter, RegExp | "uncached">>;
};

/** The contract of a page that depends on no content. */
export const staticPage: PageContract<never> = { topics: [], parameters: {} };

/** Values of parameters for which pages are cached. */
export const cachedValues = {
	word: /^[a-zäöüß-]{1,40}$/,
	page: /^[1-9]\d{0,3}$/,
	id: /^[0-9a-f-]{36}$/,
	flag: /^[01]$/,
};

/** Search parameters, of which only the named ones can be read. */
export type Search<Parameter extends string> = {
	get: (name: Parameter) => string | null;
	getAll: (name: Parameter) => string[];
};

/** What a public loader may see of its request; nothing else is part of its contract. */
export type PublicArgs<Args extends LoaderFunctionArgs, Parameter extends string = never> = {
	params: Args["params"];
	search: Search<Parameter>;
	/** The page's German address. */
	path: string;
	language: Language;
	request: Pick<Request, "headers">;
	context: LoaderFunctionArgs["context"];
};

/**
 * A loader with its contract. It sees only the parameters that the contract names, whether the page is cached or not.
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

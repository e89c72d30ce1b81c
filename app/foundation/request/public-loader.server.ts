import type { LoaderFunctionArgs } from "react-router";
import { germanPath, type Language, languageOf } from "../i18n/language.ts";

/**
 * Every search parameter that a public loader reads, with the values for which its page is cached. With an "uncached"
 * one, which has endlessly many values, the page is rendered each time.
 */
export type PageParameters<Parameter extends string = string> = Readonly<Record<Parameter, RegExp | "uncached">>;

export const cachedValues = {
	word: /^[a-zäöüß-]{1,40}$/,
	page: /^[1-9]\d{0,3}$/,
	id: /^[0-9a-f-]{36}$/,
	flag: /^[01]$/,
};

export const uncached = <Name extends string>(...names: Name[]) =>
	Object.fromEntries(names.map((name) => [name, "uncached"])) as Record<Name, "uncached">;

export type Search<Parameter extends string> = {
	get: (name: Parameter) => string | null;
	getAll: (name: Parameter) => string[];
};

/** The parts of a request that a public loader may see; nothing else affects its page. */
export type PublicArgs<Args extends LoaderFunctionArgs, Parameter extends string = never> = {
	params: Args["params"];
	search: Search<Parameter>;
	/** The page's German address. */
	path: string;
	language: Language;
	request: Pick<Request, "headers">;
	context: LoaderFunctionArgs["context"];
};

/** A loader whose page may be cached until content changes. It sees only the parameters that it names. */
export function publicLoader<Parameter extends string, Result, Args extends LoaderFunctionArgs = LoaderFunctionArgs>(
	parameters: PageParameters<Parameter>,
	load: (args: PublicArgs<Args, Parameter>) => Result,
) {
	const loader = ({ request, url, params, context }: LoaderFunctionArgs): Result => {
		const named = [...url.searchParams].filter(([name]) => Object.hasOwn(parameters, name));
		return load({
			params,
			search: new URLSearchParams(named),
			path: germanPath(url.pathname),
			language: languageOf({ url, request }),
			request,
			context,
		});
	};
	return Object.assign(loader, { parameters });
}

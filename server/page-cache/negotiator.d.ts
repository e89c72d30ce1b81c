/** Types for the used part of a package that has none. */
declare module "negotiator" {
	export default class Negotiator {
		constructor(request: { headers: import("node:http").IncomingHttpHeaders });
		/** The encoding that the client prefers; among equals, the first in `preferred`. */
		encoding<Known extends string>(
			available: readonly Known[],
			options: { preferred: readonly Known[] },
		): Known | undefined;
	}
}

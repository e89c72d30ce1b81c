/** Only what we use of it; the package comes without types. */
declare module "negotiator" {
	export default class Negotiator {
		constructor(request: { headers: import("node:http").IncomingHttpHeaders });
		/** The encoding that the client likes best; of those it likes alike the one that is `preferred`. */
		encoding<Known extends string>(
			available: readonly Known[],
			options: { preferred: readonly Known[] },
		): Known | undefined;
	}
}

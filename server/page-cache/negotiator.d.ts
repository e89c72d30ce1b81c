/** Only what we use of it; the package comes without types. */
declare module "negotiator" {
	export default class Negotiator {
		constructor(request: { headers: import("node:http").IncomingHttpHeaders });
		/** The encoding that the client likes best; of those it likes alike the one that is `preferred`. */
		encoding<Encoding extends string>(available: readonly Encoding[], options: { preferred: readonly Encoding[] }): Encoding | undefined;
	}
}

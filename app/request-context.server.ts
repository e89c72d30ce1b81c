import { createContext, data } from "react-router";

/** The part of a logger that pages use. */
export type Log = {
	error: (what: object, message: string) => void;
	warn: (what: object, message: string) => void;
	info: (what: object, message: string) => void;
};

/** What the HTTP server knows of a request and the app needs. */
export type RequestContext = {
	/** Number of the request, shown on error pages and in the log. */
	id: string;
	/** Address of the client, or of whom a trusted proxy names. */
	clientAddress: string;
	/** What a proxy says of how the visitor came to it ("https"); null where none says anything. */
	forwardedProto: string | null;
	log: Log;
	/** Has the request's line in the log name the user who sent it, by id. */
	signedIn: (userId: string) => void;
};

export const requestContext = createContext<RequestContext>();

/** For `catch`: writes a failure down, once, and answers 503: the page is not to be had right now. */
export function unavailable(
	context: { get: (key: typeof requestContext) => RequestContext },
	what: string,
): (error: unknown) => never {
	return (error) => {
		context.get(requestContext).log.error({ err: error }, what);
		throw data(null, { status: 503 });
	};
}

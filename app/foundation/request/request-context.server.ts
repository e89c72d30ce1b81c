import { createContext } from "react-router";

export type Log = Record<"error" | "warn" | "info", (what: object, message: string) => void>;

/** Facts that only the HTTP server knows about a request. */
export type RequestContext = {
	/** The request's number, shown on error pages and in the log. */
	id: string;
	/** The client's address; behind a trusted proxy, the one that the proxy names. */
	clientAddress: string;
	log: Log;
	/** Adds the user's id to the request's line in the log. */
	signedIn: (userId: string) => void;
};

export const requestContext = createContext<RequestContext>();

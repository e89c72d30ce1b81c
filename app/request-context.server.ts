import { createContext } from "react-router";

/** The part of a logger that pages use. */
export type Log = { error: (what: object, message: string) => void; warn: (what: object, message: string) => void; info: (what: object, message: string) => void };

/** What the HTTP server knows of a request and the app needs. */
export type RequestContext = {
	/** Number of the request, shown on error pages and in the log. */
	id: string;
	/** Marks this page's inline scripts (Content Security Policy). */
	nonce: string;
	/** Address of the client, or of whom a trusted proxy names. */
	clientAddress: string;
	log: Log;
};

export const requestContext = createContext<RequestContext>();

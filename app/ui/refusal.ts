import { isRouteErrorResponse } from "react-router";
import { leadsToSignIn } from "./signed-out.ts";

/**
 * Why the office refuses a form whatever it says: the sign-in has ended, the sender's role lacks the right, or a second
 * factor must be set up first.
 */
export const refusals = ["signedOut", "noRight", "factorDue"] as const;
export type Refusal = (typeof refusals)[number];

/** The status of the answer to a refused form. */
export const refusalStatus = (refusal: Refusal) => (refusal === "signedOut" ? 401 : 403);

/** The refusal that an answer's body names; null for any other body. */
export function refusalNamed(body: unknown): Refusal | null {
	const word = typeof body === "object" && body !== null && "refusal" in body ? body.refusal : null;
	return refusals.find((refusal) => refusal === word) ?? null;
}

/** The refusal in what the router throws for a form; null for any other failure. */
export function refusalIn(thrown: unknown): Refusal | null {
	if (thrown instanceof Response) return leadsToSignIn(thrown.headers.get("Location")) ? "signedOut" : null;
	return isRouteErrorResponse(thrown) ? refusalNamed(thrown.data) : null;
}

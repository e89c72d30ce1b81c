import { data, isRouteErrorResponse } from "react-router";
import { leadsToSignIn } from "../signed-out.ts";

/** Why the office refuses a form, whatever is in it. */
export const refusals = ["signedOut", "noRight", "factorDue", "unconfirmed"] as const;
export type Refusal = (typeof refusals)[number];

/** Why a form was not taken: no network (or a proxy's error page), or a refusal by the office. */
export type SubmitFailure = "network" | Refusal;

export const refusalStatus = (refusal: Refusal) => (refusal === "signedOut" ? 401 : 403);

/** The refusal that an answer's body names; null for any other body. */
export function refusalNamed(body: unknown): Refusal | null {
	const word = typeof body === "object" && body !== null && "refusal" in body ? body.refusal : null;
	return refusals.find((refusal) => refusal === word) ?? null;
}

/** Why a form was not taken, in what the router throws for it; null for an answer that the page's route gave. */
export function failureIn(thrown: unknown): SubmitFailure | null {
	if (thrown instanceof Response) return leadsToSignIn(thrown.headers.get("Location")) ? "signedOut" : null;
	if (!isRouteErrorResponse(thrown)) return "network";
	return refusalNamed(thrown.data) ?? (thrown.status < 500 ? null : "network");
}

/**
 * What the browser answers in place of the site. The error status keeps the router from reloading the page's data over
 * the same network, and from following a redirect to the sign-in.
 */
export function answerTo<T>(failure: SubmitFailure, answer: T) {
	return data(answer, { status: failure === "network" ? 503 : refusalStatus(failure) });
}

import { data, isRouteErrorResponse } from "react-router";
import { type Refusal, refusalIn, refusalStatus } from "./refusal.ts";

/** Why a form was not taken: no network (or a proxy's error page), or a refusal by the office. */
export type SubmitFailure = "network" | Refusal;

/**
 * Submits a form. If it does not reach the site or is refused, the answer is what `fallback` makes of the typed input,
 * so that the page stays and nothing typed is lost; null leaves it to the page's frame to say so. The site's own
 * answers pass through; a redirect other than to the sign-in means that everything is stored, and calls `onStored`.
 */
export async function submitOrKeepInput<T>(
	request: Request,
	send: () => Promise<T>,
	fallback: (typed: Record<string, string>, reason: SubmitFailure) => T | null,
	onStored?: () => void,
) {
	const form = await request.clone().formData();
	try {
		return await send();
	} catch (error) {
		const refusal = refusalIn(error);
		if (!refusal && error instanceof Response && error.headers.has("Location")) onStored?.();
		if (!refusal && (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500))) throw error;
		const typed = Object.fromEntries(
			[...form].filter((field): field is [string, string] => typeof field[1] === "string"),
		);
		const answer = fallback(typed, refusal ?? "network");
		if (answer === null) throw error;
		// With an error status, so that the router does not reload the page's data over the same network, or follow a
		// redirect to the sign-in.
		return data(answer, { status: refusal ? refusalStatus(refusal) : 503 });
	}
}

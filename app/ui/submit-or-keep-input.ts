import { data, isRouteErrorResponse } from "react-router";
import { leadsToSignIn } from "./signed-out.ts";

/** Why a form did not reach the site: no network (or a proxy's error page), or the session has ended. */
export type SubmitFailure = "network" | "signedOut";

/**
 * Submits a form. If it does not reach the site, the answer is what `fallback` makes of the typed input, so that the
 * page stays and nothing typed is lost. The site's own answers pass through; a redirect other than to the sign-in means
 * that everything is stored, and calls `onStored`.
 */
export async function submitOrKeepInput<T>(
	request: Request,
	send: () => Promise<T>,
	fallback: (typed: Record<string, string>, reason: SubmitFailure) => T,
	onStored?: () => void,
) {
	const form = await request.clone().formData();
	try {
		return await send();
	} catch (error) {
		const signedOut = error instanceof Response && leadsToSignIn(error.headers.get("Location"));
		if (!signedOut && error instanceof Response && error.headers.has("Location")) onStored?.();
		if (!signedOut && (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500))) throw error;
		const typed = Object.fromEntries(
			[...form].filter((field): field is [string, string] => typeof field[1] === "string"),
		);
		// With an error status, so that the router does not reload the page's data over the same network, or follow a
		// redirect to the sign-in.
		return data(fallback(typed, signedOut ? "signedOut" : "network"), { status: signedOut ? 401 : 503 });
	}
}

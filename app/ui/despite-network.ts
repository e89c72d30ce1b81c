import { data, isRouteErrorResponse } from "react-router";
import { leadsToSignIn } from "./signed-out.ts";

/** Why a form did not arrive: no network (or a proxy's error page), or the session has ended. */
export type NotArrived = "network" | "signedOut";

/**
 * Sends a form of the office; when it does not arrive, gives what `instead` makes of the typed words, so that the page
 * stays and nothing typed is lost. Answers of the site itself, other redirects among them, pass through; one that leads
 * on means that all is stored.
 */
export async function despiteNetwork<T>(
	request: Request,
	send: () => Promise<T>,
	instead: (typed: Record<string, string>, why: NotArrived) => T,
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
		// As a failure, so that the page does not ask for its data anew over the same network, or be led away to the
		// sign-in.
		return data(instead(typed, signedOut ? "signedOut" : "network"), { status: signedOut ? 401 : 503 });
	}
}

import { data, isRouteErrorResponse } from "react-router";

type Typed = Record<string, string>;
type Options = {
	/** The address that the site leads to when a session has ended: then the form stays too, and `instead` is told "signedOut". */
	signIn?: string;
	/** Called when the site leads on to another page: all is stored. */
	onStored?: () => void;
};

/**
 * Sends a form; when no readable answer comes back (no network, a proxy's error page), gives what `instead` makes of the typed words, so that
 * the page stays and nothing typed is lost. Answers of the site itself, redirects among them, pass through.
 */
export async function despiteNetwork<T>(
	request: Request,
	send: () => Promise<T>,
	instead: (typed: Typed, why: "unreachable" | "signedOut") => T,
	{ signIn, onStored }: Options = {},
) {
	const form = await request.clone().formData();
	const typed: Typed = Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === "string"));
	try {
		return await send();
	} catch (error) {
		const leadsTo = error instanceof Response ? error.headers.get("Location") : null;
		if (signIn && leadsTo?.startsWith(signIn)) return data(instead(typed, "signedOut"), { status: 401 });
		if (leadsTo) onStored?.();
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
		// As a failure, so that the page does not ask for its data anew over the same network.
		return data(instead(typed, "unreachable"), { status: 503 });
	}
}

import { data, isRouteErrorResponse } from "react-router";

/**
 * Sends a form; when no readable answer comes back (no network, a proxy's error page), gives what `instead` makes of the typed words, so that
 * the page stays and nothing typed is lost. Answers of the site itself, redirects among them, pass through.
 */
export async function despiteNetwork<T>(request: Request, send: () => Promise<T>, instead: (typed: Record<string, string>) => T) {
	const form = await request.clone().formData();
	try {
		return await send();
	} catch (error) {
		if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
		const typed = Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === "string"));
		// As a failure, so that the page does not ask for its data anew over the same network.
		return data(instead(typed), { status: 503 });
	}
}

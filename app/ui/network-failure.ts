import { isRouteErrorResponse } from "react-router";

/** Whether an action's error comes from the way to the server, and is neither a redirect nor an answer of its own. */
export function isNetworkFailure(error: unknown): boolean {
	return !(error instanceof Response) && !isRouteErrorResponse(error);
}

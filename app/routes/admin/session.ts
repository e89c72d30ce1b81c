import { sessionOf, timeOf } from "../../accounts/session.server.ts";
import { requestContext, unavailable } from "../../request-context.server.ts";
import type { Route } from "./+types/session";

/** Tells a window of the office how long its sign-in lasts. Reading does not prolong it. */
export function loader(args: Route.LoaderArgs) {
	return answer(args, { prolongs: false });
}

/** Prolongs the sign-in, because somebody reads or types. */
export function action(args: Route.ActionArgs) {
	return answer(args, { prolongs: true });
}

async function answer({ request, context }: Route.LoaderArgs, how: { prolongs: boolean }) {
	const session = await sessionOf(request, how).catch(unavailable(context, "a session could not be read"));
	if (session) context.get(requestContext).signedIn(session.staff.id);
	return Response.json(timeOf(session));
}

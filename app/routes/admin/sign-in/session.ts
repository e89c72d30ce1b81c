import { sessionOf } from "../../../accounts/session.server.ts";
import type { SignedIn } from "../../../accounts/signed-out-cover.tsx";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import type { Route } from "./+types/session";

/** Tells an open window of the office who is signed in. That does not prolong the sign-in. */
export async function loader({ request, context }: Route.LoaderArgs) {
	const session = await sessionOf(request, { prolongs: false });
	if (session) context.get(requestContext).signedIn(session.staff.id);
	return Response.json({ user: session?.staff.id ?? null } satisfies SignedIn);
}

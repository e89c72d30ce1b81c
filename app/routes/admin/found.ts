import { findFor } from "../../back-office/find/find.server.ts";
import type { Route } from "./+types/found";

/** Answers the dialog of the search for everything. */
export async function loader(args: Route.LoaderArgs) {
	const found = await findFor(args);
	return Response.json(found, { status: found.failed ? 503 : 200 });
}

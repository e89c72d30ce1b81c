import { findFor } from "../../back-office/find/find.server.ts";
import type { Route } from "./+types/found";

/** Answers the dialog of the search for everything. */
export async function loader(args: Route.LoaderArgs) {
	return Response.json(await findFor(args));
}

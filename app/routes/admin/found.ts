import { findFor } from "../../back-office/find/find.server.ts";
import type { Route } from "./+types/found";

export const loader = async (args: Route.LoaderArgs) => Response.json(await findFor(args));

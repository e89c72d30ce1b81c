import { documentAnswer } from "../../media/document-answer.server.ts";
import { findDocument } from "../../media/documents.server.ts";
import { unavailable } from "../../request-context.server.ts";
import type { Route } from "./+types/document";

/** A document for staff, also before the form that it was uploaded with is saved. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const notRead = unavailable(context, "a document could not be read");
	const found = await findDocument(params.id).catch(notRead);
	return found ? documentAnswer(found, found.title).catch(notRead) : new Response(null, { status: 404 });
}

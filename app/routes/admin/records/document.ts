import { APPLICATION } from "../../../applications/application.ts";
import { documentAnswer } from "../../../media/document-answer.server.ts";
import { findDocument } from "../../../media/documents.server.ts";
import { REQUEST_OWNER } from "../../../requests/request-photos.server.ts";
import { unavailable } from "../../../request/request-context.server.ts";
import type { Route } from "./+types/document";

/** A document for staff, also before the form that it was uploaded with is saved; 410 while it lies in the trash. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const notRead = unavailable(context, "a document could not be read");
	const found = await findDocument(params.id).catch(notRead);
	if (found?.owner_kind === "trash") return new Response(null, { status: 410 });
	// Papers of applicants and of requests have addresses of their own, for whoever may read those.
	if (found?.owner_kind === APPLICATION || found?.owner_kind === REQUEST_OWNER)
		return new Response(null, { status: 404 });
	return found ? documentAnswer(found, found.title).catch(notRead) : new Response(null, { status: 404 });
}

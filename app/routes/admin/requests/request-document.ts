import { documentAnswer } from "../../../media/document-answer.server.ts";
import { findDocument } from "../../../media/documents.server.ts";
import { unavailable } from "../../../request/request-context.server.ts";
import { REQUEST_OWNER } from "../../../requests/request-photos.server.ts";
import type { Route } from "./+types/request-document";

/** A PDF that came with a reply to a request, for staff who may read requests; no other address leads to it. */
export async function loader({ params, context }: Route.LoaderArgs) {
	const notRead = unavailable(context, "a document of a request could not be read");
	const found = await findDocument(params.document).catch(notRead);
	const isOwn = found?.owner_kind === REQUEST_OWNER && found.owner_id === params.id;
	return isOwn ? documentAnswer(found, found.title).catch(notRead) : new Response(null, { status: 404 });
}

import { documentAnswer } from "../../../media/document-answer.server.ts";
import { findDocument } from "../../../media/documents.server.ts";
import type { Route } from "./+types/document";

/** A document for staff, also before the form that it was uploaded with is saved; 410 while it is in the trash. */
export async function loader({ params }: Route.LoaderArgs) {
	const found = await findDocument(params.id);
	if (found?.owner_kind === "trash") return new Response(null, { status: 410 });
	// An applicant's papers have an address of their own, for admins. Those of a deleted application wait for the sweep.
	const isOfStaff = found?.owner_kind === null ? found.user_id !== null : found?.owner_kind !== "application";
	return found && isOfStaff ? documentAnswer(found, found.title) : new Response(null, { status: 404 });
}

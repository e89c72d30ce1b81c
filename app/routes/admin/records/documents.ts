import { staffIn } from "../../../accounts/guard.server.ts";
import { uploadAnswer } from "../../../media/upload/upload-answer.server.ts";
import { readUploads } from "../../../media/upload/uploads.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { refuseReading } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/documents";

export const loader = refuseReading;

/** Stores one document (field `documents`) and answers with the data that the form needs. */
export async function action({ request, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const by = { id: staffIn(context).id, address: clientAddress };
	return uploadAnswer("document", readUploads(request, { documents: 1 }, by), ({ documents }) => documents[0], log);
}

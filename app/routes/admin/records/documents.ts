import { staffIn } from "../../../accounts/guard.server.ts";
import { RefusedFile } from "../../../media/upload/refused-file.server.ts";
import { readUploads } from "../../../media/upload/uploads.server.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { refuseReading } from "../../../request/refuse-reading.server.ts";
import type { Route } from "./+types/documents";

export const loader = refuseReading;

/** Stores one document (field `documents`) and answers with the data that the form needs. */
export async function action({ request, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	try {
		const by = { id: staffIn(context).id, address: clientAddress };
		const { documents, refused, failed } = await readUploads(request, { documents: 1 }, by);
		if (refused) return Response.json({ reason: refused.reason }, { status: refused.status, headers: refused.headers });
		if (failed) throw failed;
		if (!documents[0]) return Response.json({ reason: "document.empty" }, { status: 422 });
		return Response.json(documents[0], { status: 201 });
	} catch (error) {
		if (error instanceof RefusedFile) return Response.json({ reason: error.reason }, { status: error.status });
		if (!(error instanceof Error)) throw error;
		log.error({ err: error }, "a document could not be stored");
		return Response.json({ reason: "picture.failed" }, { status: 503 });
	}
}

import { staffIn } from "../../../accounts/guard.server.ts";
import { RefusedFile } from "../../../media/upload/refused-file.server.ts";
import { readUploads } from "../../../media/upload/uploads.server.ts";
import { picturesAt } from "../../../collections/collections.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { refuseReading } from "../../../request/refuse-reading.server.ts";
import type { Route } from "./+types/pictures";

export const loader = refuseReading;

/** Stores one picture of a collection (in the field that its form names) and answers with the data that the form needs. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	try {
		const intake = { pictures: picturesAt(url.pathname) };
		const { pictures, refused, failed } = await readUploads(request, intake, {
			id: staffIn(context).id,
			address: clientAddress,
		});
		if (refused) return Response.json({ reason: refused.reason }, { status: refused.status, headers: refused.headers });
		if (failed) throw failed;
		if (!pictures[0]) return Response.json({ reason: "picture.empty" }, { status: 422 });
		return Response.json(pictures[0], { status: 201 });
	} catch (error) {
		if (error instanceof RefusedFile) return Response.json({ reason: error.reason }, { status: error.status });
		if (!(error instanceof Error)) throw error;
		log.error({ err: error }, "a picture could not be stored");
		return Response.json({ reason: "picture.failed" }, { status: 503 });
	}
}

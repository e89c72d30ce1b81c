import { readPhotos } from "../../trade-in/trade-in.server.ts";
import { RefusedFile } from "../../media/upload/refused-file.server.ts";
import { requestContext } from "../../request/request-context.server.ts";
import { refuseReading } from "../../request/refuse-reading.server.ts";
import type { Route } from "./+types/trade-in-photo";

export const loader = refuseReading;

/** Stores a photo while its form is still being filled in. Only its id is told: no address leads to it. */
export async function action({ request, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const refuse = ({ reason, status, headers }: RefusedFile) => Response.json({ reason }, { status, headers });
	try {
		const { pictures, refused, failed } = await readPhotos(request, clientAddress);
		if (refused) return refuse(refused);
		if (failed) throw failed;
		if (!pictures[0]) return Response.json({ reason: "picture.empty" }, { status: 422 });
		return Response.json({ id: pictures[0].id }, { status: 201 });
	} catch (error) {
		if (error instanceof RefusedFile) return refuse(error);
		if (!(error instanceof Error)) throw error;
		log.error({ err: error }, "a visitor's photo could not be stored");
		return Response.json({ reason: "picture.failed" }, { status: 503 });
	}
}

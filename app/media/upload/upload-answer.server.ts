import type { RequestContext } from "../../foundation/request/request-context.server.ts";
import { RefusedFile } from "./refused-file.server.ts";
import type { Uploads } from "./uploads.server.ts";

/** Answers a file that a form sends while it is being filled in: with what the form needs (`told`), or the refusal. */
export async function uploadAnswer(
	kind: "picture" | "document",
	read: Promise<Uploads>,
	told: (uploads: Uploads) => object | undefined,
	log: RequestContext["log"],
): Promise<Response> {
	const refuse = ({ reason, status, headers }: RefusedFile) => Response.json({ reason }, { status, headers });
	try {
		const uploads = await read;
		if (uploads.refused) throw uploads.refused;
		if (uploads.failed) throw uploads.failed;
		const stored = told(uploads);
		return stored ? Response.json(stored, { status: 201 }) : refuse(new RefusedFile(`${kind}.empty`));
	} catch (error) {
		if (error instanceof RefusedFile) return refuse(error);
		if (!(error instanceof Error)) throw error;
		log.error({ err: error }, `a ${kind} could not be stored`);
		return Response.json({ reason: "picture.failed" }, { status: 503 });
	}
}

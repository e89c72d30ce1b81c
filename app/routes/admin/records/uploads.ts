import { staffIn } from "../../../accounts/guard.server.ts";
import { uploadAnswer } from "../../../media/upload/upload-answer.server.ts";
import { readUploads, type Uploads } from "../../../media/upload/uploads.server.ts";
import { allCollections } from "../../../back-office/collections/collections.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { refuseReading } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/uploads";

export const loader = refuseReading;

/** Stores one picture of a collection or one document, and answers with what the form needs. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { log } = context.get(requestContext);
	const pictures = allCollections.find((one) => one.pictures?.address === url.pathname)?.pictures;
	const uploads = readUploads(request, pictures ? { pictures } : { documents: 1 }, staffIn(context));
	const told = (stored: Uploads) => stored.pictures[0] ?? stored.documents[0];
	return uploadAnswer(pictures ? "picture" : "document", uploads, told, log);
}

import { staffIn } from "../../../accounts/guard.server.ts";
import { uploadAnswer } from "../../../media/upload/upload-answer.server.ts";
import { readUploads } from "../../../media/upload/uploads.server.ts";
import { picturesAt } from "../../../back-office/collections/collections.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { refuseReading } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/pictures";

export const loader = refuseReading;

/** Stores one picture of a collection, in the field that its form names, and answers with what the form needs. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const by = { id: staffIn(context).id, address: clientAddress };
	const intake = { pictures: picturesAt(url.pathname) };
	return uploadAnswer("picture", readUploads(request, intake, by), ({ pictures }) => pictures[0], log);
}

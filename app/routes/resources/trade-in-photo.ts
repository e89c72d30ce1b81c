import { readPhotos } from "../../requests/trade-in/trade-in.server.ts";
import { uploadAnswer } from "../../media/upload/upload-answer.server.ts";
import type { Uploads } from "../../media/upload/uploads.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { refuseReading } from "../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/trade-in-photo";

export const loader = refuseReading;

/** Stores a photo while its form is still being filled in. Returns only its id: no address leads to the photo. */
export async function action({ request, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const told = ({ pictures: [photo] }: Uploads) => photo && { id: photo.id };
	return uploadAnswer("picture", readPhotos(request, clientAddress), told, log);
}

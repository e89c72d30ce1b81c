import { photoPath } from "../../../requests/page/request-files.server.ts";
import { enlargedVariant, readVariant } from "../../../media/image-limits.ts";
import { pictureAnswer, servedPicture } from "../../../media/storage/variants.server.ts";
import type { Route } from "./+types/request-photo";

/** A photo that came with a request, for staff who may read requests; no other address leads to it. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const path = await photoPath(params.id, params.photo);
	const variant = url.search === "" ? enlargedVariant : readVariant(url.searchParams);
	return pictureAnswer(path && variant ? await servedPicture(path, variant) : null);
}

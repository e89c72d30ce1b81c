import { photoPath } from "../../../requests/page/request-files.server.ts";
import { enlargedVariant, readVariant } from "../../../media/image-limits.ts";
import { servedPicture } from "../../../media/storage/variants.server.ts";
import type { Route } from "./+types/request-photo";

/** A photo that came with a request, for staff who may read requests; no other address leads to it. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const path = await photoPath(params.id, params.photo);
	const variant = url.search === "" ? enlargedVariant : readVariant(url.searchParams);
	const picture = path && variant && (await servedPicture(path, variant));
	if (!picture) return new Response(null, { status: 404 });
	return new Response(picture.body, {
		headers: { "Content-Type": picture.type, "Content-Security-Policy": "default-src 'none'; sandbox" },
	});
}

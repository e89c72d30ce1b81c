import { readVariant, type Variant } from "../../media/image-limits.ts";
import { isPicturePath, pictureIdOf } from "../../media/picture-path.ts";
import { isStored, servedPicture } from "../../media/variants.server.ts";
import { unavailable } from "../../request-context.server.ts";
import { isPictureInTrash } from "../../trash/trash-repository.server.ts";
import type { Route } from "./+types/media";

/**
 * A day without asking, then the question whether it is still there. A cache that many share asks after ten minutes:
 * there it would reach visitors who had never seen it.
 */
const CACHING = "public, max-age=86400, s-maxage=600";

/**
 * Serves a stored picture in one of the forms that pages use. What lies in the trash is gone for everybody, and back
 * with its record; everything else is 404.
 */
export async function loader({ params, url, request, context }: Route.LoaderArgs) {
	const path = params["*"];
	if (!isPicturePath(path)) return new Response(null, { status: 404 });
	if (
		await isPictureInTrash(pictureIdOf(path)).catch(
			unavailable(context, "whether a picture lies in the trash could not be read"),
		)
	)
		return new Response(null, { status: 410, headers: { "Cache-Control": "no-store" } });
	const variant = readVariant(url.searchParams);
	if (!variant) return new Response(null, { status: 404 });
	const headers = { "Cache-Control": CACHING, ETag: tagOf(path, variant) };
	if (request.headers.get("If-None-Match")?.includes(headers.ETag) && (await isStored(path)))
		return new Response(null, { status: 304, headers });
	const picture = await servedPicture(path, variant);
	if (!picture) return new Response(null, { status: 404 });
	return new Response(picture.body, {
		headers: {
			...headers,
			"Content-Type": picture.type,
			"Content-Security-Policy": "default-src 'none'; sandbox",
			"X-Content-Type-Options": "nosniff",
		},
	});
}

/** A stored picture never changes; its forms may by a byte when they are made anew. */
function tagOf(path: string, { width, height, format }: Variant): string {
	return `W/"${pictureIdOf(path)}-${width}${height ? `x${height}` : ""}.${format}"`;
}

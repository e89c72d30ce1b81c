import { readVariant, type Variant } from "../../media/image-limits.ts";
import { isPicturePath, pictureIdOf } from "../../media/picture-path.ts";
import { isStored, servedPicture } from "../../media/variants.server.ts";
import { unavailable } from "../../request-context.server.ts";
import { staffOrNull } from "../../accounts/session.server.ts";
import { kindsFor } from "../../collections.ts";
import { trashedOwner } from "../../trash/trash-repository.server.ts";
import type { Route } from "./+types/media";

/**
 * Browsers revalidate after a day, shared caches after ten minutes: these would serve a deleted picture to visitors who
 * had never seen it.
 */
const CACHING = "public, max-age=86400, s-maxage=600";

/** What staff see of the trash is nobody else's. */
const NO_CACHING = "private, no-store";

/**
 * Serves a stored picture in one of the variants that pages use. Pictures of records in the trash are 410 until the
 * record is restored, except for staff who may restore it; any other address is 404.
 */
export async function loader({ params, url, request, context }: Route.LoaderArgs) {
	const path = params["*"];
	if (!isPicturePath(path)) return new Response(null, { status: 404 });
	const trashed = await trashedOwner(pictureIdOf(path)).catch(
		unavailable(context, "the trash could not be searched for a picture"),
	);
	if (trashed) {
		const staff = await staffOrNull(request, context);
		if (!staff || !trashed.kind || !kindsFor(staff.role).includes(trashed.kind))
			return new Response(null, { status: 410, headers: { "Cache-Control": "no-store" } });
	}
	const variant = readVariant(url.searchParams);
	if (!variant) return new Response(null, { status: 404 });
	const headers = { "Cache-Control": trashed ? NO_CACHING : CACHING, ETag: tagOf(path, variant) };
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

/** A weak ETag, because a stored picture never changes but its variants may differ slightly when made again. */
function tagOf(path: string, { width, height, format }: Variant): string {
	return `W/"${pictureIdOf(path)}-${width}${height ? `x${height}` : ""}.${format}"`;
}

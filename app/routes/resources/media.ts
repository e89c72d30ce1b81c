import { isPicturePath, readVariant } from "../../media/image-limits.ts";
import { servedPicture } from "../../media/variants.server.ts";
import type { Route } from "./+types/media";

const YEAR_SECONDS = 31_536_000;

/** Serves a stored picture in one of the forms that pages use; everything else is 404. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const path = params["*"];
	const variant = readVariant(url.searchParams);
	const picture = isPicturePath(path) && variant ? await servedPicture(path, variant) : null;
	if (!picture) return new Response(null, { status: 404 });
	return new Response(picture.body, {
		headers: {
			"Content-Type": picture.type,
			"Cache-Control": `public, max-age=${YEAR_SECONDS}, immutable`,
			"Content-Security-Policy": "default-src 'none'; sandbox",
			"X-Content-Type-Options": "nosniff",
		},
	});
}

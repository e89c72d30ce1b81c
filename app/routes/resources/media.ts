import { readVariant, type Variant } from "../../media/image-limits.ts";
import { isPicturePath, pictureIdOf } from "../../media/picture-path.ts";
import { pictureStore } from "../../media/storage/picture-stores.server.ts";
import { servedPicture } from "../../media/storage/variants.server.ts";
import { pictureAccess } from "../../back-office/collections/picture-access.server.ts";
import { publicBuckets } from "../../back-office/collections/collections.ts";
import type { Route } from "./+types/media";

const CACHING = {
	/** Shared caches revalidate sooner: they would serve a withdrawn picture to visitors who never saw it. */
	public: "public, max-age=86400, s-maxage=600",
	/** Pictures that only staff may see. */
	private: "private, no-store",
};

/** Serves a stored picture in one of the variants that pages use, to readers who may see it. */
export async function loader({ params, url, request, context }: Route.LoaderArgs) {
	const path = params["*"];
	if (!isPicturePath(path, publicBuckets)) return new Response(null, { status: 404 });
	const access = await pictureAccess(path, request, context);
	if (access === "gone" || access === "missing")
		return new Response(null, { status: access === "gone" ? 410 : 404, headers: { "Cache-Control": "no-store" } });
	const variant = readVariant(url.searchParams);
	if (!variant) return new Response(null, { status: 404 });
	const headers = { "Cache-Control": CACHING[access], ETag: tagOf(path, variant) };
	if (request.headers.get("If-None-Match")?.includes(headers.ETag) && (await pictureStore().exists(path)))
		return new Response(null, { status: 304, headers });
	const picture = await servedPicture(path, variant);
	if (!picture) return new Response(null, { status: 404 });
	return new Response(picture.body, {
		headers: {
			...headers,
			"Content-Type": picture.type,
			"Content-Security-Policy": "default-src 'none'; sandbox",
		},
	});
}

/** A weak ETag: a stored picture never changes, but a variant may differ slightly when made again. */
function tagOf(path: string, { width, height, format }: Variant): string {
	return `W/"${pictureIdOf(path)}-${width}${height ? `x${height}` : ""}.${format}"`;
}

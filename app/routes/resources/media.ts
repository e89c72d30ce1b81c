import { readVariant, type Variant } from "../../media/image-limits.ts";
import { isPicturePath, pictureIdOf } from "../../media/picture-path.ts";
import { pictureOwner } from "../../media/storage/picture-owners.server.ts";
import { pictureStore } from "../../media/storage/picture-stores.server.ts";
import { pictureAnswer, servedPicture } from "../../media/storage/variants.server.ts";
import { staffOrNull } from "../../accounts/session.server.ts";
import { allCollections, kindsFor, publicBuckets } from "../../back-office/collections/collections.ts";
import { services } from "../../back-office/collections/collections.server.ts";
import { contactsOnSite } from "../../office/frame/people.server.ts";
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
	const access = await accessTo(path, request, context);
	if (access === "gone" || access === "missing")
		return new Response(null, { status: access === "gone" ? 410 : 404, headers: { "Cache-Control": "no-store" } });
	const variant = readVariant(url.searchParams);
	if (!variant) return new Response(null, { status: 404 });
	const headers = { "Cache-Control": CACHING[access], ETag: tagOf(path, variant) };
	if (request.headers.get("If-None-Match")?.includes(headers.ETag) && (await pictureStore().exists(path)))
		return new Response(null, { status: 304, headers });
	return pictureAnswer(await servedPicture(path, variant), headers);
}

/** A weak ETag: a stored picture never changes, but a variant may differ slightly when made again. */
function tagOf(path: string, { width, height, format }: Variant): string {
	return `W/"${pictureIdOf(path)}-${width}${height ? `x${height}` : ""}.${format}"`;
}

/** Everybody may see a picture while the website shows its record or user; otherwise only staff who may see these. */
async function accessTo(path: string, request: Request, context: Route.LoaderArgs["context"]) {
	const owner = await pictureOwner(path);
	/** The collection in whose folder the picture lies, whoever owns it; without one it is a user's portrait. */
	const kind = allCollections.find(({ pictures }) => pictures && path.startsWith(`${pictures.bucket}/`))?.kind;
	const isOnSite = kind
		? owner?.kind === kind && (await services[kind].hasPage(owner.id))
		: owner && (await contactsOnSite([owner.id])).size > 0;
	if (isOnSite) return "public";
	const staff = await staffOrNull(request, context);
	if (staff && (!kind || kindsFor(staff.role).includes(kind))) return "private";
	return owner ? "gone" : "missing";
}

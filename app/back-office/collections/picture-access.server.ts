import { staffOrNull } from "../../accounts/session.server.ts";
import type { CollectionName } from "../../log/audit.ts";
import { allCollections, kindsFor } from "./collections.ts";
import { services } from "./collections.server.ts";
import { PORTRAIT_BUCKET } from "../../media/image-limits.ts";
import { contactOnSite } from "../../office/frame/people.server.ts";
import { type PictureOwner, pictureOwner } from "../../media/storage/picture-owners.server.ts";
import type { requestContext, RequestContext } from "../../foundation/request/request-context.server.ts";

/** Everybody may see a picture while the website shows its record or user; otherwise only staff who may see these. */
export async function pictureAccess(
	path: string,
	request: Pick<Request, "headers">,
	context: { get: (key: typeof requestContext) => RequestContext },
): Promise<"public" | "private" | "gone" | "missing"> {
	const owner = await pictureOwner(path);
	const kind = path.startsWith(`${PORTRAIT_BUCKET}/`) ? null : kindOf(path);
	if (owner && (await isOnSite(owner, kind))) return "public";
	const staff = await staffOrNull(request, context);
	if (staff && (kind === null || kindsFor(staff.role).includes(kind))) return "private";
	return owner ? "gone" : "missing";
}

/** Without a collection, the picture is a user's portrait. */
async function isOnSite(owner: PictureOwner, kind: CollectionName | null) {
	if (kind === null) return contactOnSite([owner.id]);
	return owner.kind === kind && services[kind].hasPage(owner.id);
}

/** The collection in whose folder a picture lies, whoever owns it. */
function kindOf(path: string): CollectionName {
	const bucket = path.split("/")[0];
	return allCollections.find(({ pictures }) => pictures?.bucket === bucket)!.kind;
}

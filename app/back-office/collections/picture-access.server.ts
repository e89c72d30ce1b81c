import { staffOrNull } from "../../accounts/session.server.ts";
import type { CollectionName } from "../../log/audit.ts";
import { allCollections, kindsFor } from "./collections.ts";
import { services } from "./collections.server.ts";
import { PORTRAIT_BUCKET } from "../../media/image-limits.ts";
import { contactOnSite } from "../../office/frame/people.server.ts";
import { type PictureOwner, pictureOwner } from "../../media/storage/picture-owners.server.ts";
import type { requestContext, RequestContext } from "../../foundation/request/request-context.server.ts";

/** Everybody may see a picture while its record's page answers; otherwise only staff who may manage such records. */
export async function pictureAccess(
	path: string,
	request: Pick<Request, "headers">,
	context: { get: (key: typeof requestContext) => RequestContext },
): Promise<"public" | "private" | "gone" | "missing"> {
	const owner = await pictureOwner(path);
	if (path.startsWith(`${PORTRAIT_BUCKET}/`)) return portraitAccess(owner, await staffOrNull(request, context));
	const kind = kindOf(path);
	if (owner?.kind === kind && (await services[kind].hasPage(owner.id))) return "public";
	const staff = await staffOrNull(request, context);
	if (staff && kindsFor(staff.role).includes(kind)) return "private";
	return owner ? "gone" : "missing";
}

/** A user's portrait: everybody may see it while the website shows its user, and colleagues always. */
async function portraitAccess(owner: PictureOwner | null, staff: object | null) {
	if (owner && (await contactOnSite([owner.id]))) return "public";
	if (staff) return "private";
	return owner ? "gone" : "missing";
}

/** The collection in whose folder a picture lies, whoever owns it. */
function kindOf(path: string): CollectionName {
	const bucket = path.split("/")[0];
	return allCollections.find(({ pictures }) => pictures?.bucket === bucket)!.kind;
}

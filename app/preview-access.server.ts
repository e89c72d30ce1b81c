import { may, type Staff } from "./accounts/role.ts";
import type { CollectionName } from "./audit-log/audit.ts";
import { collections } from "./collections.ts";
import { STAFF_PREVIEW } from "./records/preview.ts";
import { isPreviewToken } from "./records/previews.server.ts";

/** Neither a browser, a proxy nor a search engine may keep a preview. */
export const previewHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

/**
 * Whether a reader may see a record's draft: staff who may manage it by their session, everybody else by a link's token.
 * `word` is the parameter of the address.
 */
export async function mayPreview(
	{ kind, id, word }: { kind: CollectionName; id: string; word: string | null },
	staff: Staff | null,
): Promise<boolean> {
	if (word === null) return false;
	if (word === STAFF_PREVIEW) return staff !== null && may(staff.role, collections[kind].right);
	return isPreviewToken({ kind, id }, word);
}

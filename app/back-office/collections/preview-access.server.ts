import { may, type Staff } from "../../accounts/role.ts";
import type { CollectionName } from "../../log/audit.ts";
import { collections } from "./collections.ts";
import { STAFF_PREVIEW } from "../../content/preview/preview.ts";
import { isPreviewToken } from "../../content/preview/previews.server.ts";

/** Neither a browser, a proxy nor a search engine may keep a preview. */
export const previewHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

/** Where the forms of a kind of record are, for staff who may manage it; null for everybody else. */
export function formsFor(staff: Staff | null, kind: CollectionName): string | null {
	return staff && may(staff.role, collections[kind].right) ? collections[kind].office.edit : null;
}

/**
 * Whether a reader may see a record's draft: staff who may manage it by their session, everybody else by a link's token.
 * `word` is the parameter of the address.
 */
export async function mayPreview(
	{ kind, id, word }: { kind: CollectionName; id: string; word: string | null },
	staff: Staff | null,
): Promise<boolean> {
	if (word === null) return false;
	if (word === STAFF_PREVIEW) return formsFor(staff, kind) !== null;
	return isPreviewToken({ kind, id }, word);
}

import { may, type Staff } from "../../accounts/role.ts";
import type { CollectionName } from "../../log/audit.ts";
import { collections } from "./collections.ts";
import { DRAFT } from "../../content/preview/preview.ts";

/** Neither a browser, a proxy nor a search engine may keep a preview. */
export const previewHeaders = { "Cache-Control": "no-store", "X-Robots-Tag": "noindex, nofollow" };

/** The address of a collection's forms, for staff who may manage it; null for everybody else. */
export function formsFor(staff: Staff | null, kind: CollectionName): string | null {
	return staff && may(staff.role, collections[kind].right) ? collections[kind].office.edit : null;
}

/** Whether the address asks for the draft of such a record, and the reader may see it. */
export function seesDraft(word: string | null, kind: CollectionName, staff: Staff | null): boolean {
	return word === DRAFT && formsFor(staff, kind) !== null;
}

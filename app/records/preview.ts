import type { CollectionName } from "../audit-log/audit.ts";

/** Days for which a customer's link to a draft is valid. */
export const PREVIEW_DAYS = 14;

/** The German address of a record's page as it would be with its draft, for staff. */
export function previewAddress(kind: CollectionName, id: string): string {
	return `/vorschau/${kind}/${id}`;
}

/** The same for somebody who has only the link. */
export function sharedPreviewAddress(kind: CollectionName, id: string, token: string): string {
	return `${previewAddress(kind, id)}?${new URLSearchParams({ link: token })}`;
}

import type { EndsOf } from "../foundation/i18n/text.ts";
import type { AdminTexts } from "../texts/office/de/office.ts";

export type Actor = { id: string; email: string };

export const collectionNames = ["offer", "news", "job"] as const;
export type CollectionName = (typeof collectionNames)[number];

/** The kinds of record in the audit log. Collections name themselves; the other names are in the namespace auditLog. */
export const auditKinds = [
	...collectionNames,
	"request",
	"application",
	"user",
	"signIn",
	"setting",
	"textBlock",
	"synonyms",
	"searchAlert",
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The actions that the audit log records; each has a text. */
export type AuditAction = EndsOf<keyof AdminTexts["auditLog"], "did.">;

/** Actions that somebody should look into. */
export const alarming: readonly AuditAction[] = [
	"signInFailed",
	"codeFailed",
	"confirmationFailed",
	"throttled",
	"newDevice",
	"locked",
];

/** Where a request came from: the client's address and its User-Agent. */
export type RequestSource = { address: string; device: string | null };

/** One field of a record before and after a change, both as stored. */
export type Change = { field: string; from: Stored; to: Stored };
type Stored = string | number | boolean | null;

/** The fields of a record that differ, in the order of `fields`; by default all that `after` has. */
export function changesBetween<Field extends string>(
	before: Record<Field, Stored>,
	after: Record<Field, Stored>,
	fields: readonly Field[] = Object.keys(after) as Field[],
): Change[] {
	return fields
		.filter((field) => before[field] !== after[field])
		.map((field) => ({ field, from: before[field], to: after[field] }));
}

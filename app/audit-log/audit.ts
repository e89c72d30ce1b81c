/** Who acts: stored with what they do. */
export type Actor = { id: string; email: string };

/** What is audited. Each has its words in the text catalogue (namespace auditLog), as have the actions below. */
export const auditKinds = ["offer", "news", "job", "request", "user", "setting"] as const;
export type AuditKind = (typeof auditKinds)[number];

/** What can happen to a record. */
export const auditActions = [
	"created",
	"changed",
	"deleted",
	"restored",
	"removed",
	"processed",
	"reopened",
	"hidden",
	"unhidden",
	"noted",
	"exported",
	"roleChanged",
	"locked",
	"unlocked",
	"passwordChanged",
	"invited",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One field of a record before and after; both as they were stored. */
export type Change = { field: string; from: Stored; to: Stored };
type Stored = string | number | boolean | null;

/** The fields of a record that differ, in the order of `fields`. */
export function changesBetween<Field extends string>(
	before: Record<Field, Stored>,
	after: Record<Field, Stored>,
	fields: readonly Field[],
): Change[] {
	return fields
		.filter((field) => before[field] !== after[field])
		.map((field) => ({ field, from: before[field], to: after[field] }));
}

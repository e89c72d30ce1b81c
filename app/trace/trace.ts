/** Who acts: stored with what they do. */
export type Actor = { id: string; email: string };

/** What is traced. Each has its words in the text catalogue (namespace trace), as have the actions below. */
export const traceKinds = ["offer", "news", "job", "request", "user", "setting"] as const;
export type TraceKind = (typeof traceKinds)[number];

/** What can happen to a record. */
export const traceActions = [
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
export type TraceAction = (typeof traceActions)[number];

/** One field of a record before and after; both as they were stored. */
export type Change = { field: string; from: Stored; to: Stored };
type Stored = string | number | boolean | null;

/** The fields of a record that differ, in the order of `fields`. */
export function changesBetween<Field extends string>(before: Record<Field, Stored>, after: Record<Field, Stored>, fields: readonly Field[]): Change[] {
	return fields.filter((field) => before[field] !== after[field]).map((field) => ({ field, from: before[field], to: after[field] }));
}

/** The user who acts; the log stores them with each action. */
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
	"notSpam",
	"phoned",
	"answered",
	"answeredOutside",
	"assigned",
	"followUpSet",
	"reminded",
	"escalated",
	"exported",
	"roleChanged",
	"locked",
	"unlocked",
	"passwordChanged",
	"invited",
	"published",
	"reserved",
	"released",
	"sold",
	"planned",
	"planDropped",
	"planRefused",
	"withdrawn",
	"undone",
	"drafted",
	"discarded",
	"passwordReset",
	"codesRenewed",
	"signedIn",
	"signInFailed",
	"codeFailed",
	"confirmationFailed",
	"throttled",
	"newDevice",
	"signedOut",
	"sessionEnded",
] as const;
export type AuditAction = (typeof auditActions)[number];

const alarming: readonly AuditAction[] = [
	"signInFailed",
	"codeFailed",
	"confirmationFailed",
	"throttled",
	"newDevice",
	"locked",
];

/** Whether somebody should look into it. */
export function isAlarming(action: AuditAction): boolean {
	return alarming.includes(action);
}

/** Where a request came from: the client's address and its User-Agent. */
export type RequestSource = { address: string; device: string | null };

/** One field of a record before and after a change, both as stored. */
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

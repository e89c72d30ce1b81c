/**
 * What the security log notes, in the order in which its filter names them. Each has its words in the text catalogue
 * (namespace security). In the table they stand as they do here, so a name is never changed.
 */
export const securityEvents = [
	"sign-in",
	"sign-in-failed",
	"code-failed",
	"throttled",
	"new-device",
	"sign-out",
	"session-ended",
	"locked",
	"unlocked",
	"password-changed",
	"password-reset",
	"email-changed",
	"factor-on",
	"factor-off",
	"codes-renewed",
	"passkey-added",
	"passkey-removed",
	"role-changed",
	"user-added",
	"user-removed",
	"log-exported",
	"confirmation-failed",
] as const;
export type SecurityEvent = (typeof securityEvents)[number];

const alarming: readonly SecurityEvent[] = [
	"sign-in-failed",
	"code-failed",
	"confirmation-failed",
	"throttled",
	"new-device",
	"locked",
];

/** Whether somebody should look at it. */
export function isAlarming(event: SecurityEvent): boolean {
	return alarming.includes(event);
}

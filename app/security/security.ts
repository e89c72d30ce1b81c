/**
 * All events of the security log, in the order of its filter. Each has a text in the namespace security. The names are
 * stored, so they must never change.
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

/** Whether somebody should look into such an event. */
export function isAlarming(event: SecurityEvent): boolean {
	return alarming.includes(event);
}

import { officeAddress } from "../foundation/i18n/office-address.ts";

/** The roles, from the one with the fewest rights to the one with all. */
export const roles = ["angebots_admin", "verkauf", "admin"] as const;
export type Role = (typeof roles)[number];

/** A right that pages and actions of the office require. */
export type Right =
	/** Signed in at all: the dashboard and one's own account. */
	| "office"
	| "offers"
	| "requests"
	| "applications"
	/** News and jobs. */
	| "content"
	/** Users, logs, settings, and removing for good. */
	| "administration";

const rights: Record<Role, readonly Right[]> = {
	angebots_admin: ["office", "offers"],
	verkauf: ["office", "offers", "requests"],
	admin: ["office", "offers", "requests", "applications", "content", "administration"],
};

export function may(role: Role, right: Right): boolean {
	return rights[role].includes(right);
}

export function isRole(word: unknown): word is Role {
	return (roles as readonly unknown[]).includes(word);
}

/** The role in a user's row; an unknown one counts as the role with the fewest rights. */
export function readRole(word: string): Role {
	return isRole(word) ? word : roles[0];
}

export type Staff = { id: string; email: string; role: Role };

/** The page to show after signing in: `from`, unless a browser could read it as another site's address. */
export function afterSignIn(from: string | null): string {
	const address = officeAddress(from);
	return address === null || /^\/admin\/log(in|out)/.test(address) ? "/admin/dashboard" : address;
}

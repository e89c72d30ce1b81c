/** Admins manage everything, offer managers (angebots_admin) only offers. */
export type Role = "admin" | "angebots_admin";

/** The role in a user's row; an unknown one counts as the role with the fewest rights. */
export function readRole(word: string): Role {
	return word === "admin" ? "admin" : "angebots_admin";
}

/** The signed-in user. */
export type Staff = { id: string; email: string; role: Role };

/** The role that a page requires. */
export type NeededRole = "any_admin" | "admin";

export function mayEnter(role: Role, needed: NeededRole): boolean {
	return needed === "any_admin" || role === "admin";
}

/**
 * The page to show after sign-in: the requested one, if it is an admin page of this site, else the dashboard. Refuses
 * anything that a browser could read as another site's address.
 */
export function afterSignIn(from: string | null): string {
	const dashboard = "/admin/dashboard";
	// Only plain segments between single slashes: with dots or double slashes a path could resolve to another site.
	if (
		!from ||
		!/^\/admin(\/[\w-]+)+(\?[^\s\\]*)?$/.test(from) ||
		from.startsWith("/admin/login") ||
		from.startsWith("/admin/logout")
	)
		return dashboard;
	return from;
}

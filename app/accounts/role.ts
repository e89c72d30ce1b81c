/** Admins keep everything, offer managers (angebots_admin) the offers. */
export type Role = "admin" | "angebots_admin";

/** The role that a user's row names; the least right where it names none that there is. */
export function readRole(word: string): Role {
	return word === "admin" ? "admin" : "angebots_admin";
}

/** Who is signed in. */
export type Staff = { id: string; email: string; role: Role };

/** What a page asks of its reader. */
export type NeededRole = "any_admin" | "admin";

export function mayEnter(role: Role, needed: NeededRole): boolean {
	return needed === "any_admin" || role === "admin";
}

/**
 * Where to go after sign-in: the page that was asked for, if it is an admin page of this site, else the dashboard.
 * Everything that a browser could read as another site's address is refused.
 */
export function afterSignIn(from: string | null): string {
	const dashboard = "/admin/dashboard";
	// Plain words between single slashes: with dots and double slashes a path can be resolved into another site's
	// address.
	if (
		!from ||
		!/^\/admin(\/[\w-]+)+(\?[^\s\\]*)?$/.test(from) ||
		from.startsWith("/admin/login") ||
		from.startsWith("/admin/logout")
	)
		return dashboard;
	return from;
}

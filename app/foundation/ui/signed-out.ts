/** Where office pages send a user who is not, or no longer, signed in. */
export const SIGN_IN_ADDRESS = "/admin/login";

/** Whether a redirect leads to the sign-in, because the session has ended. */
export function leadsToSignIn(address: string | null): boolean {
	return address !== null && new URL(address, "http://localhost").pathname === SIGN_IN_ADDRESS;
}

/** Where who is not (any longer) signed in is led to. */
export const SIGN_IN_ADDRESS = "/admin/login";

/** Whether an address that a request ended at is the sign-in: the session has ended meanwhile. */
export function leadsToSignIn(address: string | null): boolean {
	return address !== null && new URL(address, "http://localhost").pathname === SIGN_IN_ADDRESS;
}

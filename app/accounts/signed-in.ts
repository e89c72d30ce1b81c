/** Who is signed in: the user's id; null for nobody. */
export type SignedIn = { user: string | null };

export const SESSION_ADDRESS = "/admin/sitzung";

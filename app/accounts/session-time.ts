/** What a window of the office is told about its sign-in. */
export type SessionTime = {
	/** The signed-in user; null if nobody is. */
	user: string | null;
	/** When the sign-in ends if it is not used; in seconds from now, so that no clock of a browser matters. */
	seconds: number;
	/** False shortly before the end that no use puts off. */
	canStay: boolean;
};

/** A warning stands for so long before the sign-in ends. */
export const WARNING_SECONDS = 10 * 60;

export const SESSION_ADDRESS = "/admin/sitzung";

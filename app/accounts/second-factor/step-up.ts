/** The question that confirms a user's identity, and why it is asked; `problem` is a key of the namespace stepUp. */
export type IdentityQuestion = {
	/** The original form, encrypted; it comes back with the answer. */
	sent: string;
	problem: "needed" | "missing" | "wrong" | "wrongKey" | "tooMany";
	seconds: number;
	/** The origin of the user's passkeys; null when there are none. */
	passkeyOrigin: string | null;
};

/**
 * What is asked before something that opens or closes an account, and why; `problem` is a key of the namespace stepUp.
 */
export type Unsure = {
	/** The form that was sent, sealed: it goes back with the answer. */
	sent: string;
	problem: "needed" | "missing" | "wrong" | "wrongKey" | "tooMany";
	seconds: number;
	/** Where the user's passkeys are good; null when there are none. */
	passkeyOrigin: string | null;
};

import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

export type PasskeyPurpose = "sign-in" | "confirm" | "add";

/** Why there is no answer from a passkey; keys of the namespace passkeys. */
export type PasskeyFailure = "cancelled" | "known" | "tooManyAsked" | "unanswered";

/** By the name of the browser's error. */
const failures = new Map<string, PasskeyFailure>([
	["NotAllowedError", "cancelled"],
	["AbortError", "cancelled"],
	["InvalidStateError", "known"],
]);

/** Whether this browser supports passkeys and shows the site at the origin that they belong to. */
export function canUsePasskeys(origin: string | null): boolean {
	return origin !== null && location.origin === origin && "PublicKeyCredential" in window;
}

/** Makes the browser ask for a passkey, or create one (`add`). Returns the answer as a form sends it to the server. */
export async function askPasskey(purpose: PasskeyPurpose) {
	try {
		const [{ startAuthentication, startRegistration }, response] = await Promise.all([
			import("@simplewebauthn/browser"),
			fetch("/admin/passkey-anfrage", { method: "POST", body: new URLSearchParams({ purpose }) }),
		]);
		if (!response.ok) return { ok: false, failure: response.status === 429 ? "tooManyAsked" : "unanswered" } as const;
		const question: unknown = await response.json();
		const answer =
			purpose === "add"
				? await startRegistration({ optionsJSON: question as PublicKeyCredentialCreationOptionsJSON })
				: await startAuthentication({ optionsJSON: question as PublicKeyCredentialRequestOptionsJSON });
		return { ok: true, answer: JSON.stringify(answer) } as const;
	} catch (error) {
		return { ok: false, failure: failures.get((error as Error).name) ?? "unanswered" } as const;
	}
}

import type {
	PublicKeyCredentialCreationOptionsJSON,
	PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** Why no passkey answered; keys of the namespace passkeys. */
export type PasskeyFailure = "cancelled" | "known" | "tooManyAsked" | "unanswered";

/** Whether this browser can use passkeys, at the address that they are good for. */
export function canUsePasskeys(origin: string | null): boolean {
	return origin !== null && location.origin === origin && "PublicKeyCredential" in window;
}

/**
 * Has the browser ask its user for a passkey, or make a new one (`add`); gives the answer that a form sends to the
 * server.
 */
export async function askPasskey(
	purpose: "sign-in" | "confirm" | "add",
): Promise<{ ok: true; answer: string } | { ok: false; failure: PasskeyFailure }> {
	try {
		// Only who uses a passkey needs to load what speaks with it.
		const [{ startAuthentication, startRegistration }, response] = await Promise.all([
			import("@simplewebauthn/browser"),
			fetch("/admin/passkey-anfrage", { method: "POST", body: new URLSearchParams({ purpose }) }),
		]);
		if (!response.ok) return { ok: false, failure: response.status === 429 ? "tooManyAsked" : "unanswered" };
		const question: unknown = await response.json();
		const answer =
			purpose === "add"
				? await startRegistration({ optionsJSON: question as PublicKeyCredentialCreationOptionsJSON })
				: await startAuthentication({ optionsJSON: question as PublicKeyCredentialRequestOptionsJSON });
		return { ok: true, answer: JSON.stringify(answer) };
	} catch (error) {
		const { name } = error as Error;
		return {
			ok: false,
			failure:
				name === "NotAllowedError" || name === "AbortError"
					? "cancelled"
					: name === "InvalidStateError"
						? "known"
						: "unanswered",
		};
	}
}

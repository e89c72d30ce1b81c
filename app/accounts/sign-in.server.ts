import { APIError } from "better-auth/api";
import { giveBack, use } from "../throttle/throttle.server.ts";
import { networkOf } from "../throttle/address.ts";
import { accountsLibrary } from "./library.server.ts";
import { PASSWORD_MAX_LENGTH } from "./password.server.ts";

/** Failures that are let pass, per account and per address, before a minute's rest. */
const failures = { points: 10, seconds: 60 };

export type SignIn = { ok: true; cookies: string[] } | { ok: false; reason: "invalid" } | { ok: false; reason: "tooMany"; retryAfter: number };

/** Signs in, in a new session. The answer does not tell whether the account exists, by its words or by its time. */
export async function signIn({ email, password }: { email: string; password: string }, request: Request, clientAddress: string): Promise<SignIn> {
	const keys = [`sign-in account ${email.toLowerCase()}`, `sign-in address ${networkOf(clientAddress)}`];
	// Counted before the password is looked at: of many guesses at the same moment, too, only so many are answered.
	const turns = await Promise.all(keys.map((key) => use(key, failures)));
	const retryAfter = Math.max(...turns.map((turn) => (turn.allowed ? 0 : turn.retryAfter)));
	if (retryAfter > 0) return { ok: false, reason: "tooMany", retryAfter };
	const cookies = password.length > PASSWORD_MAX_LENGTH ? null : await sessionCookies(email, password, request);
	if (cookies) {
		await Promise.all(keys.map(giveBack));
		return { ok: true, cookies };
	}
	return { ok: false, reason: "invalid" };
}

async function sessionCookies(email: string, password: string, request: Request): Promise<string[] | null> {
	const auth = await accountsLibrary();
	try {
		const { headers } = await auth.api.signInEmail({ body: { email, password }, headers: request.headers, returnHeaders: true });
		return headers.getSetCookie();
	} catch (error) {
		if (error instanceof APIError && error.statusCode < 500) return null;
		throw error;
	}
}

/** Ends the session on the server; the cookie is worth nothing afterwards. */
export async function signOut(request: Request): Promise<string[]> {
	const auth = await accountsLibrary();
	const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
	return headers.getSetCookie();
}

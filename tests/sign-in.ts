import { signIn } from "#app/accounts/sign-in/sign-in.server.ts";

/** A request of a browser without cookies. */
export const plain = new Request("http://localhost:3000/admin/login", { method: "POST" });

/** A request of a browser that was given these cookies. */
export const withCookies = (cookies: string[]) =>
	new Request("http://localhost:3000/admin/dashboard", {
		headers: { Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") },
	});

/** A request of somebody who has signed in with their password, in a new browser. */
export async function signedIn(user: { email: string; password: string }): Promise<Request> {
	const result = await signIn(user, plain, "203.0.113.1");
	if (!result.ok) throw new Error(result.reason);
	return withCookies(result.cookies.slice(0, 1));
}

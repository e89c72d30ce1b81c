import { userList } from "../accounts/users/user-repository.server.ts";
import type { Finding } from "./finding.ts";

/** Admins who sign in with a password alone. */
export async function secondFactors(): Promise<Finding> {
	const without = (await userList()).filter(
		({ role, state, twoFactor, passkey }) => role === "admin" && state === "active" && !twoFactor && !passkey,
	);
	if (without.length === 0) return { state: "good", words: "secondFactorGood" };
	return {
		state: "look",
		words: "secondFactorMissing",
		todo: "secondFactorTodo",
		to: "/admin/benutzer",
		values: { people: without.map(({ email }) => email).join(", ") },
	};
}

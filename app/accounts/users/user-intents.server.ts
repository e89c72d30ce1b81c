import type { ActingUser } from "../account-log.server.ts";
import type { Uploads } from "../../media/upload/uploads.server.ts";
import { resendConfirmation } from "./invite.server.ts";
import { isRole, type Role } from "../role.ts";
import { changePerson, changeRole, deleteUser, lock, removeSecondFactor, unlock } from "./user-repository.server.ts";

type Intent = (
	id: string,
	by: ActingUser,
	sent: Uploads,
) => ReturnType<typeof lock> | ReturnType<typeof resendConfirmation>;

const intents = {
	person: (id, by, sent) => changePerson(id, sent, by),
	role: (id, by, { form }) => changeRole(id, form.get("role") as Role, by),
	lock: (id, by) => lock(id, by),
	unlock: (id, by) => unlock(id, by),
	resend: (id, by) => resendConfirmation(id, by),
	removeFactor: (id, by) => removeSecondFactor(id, by),
	delete: (id, by) => deleteUser(id, by),
} satisfies Record<string, Intent>;
export const userIntents = Object.keys(intents) as (keyof typeof intents)[];

/** The action that a form on a user's page asks for by its button; null for an unknown one. */
export function intentOf(
	sent: Uploads,
): { intent: string; run: (id: string, by: ActingUser) => ReturnType<Intent> } | null {
	const intent = userIntents.find((one) => one === sent.form.get("intent"));
	if (!intent || (intent === "role" && !isRole(sent.form.get("role")))) return null;
	return { intent, run: (id, by) => intents[intent](id, by, sent) };
}

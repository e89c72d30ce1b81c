import type { ActingUser } from "../account-log.server.ts";
import type { Uploads } from "../../media/upload/uploads.server.ts";
import { resendConfirmation } from "./invite.server.ts";
import { isRole, type Role } from "../role.ts";
import { changePerson, changeRole, deleteUser, lock, removeSecondFactor, unlock } from "./user-repository.server.ts";

type Outcome = ReturnType<typeof lock> | ReturnType<typeof resendConfirmation>;

const intents = {
	person: (id, by, sent) => changePerson(id, sent, by),
	role: (id, by, { form }) => changeRole(id, form.get("role") as Role, by),
	lock,
	unlock,
	resend: resendConfirmation,
	removeFactor: removeSecondFactor,
	delete: deleteUser,
} satisfies Record<string, (id: string, by: ActingUser, sent: Uploads) => Outcome>;
export const userIntents = Object.keys(intents) as (keyof typeof intents)[];

/** What the pressed button of a user's page asks for; null if that is unknown. */
export function intentOf(sent: Uploads) {
	const intent = userIntents.find((one) => one === sent.form.get("intent"));
	if (!intent || (intent === "role" && !isRole(sent.form.get("role")))) return null;
	return { intent, run: (id: string, by: ActingUser): Outcome => intents[intent](id, by, sent) };
}

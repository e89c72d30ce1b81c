import { type Connection, db, inTransaction, now } from "../../foundation/database/client.server.ts";
import { fold } from "../../foundation/database/folding.ts";
import { isId } from "../../foundation/database/identity.ts";
import { storeSetting } from "../../foundation/database/settings.server.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { tryDeletePictureFiles } from "../../media/pictures.server.ts";
import { noFiles, releaseOtherFiles, replaceOwnedFiles } from "../../media/storage/picture-owners.server.ts";
import type { FileRefusal } from "../../media/upload/refused-file.server.ts";
import type { Uploads } from "../../media/upload/uploads.server.ts";
import { deleteMessagesAbout } from "../../mail/old-messages.server.ts";
import { mailUser } from "../account-mails.server.ts";
import { changesBetween } from "../../log/audit.ts";
import { changedMeanwhile, type ShownFields } from "../../log/audit-entries.server.ts";
import type { Meanwhile } from "../../log/changed-meanwhile.tsx";
import { writeAudit } from "../../log/write-audit.server.ts";
import { type ActingUser, logChange } from "../account-log.server.ts";
import { deleteDevices } from "../sign-in/known-devices.server.ts";
import { hashPassword } from "../passwords/password.server.ts";
import { resetFailures } from "../sign-in/sign-in.server.ts";
import { removePasskeys } from "../passkeys/passkeys.server.ts";
import { readRole, type Role } from "../role.ts";
import { aPasskey } from "../second-factor/factor-requirement.server.ts";
import { turnOff } from "../second-factor/second-factor.server.ts";
import { endSessions } from "../session.server.ts";
import { staffWith } from "../staff-with.server.ts";
import { invitedUntil, revokeTokens } from "../one-time-tokens.server.ts";
import { personForm, type UserState } from "../user.ts";
import { personOwner } from "./person-picture.server.ts";

type Refusal = "changed" | "missing" | "own" | "lastAdmin" | "tooLong" | "phone" | "nameless" | FileRefusal;
export type Changed = { ok: true; email: string } | ({ ok: false; reason: Refusal } & Meanwhile);

export type UserLine = ReturnType<typeof userLineOf>;

/** All users, ordered by name, or by address without one. */
export async function userList(): Promise<UserLine[]> {
	const key = ({ name, email }: UserLine) => fold(name ?? email);
	return (await users(db()).execute()).map(userLineOf).toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** Users whose name or address contains the text. */
export async function usersWith(text: string, limit: number): Promise<UserLine[]> {
	const contains = ({ name, email }: UserLine) => fold(`${name ?? ""} ${email}`).includes(fold(text));
	return (await userList()).filter(contains).slice(0, limit);
}

export async function userLine(id: string): Promise<UserLine | null> {
	if (!isId(id)) return null;
	const row = await users(db()).where("users.id", "=", id).executeTakeFirst();
	return row ? userLineOf(row) : null;
}

/** What a user's form shows. */
export function shownPerson(id: string): ShownFields {
	return { kind: "user", ids: [id], fields: ["display_name", "direct_phone", "on_site", "image"] };
}

/** Changes a user's name, direct number and picture, and whether the website may show them. */
export async function changePerson(id: string, sent: Uploads, by: ActingUser): Promise<Changed> {
	if (sent.failed) throw sent.failed;
	if (sent.refused) return { ok: false, reason: sent.refused.reason };
	const read = readForm(personForm, sent.form);
	if (!read.ok) return { ok: false, reason: read.errors["phone"] === "error.phone" ? "phone" : "tooLong" };
	const { name, phone, on_site, picture_remove } = read.value;
	if (on_site && name === null) return { ok: false, reason: "nameless" };
	const [added] = sent.pictures;
	let unused: string[] = [];
	const changed = await change(id, by, { allowOwn: true }, async (user, t, refuse) => {
		const meanwhile = await changedMeanwhile(read.typed, shownPerson(id), t);
		if (meanwhile) refuse({ ok: false, reason: "changed", ...meanwhile });
		const picture = added?.path ?? (picture_remove ? null : user.picture);
		const person = { display_name: name, direct_phone: phone, on_site };
		const changes = changesBetween(
			{ display_name: user.name, direct_phone: user.phone, on_site: user.onSite, image: user.picture },
			{ ...person, image: picture },
		);
		if (changes.length === 0) return;
		await t
			.updateTable("users")
			.set({ ...person, picture, updated_at: now() })
			.where("id", "=", id)
			.execute();
		if (picture !== user.picture) unused = await replaceOwnedFiles(personOwner(id), added ? [added.id] : [], t);
		await writeAudit({ kind: "user", id, name: user.email, action: "changed", by, from: by.from, changes }, t);
	});
	await tryDeletePictureFiles(unused);
	return changed;
}

/** Takes effect with the user's next request. */
export function changeRole(id: string, role: Role, by: ActingUser): Promise<Changed> {
	return change(id, by, { allowOwn: false }, async (user, t) => {
		if (user.role === role) return;
		await t.updateTable("users").set({ role, updated_at: now() }).where("id", "=", id).execute();
		await logChange("roleChanged", user, by, t, { field: "role", from: user.role, to: role });
		await mailUser("roleChanged", id, t);
	});
}

/** Ends a user's sessions; from now on even the right password is refused. */
export function lock(id: string, by: ActingUser): Promise<Changed> {
	return change(id, by, { allowOwn: false }, async (user, t) => {
		if (user.state === "locked") return;
		await t.updateTable("users").set({ locked_at: now(), updated_at: now() }).where("id", "=", id).execute();
		await endSessions(id, t);
		await deleteDevices(id, t);
		await revokeTokens(id, t, ["reset", "second-factor", "email"]);
		await logChange("locked", user, by, t);
	});
}

export function unlock(id: string, by: ActingUser): Promise<Changed> {
	return change(id, by, { allowOwn: false }, async (user, t) => {
		if (user.state !== "locked") return;
		await t.updateTable("users").set({ locked_at: null, updated_at: now() }).where("id", "=", id).execute();
		await logChange("unlocked", user, by, t);
	});
}

/** Deletes a user for good, with all of their account. What they wrote stays. */
export async function deleteUser(id: string, by: ActingUser): Promise<Changed> {
	let unused: string[] = [];
	const deleted = await change(id, by, { allowOwn: false }, async (user, t) => {
		await t.deleteFrom("users").where("id", "=", id).execute();
		await t.updateTable("Angebote").set({ contact_id: null }).where("contact_id", "=", id).execute();
		unused = await releaseOtherFiles(personOwner(id), noFiles, t);
		await deleteMessagesAbout(id, t);
		await logChange("deleted", user, by, t);
	});
	await tryDeletePictureFiles(unused);
	return deleted;
}

/** Removes the second factor and passkeys of a user who has lost them; without new ones the password is enough. */
export function removeSecondFactor(id: string, by: ActingUser): Promise<Changed> {
	return change(id, by, { allowOwn: false }, async (user, t) => {
		const removed = [await turnOff(user, by, t), await removePasskeys(user, by, t)];
		await revokeTokens(id, t, ["second-factor"]);
		if (!removed.includes(true)) return;
		await endSessions(id, t);
		await mailUser("secondFactorOff", id, t);
	});
}

/** Lets the server's operator restore the access of a user who is locked out. False if there is no such user. */
export async function restoreAccess(email: string, password: string): Promise<boolean> {
	const hashed = await hashPassword(password);
	const user = await inTransaction(async (t) => {
		const account = await t
			.updateTable("users")
			.set({ password: hashed, locked_at: null, email_verified: true, updated_at: now() })
			.where("email", "=", email.toLowerCase())
			.returning(["id", "email"])
			.executeTakeFirst();
		if (!account) return null;
		await endSessions(account.id, t);
		await deleteDevices(account.id, t);
		await revokeTokens(account.id, t);
		await turnOff(account, null, t);
		await removePasskeys(account, null, t);
		await logChange("passwordReset", account, null, t);
		await mailUser("passwordChanged", account.id, t);
		return account;
	});
	if (user) await resetFailures(user);
	return user !== null;
}

/** Changes one user at a time, across all processes, and never leaves the site without an admin. */
async function change(
	id: string,
	by: ActingUser,
	{ allowOwn }: { allowOwn: boolean },
	work: (user: UserLine, t: Connection, refuse: (outcome: Changed) => never) => Promise<void>,
): Promise<Changed> {
	if (!isId(id)) return { ok: false, reason: "missing" };
	if (id === by.id && !allowOwn) return { ok: false, reason: "own" };
	return inTransaction(async (t, refuse: (outcome: Changed) => never): Promise<Changed> => {
		// Transactions that write the same row first wait for each other, on either engine.
		await storeSetting("users_changed", "", t);
		const row = await users(t).where("users.id", "=", id).executeTakeFirst();
		if (!row) return refuse({ ok: false, reason: "missing" });
		const user = userLineOf(row);
		await work(user, t, refuse);
		if ((await staffWith("administration", t)).length === 0) return refuse({ ok: false, reason: "lastAdmin" });
		return { ok: true, email: user.email };
	});
}

function users(on: Connection) {
	return on
		.selectFrom("users")
		.leftJoin("second_factors", "second_factors.user_id", "users.id")
		.select(["users.id", "users.email", "users.display_name as name", "users.direct_phone as phone"])
		.select(["users.picture", "users.on_site", "users.role", "users.email_verified"])
		.select(["users.locked_at", "users.created_at", "users.last_sign_in_at"])
		.select(["second_factors.enabled_at", aPasskey, invitedUntil]);
}

type Row = Awaited<ReturnType<ReturnType<typeof users>["execute"]>>[number];

function userLineOf({ on_site: onSite, role, locked_at, email_verified, enabled_at, passkey, ...row }: Row) {
	const invited: UserState = row.invited_until && row.invited_until > now() ? "unconfirmed" : "expired";
	const confirmed: UserState = email_verified ? "active" : invited;
	const state: UserState = locked_at === null ? confirmed : "locked";
	const factors = { twoFactor: enabled_at !== null, passkey: passkey !== null };
	return { ...row, ...factors, onSite, role: readRole(role), state };
}

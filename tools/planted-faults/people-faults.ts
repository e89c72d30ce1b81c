import { type Fault, inFile } from "./fault.ts";

/** Contact, applications, accounts. */
export const peopleFaults: Fault[] = [
	// Contact
	...inFile("app/requests/new-request.server.ts", [
		"a suspicious request is released by another suspicious one",
		"!suspicion",
		"true",
		"rooms/contact",
		"if (stored) {",
	]),
	...inFile(
		"app/requests/request-assign.server.ts",
		[
			"a follow-up is not in the audit log",
			'await writeAudit({ kind: before.kind, id: requestId, name: null, action: "followUpSet", by, changes }, t)',
			"undefined",
			"flows/audit-entries",
		],
		[
			"who takes a request over is mailed about it",
			"colleague && colleague.id !== by.id",
			"colleague",
			"flows/request-work",
		],
	),
	...inFile("app/requests/late-requests.server.ts", [
		"reminders are sent at night",
		"!nextChange(clock, at).isOpen",
		"false",
		"rooms/late-requests",
	]),
	...inFile("app/foundation/database/batches.server.ts", [
		"only the first batch of old requests is deleted",
		"done < size",
		"done <= size",
		"rooms/inbox-repository",
	]),
	...inFile("app/office/list/bulk.server.ts", [
		"many requests are changed although a colleague has changed one",
		"({ id, version, row: byId.get(id) })",
		"({ id, version: byId.get(id)?.version ?? version, row: byId.get(id) })",
		"flows/request-bulk",
	]),
	...inFile("app/requests/new-request.server.ts", [
		"a request from a program is mailed to the office",
		"!suspicion",
		"true",
		"flows/contact.test flows/applications",
		"await givePhotos(added.id",
	]),

	// Accounts
	...inFile(
		"app/accounts/session.server.ts",
		["a user who was locked stays signed in", "row.locked_at !== null", "false", "rooms/accounts"],
		[
			"a session that has expired still works",
			"Date.parse(expires_at) <= time",
			"false",
			"rooms/expiries flows/sign-in",
		],
		[
			"whoever must set up a second factor may go on without",
			"factorRequired && row.enabled_at === null && row.passkey === null",
			"false",
			"flows/step-up",
		],
	),
	...inFile("app/accounts/sign-in/sign-in.server.ts", [
		"a sign-in goes without the second factor",
		"user.enabled_at !== null",
		"false",
		"rooms/second-factor",
	]),
	...inFile("app/accounts/one-time-tokens.server.ts", [
		"a mailed link of last month still works",
		"now()",
		'"0000"',
		"rooms/account-links",
		"const isValid = ",
	]),
	...inFile("app/accounts/second-factor/second-factor.server.ts", [
		"a code of the app works twice",
		'"<"',
		'"<="',
		"rooms/second-factor",
		'.where("last_step",',
	]),
	...inFile("app/accounts/passwords/password-reset.server.ts", [
		"a password that was reset is not in the audit log",
		'await logChange(isFirst ? "passwordChanged" : "passwordReset", user, { ...user, from }, t)',
		"undefined",
		"rooms/account-links",
	]),
	...inFile("app/accounts/role.ts", [
		"sales may manage users",
		"rights[role].includes(right)",
		'role === "verkauf" || rights[role].includes(right)',
		"app/accounts/role",
	]),
	...inFile("app/accounts/second-factor/step-up.server.ts", [
		"who signed in a week ago needs no confirmation",
		"age <= VALID_MILLISECONDS",
		"true",
		"flows/step-up",
	]),
];

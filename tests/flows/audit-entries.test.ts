import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import { userIntents } from "#app/accounts/users/user-intents.server.ts";
import { type Change, collectionNames } from "#app/log/audit.ts";
import { allCollections } from "#app/back-office/collections/collections.ts";
import { requestSteps } from "#app/requests/request.ts";
import { actionsOf } from "#app/requests/list/request-bulk.server.ts";
import { intents } from "#app/requests/page/request-work.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { deAdminRecords } from "#app/texts/office/de/content.ts";
import { bulkActions, isStep } from "#app/content/list/record-bulk.ts";
import type { RecordKind } from "#app/content/record.ts";
import { type StepName, stepNames, steps } from "#app/content/states/steps.ts";
import routes from "#app/routes.ts";
import { trashSteps } from "#app/content/trash/trash-rules.ts";
import { useBuiltSite, useStaff } from "../app.ts";
import { accountRows, settingRows } from "../audit/account-rows.ts";
import { recordRows, trashRows } from "../audit/record-rows.ts";
import { requestRows } from "../audit/request-rows.ts";
import type { Row } from "../audit/row.ts";

useBuiltSite();

const admin = useStaff("admin");
/** Each action of the office with its entries in the audit log. An action that is neither here nor below fails. */
const rows: Row[] = [
	...collectionNames.flatMap(recordRows),
	...trashRows,
	...requestRows,
	...accountRows,
	...settingRows,
];

/** Addresses whose forms leave no entry, and why. */
const SIGN_IN = "is a sign-in, by tests/flows/log-retention.test.ts";
const OWN = "is one's own and changes nothing of the office's";
const withoutEntry: Record<string, string> = {
	"/admin/konto/identitaet": OWN,
	"/admin/login": SIGN_IN,
	"/admin/login-code": SIGN_IN,
	"/admin/passkey-anfrage": "asks a question",
	"/admin/passwort-vergessen": SIGN_IN,
	"/admin/passwort-neu": "by whoever has the link: tests/flows/own-account.test.ts",
	"/admin/bestaetigen": SIGN_IN,
	"/admin/logout": SIGN_IN,
	"/admin/konto/e-mail": "by tests/flows/own-account.test.ts, which opens the mail's link",
	"/admin/konto/zweiter-faktor": "by tests/flows/own-account.test.ts, which has an app",
	"/admin/konto/passkeys": SIGN_IN,
	"/admin/ansichten": OWN,
	"/admin/uebersetzen": "stores nothing",
	"/admin/unterlagen": "comes with the record that takes the file",
	"/admin/postausgang": "is a message's way, not the office's data",
	"/admin/*": "is nowhere",
	...Object.fromEntries(
		allCollections.flatMap(({ pictures }) =>
			pictures
				? [
						[pictures.address, "comes with the record that takes the picture"],
						[`${pictures.address}/:id`, "comes with the record that takes the picture"],
					]
				: [],
		),
	),
};

const otherCollections = allCollections.filter((record) => record.office.list !== "/admin/angebote");

const isTaken = (record: RecordKind, step: StepName) =>
	steps[step].from.some((state) => record.states.includes(state)) &&
	(steps[step].to === null || record.states.includes(steps[step].to));

/** What the forms of one address do, as the code lists it. */
const words: Record<string, readonly string[]> = {
	"/admin/papierkorb": Object.keys(trashSteps),
	"/admin/kontakt-anfrage/:id": intents,
	"/admin/kontakt-anfrage/:id/:step": Object.keys(requestSteps).filter((step) => step !== "removed"),
	"/admin/kontakt-anfragen": actionsOf(true),
	"/admin/benutzer/:id": userIntents,
	...Object.fromEntries(
		allCollections.flatMap((record) => [
			[record.office.list, bulkActions(record).filter((action) => !isStep(action) || isTaken(record, action))],
			[`${record.office.edit}:id/:step`, stepNames.filter((step) => isTaken(record, step))],
		]),
	),
};

/** Written by the site itself, or by what has a test of its own. */
const byItself = {
	planRefused: "tests/rooms/plans.test.ts",
	reminded: "tests/rooms/late-requests.test.ts",
	escalated: "tests/rooms/late-requests.test.ts",
	...Object.fromEntries(
		["signedIn", "signInFailed", "signedOut"].map((action) => [action, "tests/flows/log-retention.test.ts"]),
	),
	sessionEnded: "tests/flows/own-account.test.ts",
	passwordReset: "tests/rooms/account-links.test.ts",
	codesRenewed: "tests/flows/own-account.test.ts",
	codeFailed: "tests/rooms/second-factor.test.ts",
	confirmationFailed: "tests/flows/step-up.test.ts",
	throttled: "tests/flows/devices.test.ts",
	newDevice: "tests/flows/devices.test.ts",
};

function addressesWithForms(entries: RouteConfigEntry[] = routes, at = ""): string[] {
	return entries.flatMap(({ path, file, children }) => {
		const here = path ? `${at}/${path}` : at;
		if (children) return addressesWithForms(children, here);
		const takes = /export (async )?(function action\b|const (action\b|\{[^}]*\baction\b))/;
		return here.startsWith("/admin") && takes.test(readFileSync(`app/${file}`, "utf8")) ? [here] : [];
	});
}

describe("the table of audit entries", () => {
	test("has each address of the office that takes forms", () => {
		const named = new Set([...rows.map(({ at }) => at), ...Object.keys(withoutEntry)]);
		expect([...named].sort()).toEqual([...new Set(addressesWithForms())].sort());
	});

	test.each(Object.keys(words))("has all that the forms of %s do", (address) => {
		const named = rows.filter(({ at }) => at === address).map(({ word }) => word);
		expect(words[address]!.filter((word) => !named.includes(word))).toEqual([]);
	});

	test("has each kind of entry that a person causes", () => {
		const written = new Set(rows.flatMap(({ wrote }) => wrote.map((entry) => entry.split(" ")[1]!)));
		const actions = Object.keys(deAdminRecords.auditLog).flatMap((key) => (key.startsWith("did.") ? key.slice(4) : []));
		expect(actions.filter((action) => !written.has(action) && !(action in byItself))).toEqual([]);
	});
});

const entries = () =>
	db().selectFrom("trace").select(["id", "kind", "action", "by_email", "changes"]).orderBy("id").execute();

/** The forms of all collections are the same code: those of offers, and what adds and saves the others, stand for all. */
const sent = rows.filter(
	({ at, word }) =>
		otherCollections.every(({ office: { edit, list } }) => !at.startsWith(edit) && !at.startsWith(list)) ||
		(word === "" && at.endsWith(":id")),
);
test.each(sent.map((row) => [row.at, row.word, row] as const))("%s %s leaves its entry", async (_, __, row) => {
	const path = await row.before(admin);
	const known = new Set((await entries()).map(({ id }) => id));
	const answer = await admin.visit(path.to, { form: path.form });
	expect(answer.status, await answer.text()).toBeLessThan(400);
	const added = (await entries()).filter(({ id }) => !known.has(id));
	expect(added.map(({ kind, action }) => `${kind} ${action}`)).toEqual(row.wrote);
	const fields = added.flatMap(({ kind, changes }) => (kind === "setting" ? (JSON.parse(changes!) as Change[]) : []));
	expect(fields.filter(({ field }) => !(`field.${field}` in deAdminRecords.auditLog))).toEqual([]);
	expect(new Set(added.map(({ by_email }) => by_email))).toEqual(
		new Set(row.wrote.length > 0 ? [admin.user.email] : []),
	);
});

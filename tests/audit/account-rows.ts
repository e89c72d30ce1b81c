import type { userIntents } from "#app/accounts/users/user-intents.server.ts";
import { db, now } from "#app/foundation/database/client.server.ts";
import { storeSetting } from "#app/foundation/database/settings.server.ts";
import { makeUser } from "../make.ts";
import { ADD_USER, newUser, usersWith } from "../new-user.ts";
import { addRow } from "../rows.ts";
import { type Admin, type Form, formAt, type Row, row, send } from "./row.ts";

const addFactor = (id: string) =>
	addRow("second_factors", { user_id: id, secret: "sealed", enabled_at: now(), updated_at: now() });

type UserIntent = (typeof userIntents)[number];
const user = (word: UserIntent, wrote: string, first: UserIntent[] = [], form: Form = {}): Row =>
	row("/admin/benutzer/:id", word, [`user ${wrote}`], async (admin) => {
		const to = `/admin/benutzer/${(await makeUser("verkauf")).id}`;
		for (const intent of first) await send(admin, to, { intent });
		return { to, form: { intent: word, ...form } };
	});
export const accountRows: Row[] = [
	user("person", "changed", [], { name: "Eva Schmidt", phone: "+49 35528 77-17" }),
	user("role", "roleChanged", [], { role: "angebots_admin" }),
	user("lock", "locked"),
	user("unlock", "unlocked", ["lock"]),
	user("delete", "deleted"),
	row("/admin/benutzer/:id", "resend", ["user invited"], async (admin) => {
		await send(admin, ADD_USER, { ...newUser, email: "wartet@example.com" });
		const [added] = await usersWith("wartet@example.com");
		return { to: `/admin/benutzer/${added!.id}`, form: { intent: "resend" } };
	}),
	row("/admin/benutzer/:id", "removeFactor", ["user changed"], async () => {
		const { id } = await makeUser("verkauf");
		await addFactor(id);
		return { to: `/admin/benutzer/${id}`, form: { intent: "removeFactor" } };
	}),
	formAt(ADD_USER, "", ["user created"], newUser),
	row("/admin/benutzer", "requireAll", ["setting changed"], async ({ user: { id } }) => {
		await addFactor(id);
		return { to: "/admin/benutzer", form: { intent: "requireAll" } };
	}),
	formAt("/admin/benutzer", "unrequireAll", ["setting changed"], { intent: "unrequireAll" }),
	formAt("/admin/konto", "", ["user changed"], { intent: "person", name: "Eva Schmidt" }),
	row("/admin/konto/passwort", "", ["user passwordChanged"], async ({ user: { password } }) => ({
		to: "/admin/konto/passwort",
		form: { current_password: password, password: "grober Kies 8", confirm_password: "grober Kies 8" },
	})),
];

const setting = (page: string, form: Form): Row => formAt(`/admin/einstellungen${page}`, "", ["setting changed"], form);
/** Entries of a list under /admin/einstellungen. */
function listed(at: string, kind: string, table: "text_blocks" | "synonyms", entry: Form, other: Form): Row[] {
	const added = async (admin: Admin) => {
		await db().deleteFrom(table).execute();
		await send(admin, at, entry);
		return db().selectFrom(table).select("id").executeTakeFirstOrThrow();
	};
	return [
		formAt(at, "add", [`${kind} created`], entry),
		row(at, "change", [`${kind} changed`], async (admin) => ({ to: at, form: { ...(await added(admin)), ...other } })),
		row(at, "remove", [`${kind} removed`], async (admin) => ({
			to: at,
			form: { ...(await added(admin)), intent: "remove" },
		})),
	];
}
export const settingRows: Row[] = [
	setting("/aufbewahrung", { contact_request_days: "400" }),
	setting("/hersteller", { own_makes: "Lodmark" }),
	setting("/buerozeiten", { state: "BY", opens_1: "08:00", closes_1: "18:00" }),
	setting("", { sold_page_days: "90", vat_percent: "19", instalment_months: "60" }),
	row("/admin/zustand", "release", ["setting changed"], async () => {
		await storeSetting("sweep_stopped", JSON.stringify({ why: "other" }), db());
		return { to: "/admin/zustand", form: { intent: "release", why: "other" } };
	}),
	...listed(
		"/admin/einstellungen/textbausteine",
		"textBlock",
		"text_blocks",
		{ name: "Gruß", text: "Guten Tag" },
		{ name: "Gruß", text: "Hallo" },
	),
	...listed(
		"/admin/einstellungen/suchwoerter",
		"synonyms",
		"synonyms",
		{ words: "Radlader, Ladegerät", oneWay: "" },
		{ words: "Radlader, Lademeister", oneWay: "" },
	),
];

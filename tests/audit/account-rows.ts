import type { userIntents } from "#app/accounts/users/user-intents.server.ts";
import { db, now } from "#app/foundation/database/client.server.ts";
import { storeSetting } from "#app/foundation/database/settings.server.ts";
import { makeUser } from "../make.ts";
import { newUser } from "../new-user.ts";
import { type Admin, type Form, type Row, row, send } from "./row.ts";

type UserIntent = (typeof userIntents)[number];
const user = (word: UserIntent, wrote: string[], first: UserIntent[] = [], form: Form = {}): Row => ({
	at: "/admin/benutzer/:id",
	word,
	before: async (admin) => {
		const to = `/admin/benutzer/${(await makeUser("verkauf")).id}`;
		for (const intent of first) await send(admin, to, { intent });
		return { to, form: { intent: word, ...form } };
	},
	wrote: wrote.map((action) => `user ${action}`),
});
export const accountRows: Row[] = [
	user("role", ["roleChanged"], [], { role: "angebots_admin" }),
	user("lock", ["locked"]),
	user("unlock", ["unlocked"], ["lock"]),
	user("require", ["changed"]),
	user("unrequire", ["changed"], ["require"]),
	user("delete", ["deleted"]),
	{
		...user("resend", ["invited"]),
		before: async (admin) => {
			await send(admin, "/admin/benutzer-hinzufuegen", { ...newUser, email: "wartet@example.com" });
			const { id } = await db()
				.selectFrom("users")
				.select("id")
				.where("email", "=", "wartet@example.com")
				.executeTakeFirstOrThrow();
			return { to: `/admin/benutzer/${id}`, form: { intent: "resend" } };
		},
	},
	{
		...user("removeFactor", ["changed"]),
		before: async () => {
			const { id } = await makeUser("verkauf");
			const factor = { user_id: id, secret: "sealed", enabled_at: now(), updated_at: now() };
			await db().insertInto("second_factors").values(factor).execute();
			return { to: `/admin/benutzer/${id}`, form: { intent: "removeFactor" } };
		},
	},
	row("/admin/benutzer-hinzufuegen", "", ["user created"], async () => ({
		to: "/admin/benutzer-hinzufuegen",
		form: newUser,
	})),
	...(["requireAll", "unrequireAll"] as const).map((intent): Row => ({
		at: "/admin/benutzer",
		word: intent,
		before: async () => ({ to: "/admin/benutzer", form: { intent } }),
		wrote: ["setting changed"],
	})),
	row("/admin/konto/passwort", "", ["user passwordChanged"], async ({ user: { password } }) => ({
		to: "/admin/konto/passwort",
		form: { current_password: password, password: "grober Kies 8", confirm_password: "grober Kies 8" },
	})),
];

const setting = (word: string, form: Form): Row => ({
	at: "/admin/einstellungen",
	word,
	before: async () => ({ to: "/admin/einstellungen", form }),
	wrote: ["setting changed"],
});
/** Entries of a list under /admin/einstellungen. */
function listed(at: string, kind: string, table: "text_blocks" | "synonyms", entry: Form, other: Form): Row[] {
	const added = async (admin: Admin) => {
		await db().deleteFrom(table).execute();
		await send(admin, at, entry);
		const { id, version } = await db().selectFrom(table).select(["id", "version"]).executeTakeFirstOrThrow();
		return { id, version: String(version) };
	};
	return [
		{ at, word: "add", before: async () => ({ to: at, form: entry }), wrote: [`${kind} created`] },
		{
			at,
			word: "change",
			before: async (admin) => ({ to: at, form: { ...(await added(admin)), ...other } }),
			wrote: [`${kind} changed`],
		},
		{
			at,
			word: "remove",
			before: async (admin) => ({ to: at, form: { ...(await added(admin)), intent: "remove" } }),
			wrote: [`${kind} removed`],
		},
	];
}
export const settingRows: Row[] = [
	setting("contact_request_days", { contact_request_days: "400" }),
	setting("log_days", { log_days: "120" }),
	setting("own makes", { own_makes: "Lodmark" }),
	setting("sale", { sold_page_days: "90" }),
	row("/admin/zustand", "release", ["setting changed"], async () => {
		await storeSetting("sweep_stopped", JSON.stringify({ why: "other" }), db());
		return { to: "/admin/zustand", form: { intent: "release", why: "other", sure: "true" } };
	}),
	row("/admin/einstellungen/buerozeiten", "", ["setting changed"], async () => ({
		to: "/admin/einstellungen/buerozeiten",
		form: { state: "BY", opens_1: "08:00", closes_1: "18:00" },
	})),
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

import { beforeAll, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { signedInAs, useBuiltSite, type Visitor } from "../app.ts";

useBuiltSite();

const LIST = "/admin/angebote";
let admin: Visitor;
let manager: Awaited<ReturnType<typeof signedInAs>>;
beforeAll(async () => {
	[admin, manager] = [await signedInAs("admin"), await signedInAs("angebots_admin")];
});

const save = (who: Visitor, form: Record<string, string>) =>
	who.visit("/admin/ansichten", { form: { list: "offer", intent: "add", ...form } });
const at = (response: Response) => new URL(response.headers.get("Location")!, "http://x").searchParams;

/** What each reader of a list may do with a view of the manager's, and what they are told. */
const gone = "Diese Ansicht gibt es nicht mehr.";
const notOwn = "Nur wer diese Ansicht angelegt hat";
test.each([
	["its owner", "private", "save", "Ansicht gespeichert", { query: "type=miete" }],
	["its owner", "private", "rename", "Ansicht gespeichert", { name: "Neu" }],
	["its owner", "private", "share", "Ansicht gespeichert", { name: "Neu", shared: true }],
	["its owner", "private", "delete", "Ansicht gelöscht", null],
	["its owner", "shared", "save", "Ansicht gespeichert", { query: "type=miete" }],
	["its owner", "shared", "unshare", "Ansicht gespeichert", { name: "Neu", shared: false }],
	["its owner", "shared", "delete", "Ansicht gelöscht", null],
	["a colleague", "private", "save", gone, {}],
	["a colleague", "private", "rename", gone, {}],
	["a colleague", "private", "share", gone, {}],
	["a colleague", "private", "delete", gone, {}],
	["a colleague", "shared", "save", "Ansicht gespeichert", { query: "type=miete" }],
	["a colleague", "shared", "rename", notOwn, {}],
	["a colleague", "shared", "unshare", notOwn, {}],
	["a colleague", "shared", "delete", notOwn, {}],
] as const)("of %s's sight, %s: %s", async (who, kind, what, said, change) => {
	await db().deleteFrom("list_views").execute();
	const shared = kind === "shared";
	const before = { name: "Alt", query: "type=kauf", shared };
	const id = at(await save(manager, { ...before, shared: String(shared) })).get("view")!;
	const reader = who === "its owner" ? manager : admin;
	const forms: Record<typeof what, Record<string, string>> = {
		save: { intent: "save", query: "type=miete" },
		rename: { intent: "rename", name: "Neu", query: "type=kauf", shared: String(shared) },
		share: { intent: "rename", name: "Neu", query: "type=kauf", shared: "true" },
		unshare: { intent: "rename", name: "Neu", query: "type=kauf" },
		delete: { intent: "delete" },
	};
	await save(reader, { ...forms[what], id });
	expect(await reader.page(`${LIST}?view=`)).toContain(said);
	const rows = await db().selectFrom("list_views").select(["name", "query", "shared", "user_id"]).execute();
	expect(rows).toEqual(change === null ? [] : [{ ...before, ...(change as object), user_id: manager.user.id }]);
});

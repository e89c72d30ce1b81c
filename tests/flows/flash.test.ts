import { describe, expect, test } from "vitest";
import { flashCookie } from "#app/site/flash.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { later } from "../later.ts";
import { makeUser } from "../make.ts";

useBuiltSite();

const encoded = (message: object) =>
	Buffer.from(JSON.stringify({ until: Date.now() + 60_000, ...message })).toString("base64url");
const plain = { kind: "good", namespace: "users", title: "changed.own" };
/** Ours, as it stands in a cookie. */
const ours = (message: Parameters<typeof flashCookie>[0]) => /^flash=([^;]+)/.exec(flashCookie(message))![1]!;

describe("the message between two pages", () => {
	test("that somebody planted is not shown, and no button of it", async () => {
		const [admin, manager] = [await signedInAs("admin"), await makeUser("angebots_admin")];
		const thief = {
			label: "roleSave",
			address: `/admin/benutzer/${manager.id}`,
			fields: { intent: "role", role: "admin" },
		};
		const [message, signature] = ours({ kind: "good", namespace: "users", title: "changed.own" }).split(".") as [
			string,
			string,
		];
		for (const cookie of [
			encodeURIComponent(JSON.stringify({ ...plain, action: thief })),
			encoded({ ...plain, action: thief }),
			`${encoded({ ...plain, action: thief })}.`,
			`${encoded({ ...plain, action: thief })}.${signature}`,
			`${encoded({ ...plain, undo: manager.id })}.${signature}`,
			`${message}.${signature.slice(1)}`,
			message,
			`.${signature}`,
			".",
			"%",
		]) {
			admin.cookies.set("flash", cookie);
			const page = await admin.page("/admin/benutzer");
			for (const word of ["sind gespeichert", "Rolle speichern", "Rückgängig", `action="/admin/benutzer/`])
				expect(page.includes(word), `${cookie} ${word}`).toBe(false);
			// And it is gone.
			expect(admin.cookies.has("flash"), cookie).toBe(false);
		}
		expect(
			(await db().selectFrom("users").select("role").where("id", "=", manager.id).executeTakeFirstOrThrow()).role,
		).toBe("angebots_admin");
	});

	test("of ours is shown once, and not after its minute", async () => {
		const somebody = visitor();
		const told = ours({ kind: "good", namespace: "logout", title: "successTitle", text: "successText" });
		const shows = async () => (await somebody.page("/admin/login")).includes("Sie sind jetzt abgemeldet.");
		somebody.cookies.set("flash", told);
		expect([await shows(), await shows()]).toEqual([true, false]);
		somebody.cookies.set("flash", told);
		expect(await later(61_000, shows)).toBe(false);
	});

	test("has a button only if it names an action by its id", async () => {
		const admin = await signedInAs("admin");
		const buttons = async (undo: string) => {
			admin.cookies.set("flash", ours({ kind: "good", namespace: "kontaktanfragen", title: "hiddenTitle", undo }));
			return ((await admin.page("/admin/kontakt-anfragen")).match(/Rückgängig/g) ?? []).length;
		};
		const id = newId();
		expect(await buttons(id)).toBeGreaterThan(0);
		for (const other of ["../../benutzer/x", `${id}/../../../benutzer/${id}`, ""])
			expect(await buttons(other), other).toBe(0);
	});
});

import { beforeEach, describe, expect, test } from "vitest";
import { restoreAccess } from "#app/accounts/users/operator.server.ts";
import { db } from "#app/database/client.server.ts";
import { newId } from "#app/database/identity.ts";
import { logSecurityEvent } from "#app/security/security-log.server.ts";
import { signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeUser } from "../make.ts";
import { tokenFor } from "../outside/mailbox.ts";

useBuiltSite();
const LOG = "/admin/sicherheit";
let admin: Awaited<ReturnType<typeof signedInAs>>;
beforeEach(async () => {
	admin ??= await signedInAs("admin");
	for (const table of ["throttles", "outbox", "security_log"] as const) await db().deleteFrom(table).execute();
});

const columns = ["event", "user_id", "email", "address", "device", "by_email"] as const;
const noted = () => db().selectFrom("security_log").select(columns).orderBy("id").execute();
/** What a page shows: its words, without what is markup or data for its script. */
const words = (page: string) => page.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!-- -->/g, "");
const signIn = (person: Visitor, email: string, password: string) =>
	person.visit("/admin/login", { form: { email, password }, headers: { "User-Agent": "Netscape/4" } });

describe("the security log hears", () => {
	test("who signed in, who failed to, and who signed out: when, whom, from where and with what", async () => {
		const { id, email, password } = await makeUser();
		await db().deleteFrom("security_log").execute();
		const somebody = visitor();
		await signIn(somebody, email.toUpperCase(), "wrong");
		await signIn(somebody, "Nobody@Example.com", "wrong");
		await signIn(somebody, email, password);
		await somebody.visit("/admin/logout", { form: {} });
		await somebody.visit("/admin/logout", { form: {} });
		const from = { address: "127.0.0.1", device: "Netscape/4", by_email: null };
		expect(await noted()).toEqual([
			{ event: "sign-in-failed", user_id: id, email, ...from },
			{ event: "sign-in-failed", user_id: null, email: "nobody@example.com", ...from },
			{ event: "sign-in", user_id: id, email, ...from },
			{ event: "sign-out", user_id: id, email, ...from, device: expect.any(String) as string },
		]);
	});

	test("of everything that an admin does to somebody's account, and who it was", async () => {
		await admin.visit("/admin/benutzer-hinzufuegen", {
			form: { email: "neu@example.com", role: "admin", password: "grober Kies", confirm_password: "grober Kies" },
		});
		const { id } = await db()
			.selectFrom("users")
			.select("id")
			.where("email", "=", "neu@example.com")
			.executeTakeFirstOrThrow();
		const deeds: Record<string, string>[] = [
			{ intent: "role", role: "angebots_admin" },
			{ intent: "lock" },
			{ intent: "unlock" },
			{ intent: "delete" },
		];
		for (const form of deeds) await admin.visit(`/admin/benutzer/${id}`, { form });
		const rows = await noted();
		expect(rows.map(({ event }) => event)).toEqual([
			"user-added",
			"role-changed",
			"locked",
			"unlocked",
			"user-removed",
		]);
		for (const row of rows)
			expect(row).toMatchObject({
				user_id: id,
				email: "neu@example.com",
				by_email: admin.user.email,
				address: "127.0.0.1",
			});
	});

	test("of a password that is changed, reset by mail or by who runs the server, of a new address and of a session that is ended elsewhere", async () => {
		const staff = await signedInAs("angebots_admin");
		const { email, password } = staff.user;
		await signIn(visitor(), email, password);
		await db().deleteFrom("security_log").execute();
		await staff.visit("/admin/konto/geraete-abmelden", { form: { session: "others" } });
		await staff.visit("/admin/konto/geraete-abmelden", { form: { session: "others" } });
		await staff.visit("/admin/konto/passwort", {
			form: { current_password: password, password: "grober Kies", confirm_password: "grober Kies" },
		});
		await staff.visit("/admin/konto/e-mail", {
			form: { email: "anders@example.com", current_password: "grober Kies" },
		});
		await visitor().visit(`/admin/bestaetigen?token=${await tokenFor("anders@example.com")}`, { form: {} });
		await visitor().visit("/admin/passwort-vergessen", { form: { email: "anders@example.com" } });
		await visitor().visit(`/admin/passwort-neu?token=${await tokenFor("anders@example.com")}`, {
			form: { password: "feiner Splitt", confirm_password: "feiner Splitt" },
		});
		await restoreAccess("anders@example.com", "noch feiner");
		const rows = await noted();
		expect(rows.map(({ event }) => event)).toEqual([
			"session-ended",
			"password-changed",
			"session-ended",
			"email-changed",
			"password-reset",
			"password-reset",
		]);
		expect(rows.map(({ address }) => address)).toEqual([...Array<string>(5).fill("127.0.0.1"), null]);
	});
});

describe("its page", () => {
	test("is filtered by event and by person, who did it or whom it was done to, and ignores what can't be", async () => {
		await signIn(visitor(), "fremd@example.com", "wrong");
		await signIn(visitor(), "anders@example.com", "wrong");
		await logSecurityEvent(
			{ event: "locked", userId: newId(), email: "anders@example.com", from: null, by: { email: "fremd@example.com" } },
			db(),
		);
		const shown = async (query: string) => {
			const list = words(await admin.page(`${LOG}?${query}`));
			return list.slice(list.indexOf("<ol"), list.indexOf("</ol>")).match(/<li/g)?.length ?? 0;
		};
		expect(await shown("")).toBe(3);
		expect(await shown("ereignis=locked")).toBe(1);
		expect(await shown("person=FREMD%40example.com")).toBe(2);
		expect(await shown("ereignis=sign-in-failed&person=fremd%40example.com")).toBe(1);
		expect(await shown("person=niemand%40example.com")).toBe(0);
		for (const query of ["ereignis=__proto__", "ereignis=x'%22--", "page=-1", "page=1e309"])
			expect(await shown(query), query).toBe(3);
		expect((await admin.page(`${LOG}?person=${"x".repeat(5000)}`)).includes("Dazu gibt es keinen Eintrag.")).toBe(true);
	});
});

describe("its file", () => {
	test("has all that the filter finds, no cell that a spreadsheet would compute, and is itself written down", async () => {
		for (let i = 0; i < 300; i++)
			await logSecurityEvent(
				{
					event: "sign-in-failed",
					userId: null,
					email: `=cmd-${i}@example.com`,
					from: { address: "203.0.113.1", device: "=x" },
					by: null,
				},
				db(),
			);
		await logSecurityEvent({ event: "locked", userId: null, email: "anders@example.com", from: null, by: null }, db());
		const response = await admin.visit(`${LOG}/export`, { form: { ereignis: "sign-in-failed" } });
		expect(response.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
		expect(response.headers.get("Content-Disposition")).toMatch(
			/^attachment; filename="sicherheit-\d{4}-\d\d-\d\d\.csv"$/,
		);
		const lines = (await response.text()).trim().split("\r\n");
		expect(lines[0]).toBe('"Zeit";"UTC";"Ereignis";"Person";"Durch";"IP-Adresse";"Gerät";"Kennung des Browsers"');
		expect(lines).toHaveLength(301);
		for (const line of lines.slice(1))
			expect(line).toMatch(/"'=cmd-\d+@example\.com";"";"203\.0\.113\.1";"Unbekanntes Gerät";"'=x"$/);
		expect((await noted()).at(-1)).toMatchObject({
			event: "log-exported",
			email: admin.user.email,
			address: "127.0.0.1",
		});
	});
});

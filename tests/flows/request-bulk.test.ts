import { beforeEach, describe, expect, test } from "vitest";
import { takeStep } from "#app/requests/request-steps.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor } from "../app.ts";
import { LIST, useInbox } from "../inbox.ts";
import { makeRequest, makeUser } from "../make.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { traceOf } from "../rows.ts";
import { words } from "../words.ts";

useBuiltSite();

const { staff } = useInbox();

let ids: string[] = [];
beforeEach(async () => {
	ids = [];
	for (const name of ["Eins", "Zwei", "Drei"]) ids.push(await makeRequest({ name, subject: `Bagger ${name}` }));
});

type Fields = Record<string, string | string[]>;
const act = (action: string, fields: Fields, { who = staff.admin as Visitor, query = "" } = {}) =>
	who.visit(LIST + query, { form: { action, ...fields } });
const stored = () => db().selectFrom("Kontaktanfragen_Archiv").selectAll().orderBy("id").execute();
const column = async <Name extends keyof Awaited<ReturnType<typeof stored>>[number]>(name: Name) =>
	(await stored()).map((row) => row[name]);
/** Some of the requests as the list names them at their present version. */
async function chosen(...some: number[]): Promise<{ chosen: string[] }> {
	const rows = await stored();
	return { chosen: some.map((n) => `${ids[n]} ${rows.find(({ id }) => id === ids[n])!.version}`) };
}
const undoAddress = (page: string) => /action="(\/admin\/viele-rueckgaengig\/[^"]+)"/.exec(page)![1]!;
async function undo(who: Visitor = staff.admin): Promise<string> {
	await who.visit(undoAddress(await who.page(LIST)), { form: { zurueck: LIST } });
	return words(await who.page(LIST));
}
const auditOf = async (id: string) => (await traceOf(id)).map(({ action }) => action);

describe("an action with chosen requests", () => {
	test("marks them as processed, and one undo brings all back, each with its entry in the audit log", async () => {
		expect(await outcome(await act("processed", await chosen(0, 2)))).toBe(`→ ${LIST}`);
		expect(await column("bearbeitet")).toEqual([true, false, true]);
		expect(await column("processed_by_email")).toEqual([staff.admin.user.email, null, staff.admin.user.email]);
		expect(await undo()).toContain("2 Einträge sind wiederhergestellt.");
		expect(await column("bearbeitet")).toEqual([false, false, false]);
		expect(await column("processed_by_email")).toEqual([null, null, null]);
		expect(await auditOf(ids[0]!)).toEqual(["processed", "reopened"]);
	});

	test("does the others where a colleague has changed, deleted or closed one, names those with the reason and keeps them chosen", async () => {
		const shown = await chosen(0, 1, 2);
		const colleague = await makeUser("verkauf");
		await takeStep("processed", ids[1]!, colleague);
		await db().deleteFrom("Kontaktanfragen_Archiv").where("id", "=", ids[2]!).execute();
		const response = await act("hidden", shown);
		expect(response.status).toBe(200);
		const page = words(await response.text());
		expect(page).toContain("1 ausgeblendet, 2 ausgelassen");
		expect(page).toMatch(/Zwei, Bagger Zwei<\/a>: wurde inzwischen von jemandem geändert/);
		expect(page).toContain("Ein Eintrag: gibt es nicht mehr");
		expect((await stored()).map((row) => row.ausgeblendet)).toEqual([true, false]);
		expect((await stored())[1]!.processed_by_email).toBe(colleague.email);
		const again = words(await (await act("processed", await chosen(0, 1), { query: "?ansicht=alle" })).text());
		expect(again).toMatch(/Zwei, Bagger Zwei<\/a>: geht bei diesem Status nicht/);
		expect(again).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${ids[1]} |value="${ids[1]} [^>]*checked=""`));
	});

	test("is undone except for what somebody changed since, which is named, and only once and by who did it", async () => {
		const colleague = await signedInAs("verkauf");
		await act("hidden", await chosen(0, 1));
		const address = undoAddress(await staff.admin.page(LIST));
		await colleague.visit(address, { form: {} });
		expect(await column("ausgeblendet")).toEqual([true, true, false]);
		await takeStep("processed", ids[1]!, colleague.user);
		await act("hidden", await chosen(2));
		expect(await undo()).toContain("Ein Eintrag ist wiederhergestellt.");
		await staff.admin.visit(address, { form: { zurueck: LIST } });
		const left = "inzwischen geändert oder zu lange her: Zwei, Bagger Zwei.";
		expect(words(await staff.admin.page(LIST))).toContain(left);
		expect(await column("ausgeblendet")).toEqual([false, true, false]);
		await staff.admin.visit(address, { form: { zurueck: LIST } });
		expect(await staff.admin.page(LIST)).toContain("Das lässt sich nicht mehr rückgängig machen.");
	});
});

describe("all requests that match", () => {
	test("among the suspicious ones are deleted for good after a question with their number, by admins alone", async () => {
		await db().updateTable("Kontaktanfragen_Archiv").set({ suspicion: "links" }).where("id", "!=", ids[0]!).execute();
		const query = "?ansicht=verdaechtig";
		const asked = words(await (await act("removed", { all: "2" }, { query })).text());
		expect(asked).toContain("2 Anfragen löschen");
		expect(await stored()).toHaveLength(3);
		const sales = await signedInAs("verkauf");
		const all = { all: "2", confirmed: "yes" };
		expect((await act("removed", all, { query, who: sales })).status).toBe(400);
		expect(await sales.page(LIST + query)).not.toContain("Endgültig löschen …");
		await act("removed", all, { query });
		expect(words(await staff.admin.page(LIST))).toContain("2 Anfragen sind endgültig gelöscht.");
		expect((await stored()).map(({ id }) => id)).toEqual([ids[0]]);
		expect(await auditOf(ids[1]!)).toEqual(["removed"]);
	});

	test("among the suspicious ones are released, and each causes its usual mails then", async () => {
		await db().updateTable("Kontaktanfragen_Archiv").set({ suspicion: "links" }).execute();
		await act("released", { all: "3" }, { query: "?ansicht=verdaechtig" });
		expect(await column("suspicion")).toEqual([null, null, null]);
		expect(await mailsTo("erika@example.com")).toHaveLength(3);
		expect(await staff.admin.page(LIST)).not.toContain("viele-rueckgaengig");
	});
});

import { beforeEach, describe, expect, test } from "vitest";
import { markProcessed } from "#app/requests/request-repository.server.ts";
import { addNote } from "#app/requests/request-notes.server.ts";
import { db } from "#app/database/client.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor } from "../app.ts";
import { LIST, useInbox } from "../inbox.ts";
import { makeRequest, makeUser } from "../make.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { withoutTable } from "../without-table.ts";
import { expectWords, words } from "../words.ts";

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
const stored = () => db().selectFrom("Kontaktanfragen_Archiv").selectAll().orderBy("nr").execute();
const column = async <Name extends keyof Awaited<ReturnType<typeof stored>>[number]>(name: Name) =>
	(await stored()).map((row) => row[name]);
/** Some of the requests as the list names them at their present version. */
async function chosen(...some: number[]): Promise<{ chosen: string[] }> {
	const rows = await stored();
	return { chosen: some.map((n) => `${ids[n]} ${rows.find(({ id }) => id === ids[n])!.version}`) };
}
const undoAddress = (page: string) => /action="(\/admin\/viele-rueckgaengig\/[^"]+)"/.exec(page)![1]!;
/** Presses the button of the message that the list shows next. */
async function undo(who: Visitor = staff.admin): Promise<string> {
	await who.visit(undoAddress(await who.page(LIST)), { form: { zurueck: LIST } });
	return words(await who.page(LIST));
}
const auditOf = async (id: string) =>
	(await db().selectFrom("trace").select("action").where("record_id", "=", id).orderBy("id").execute()).map(
		({ action }) => action,
	);

describe("an action with chosen requests", () => {
	test("marks them as processed, and one undo brings all back, each with its entry in the audit log", async () => {
		expect(await outcome(await act("processed", await chosen(0, 2)))).toBe(`→ ${LIST}`);
		expect(await column("bearbeitet")).toEqual([true, false, true]);
		expect(await column("processed_by_email")).toEqual([staff.admin.user.email, null, staff.admin.user.email]);
		expect(await undo()).toContain("2 Einträge sind wieder wie vorher.");
		expect(await column("bearbeitet")).toEqual([false, false, false]);
		expect(await column("processed_by_email")).toEqual([null, null, null]);
		expect(await auditOf(ids[0]!)).toEqual(["processed", "reopened"]);
	});

	test("leaves them as they are where no undo can be written down", async () => {
		await withoutTable("changed_records", async () => act("processed", await chosen(0, 2)));
		expect(await column("bearbeitet")).toEqual([false, false, false]);
	});

	test("opens them again, and the undo restores by whom, when and how each had been closed", async () => {
		const colleague = await makeUser("verkauf");
		await markProcessed(ids[1]!, colleague, { outcome: "lost", reason: "Preis" });
		const before = (await stored())[1]!;
		await act("reopened", await chosen(1), { query: "?ansicht=bearbeitet" });
		expect((await stored())[1]).toMatchObject({ bearbeitet: false, outcome: null });
		await undo();
		const { updated_at: _, version: __, ...restored } = (await stored())[1]!;
		expect(restored).toEqual({ ...before, updated_at: undefined, version: undefined, ...restored });
		expect(restored).toMatchObject({
			processed_at: before.processed_at,
			processed_by_email: colleague.email,
			outcome: "lost",
			outcome_reason: "Preis",
		});
	});

	test("hides them and shows them again", async () => {
		await act("hidden", await chosen(0, 1));
		expect(await column("ausgeblendet")).toEqual([true, true, false]);
		await act("unhidden", await chosen(0), { query: "?ansicht=ausgeblendet" });
		expect(await column("ausgeblendet")).toEqual([false, true, false]);
	});

	test("asks for the colleague first, and mails them once for all, naming nobody", async () => {
		const colleague = await signedInAs("verkauf");
		const asked = words(await (await act("assign", await chosen(0, 1))).text());
		expectWords(asked, "2 Anfragen", "Eins, Bagger Eins", `value="${colleague.user.id}"`);
		const strange = { ...(await chosen(0)), confirmed: "yes", colleague: staff.manager.user.id };
		expect(await (await act("assign", strange)).text()).toContain("Diese Person kann keine Anfragen bearbeiten.");
		await act("assign", { ...(await chosen(0, 1)), confirmed: "yes", colleague: colleague.user.id });
		expect(await column("assigned_to")).toEqual([colleague.user.id, colleague.user.id, null]);
		const mails = await mailsTo(colleague.user.email);
		expect(mails).toHaveLength(1);
		expect(mails[0]!.subject).toBe("Ihnen zugewiesen: 2 Anfragen");
		expect(JSON.stringify(mails[0])).not.toContain("Eins");
		await undo();
		expect(await column("assigned_to")).toEqual([null, null, null]);
	});

	test("is taken back without a colleague who was deleted since, and says so", async () => {
		const gone = await makeUser("verkauf");
		await act("assign", { ...(await chosen(0, 1)), confirmed: "yes", colleague: gone.id });
		await act("assign", { ...(await chosen(0, 2)), confirmed: "yes", colleague: staff.admin.user.id });
		const assigned = undoAddress(await staff.admin.page(LIST));
		await act("processed", await chosen(1));
		await db().deleteFrom("users").where("id", "=", gone.id).execute();
		expect(await undo()).toContain("Ein Eintrag ist wieder wie vorher.");
		await staff.admin.visit(assigned, { form: { zurueck: LIST } });
		expect(words(await staff.admin.page(LIST))).toContain(
			"Wieder wie vorher: 2. Davon jetzt niemandem zugewiesen, weil es das Konto von vorher nicht mehr gibt: 1.",
		);
		expect(await column("assigned_to")).toEqual([null, null, null]);
		expect(await column("bearbeitet")).toEqual([false, false, false]);
	});

	test("brings them up again on a day that is asked for first and not in the past", async () => {
		const day = async (words: string) => act("followUp", { ...(await chosen(0, 1)), confirmed: "yes", day: words });
		expect(await (await act("followUp", await chosen(0))).text()).toContain('name="day"');
		expect(await (await day("2020-01-01")).text()).toContain("Bitte wählen Sie einen Tag ab heute.");
		await day("2099-01-01");
		expect(await column("follow_up")).toEqual(["2099-01-01", "2099-01-01", null]);
		await undo();
		expect(await column("follow_up")).toEqual([null, null, null]);
	});

	test("with nothing chosen says so and changes nothing; one that there is not is refused", async () => {
		const nothing = await act("processed", {});
		expect([nothing.status, (await nothing.text()).includes("Es war nichts ausgewählt.")]).toEqual([409, true]);
		expect((await act("explode", await chosen(0))).status).toBe(400);
		expect(await column("bearbeitet")).toEqual([false, false, false]);
	});

	test("does the others where a colleague has changed, deleted or closed one, names those with the reason and keeps them chosen", async () => {
		const shown = await chosen(0, 1, 2);
		const colleague = await makeUser("verkauf");
		await markProcessed(ids[1]!, colleague);
		await db().deleteFrom("Kontaktanfragen_Archiv").where("id", "=", ids[2]!).execute();
		const response = await act("hidden", shown);
		expect(response.status).toBe(200);
		const page = words(await response.text());
		expect(page).toContain("1 geändert, 2 ausgelassen");
		expect(page).toMatch(/Zwei, Bagger Zwei<\/a>: wurde inzwischen von jemandem geändert/);
		expect(page).toContain(`${ids[2]}: gibt es nicht mehr`);
		expect((await stored()).map((row) => row.ausgeblendet)).toEqual([true, false]);
		expect((await stored())[1]!.processed_by_email).toBe(colleague.email);
		const again = words(await (await act("processed", await chosen(1), { query: "?ansicht=alle" })).text());
		expect(again).toMatch(/Zwei, Bagger Zwei<\/a>: geht bei diesem Status nicht/);
		expect(again).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${ids[1]} |value="${ids[1]} [^>]*checked=""`));
	});

	test("leaves out a request that a colleague has answered or noted something about since", async () => {
		const shown = await chosen(0);
		await addNote(ids[0]!, { text: "ruft zurück", noteId: undefined }, { id: "x", email: "kollegin@example.com" });
		expect(await (await act("hidden", shown)).text()).toContain("wurde inzwischen von jemandem geändert");
	});

	test("is undone except for what somebody changed since, which is named, and only once and by who did it", async () => {
		const colleague = await signedInAs("verkauf");
		await act("hidden", await chosen(0, 1));
		const address = undoAddress(await staff.admin.page(LIST));
		await colleague.visit(address, { form: {} });
		expect(await column("ausgeblendet")).toEqual([true, true, false]);
		await markProcessed(ids[1]!, colleague.user);
		await act("hidden", await chosen(2));
		expect(await undo()).toContain("Ein Eintrag ist wieder wie vorher.");
		await staff.admin.visit(address, { form: { zurueck: LIST } });
		const page = words(await staff.admin.page(LIST));
		expect(page).toContain(
			"Inzwischen geändert oder nicht mehr zurückzunehmen und deshalb gelassen: Zwei, Bagger Zwei.",
		);
		expect(await column("ausgeblendet")).toEqual([false, true, false]);
		await staff.admin.visit(address, { form: { zurueck: LIST } });
		expect(await staff.admin.page(LIST)).toContain("Das lässt sich nicht mehr zurücknehmen.");
	});
});

describe("all requests that match", () => {
	test("are found when it runs, without those that were left out; the message says if they are others than shown", async () => {
		await act("processed", { all: "3", not: [ids[1]!] }, { query: "?q=bagger" });
		expect(await column("bearbeitet")).toEqual([true, false, true]);
		await act("hidden", { all: "5" }, { query: "?ansicht=bearbeitet&language=de" });
		expect(await column("ausgeblendet")).toEqual([true, false, true]);
		expect(words(await staff.admin.page(LIST))).toContain("Bei der Auswahl waren es 5");
	});

	test("among the suspicious ones are deleted for good after a question with their number, by admins alone", async () => {
		await db().updateTable("Kontaktanfragen_Archiv").set({ suspicion: "links" }).where("id", "!=", ids[0]!).execute();
		const query = "?ansicht=verdaechtig";
		expect(await staff.admin.page(LIST + query)).toContain("Alle verdächtigen löschen …");
		const asked = words(await (await act("removed", { all: "2" }, { query })).text());
		expect(asked).toContain("2 Anfragen löschen");
		expect(await stored()).toHaveLength(3);
		const sales = await signedInAs("verkauf");
		const all = { all: "2", confirmed: "yes" };
		expect((await act("removed", all, { query, who: sales })).status).toBe(400);
		expect(await sales.page(LIST + query)).not.toContain("Alle verdächtigen löschen");
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

test("chosen requests are exported alone, or all that match without those that were left out", async () => {
	const file = async (form: Fields, query = "") => (await staff.admin.visit(`${LIST}/export${query}`, { form })).text();
	const some = await file(await chosen(0, 2));
	expect(some.match(/"(Eins|Zwei|Drei)"/g)).toEqual(['"Drei"', '"Eins"']);
	expect((await file({ all: "3", not: [ids[0]!] }, "?q=bagger")).match(/"(Eins|Zwei|Drei)"/g)).toEqual([
		'"Drei"',
		'"Zwei"',
	]);
	expect(await file({ all: "3" }, "?language=en")).not.toContain("Bagger");
	expect(await outcome(await staff.admin.visit(`${LIST}/export`, { form: {} }))).toBe(`→ ${LIST}`);
	expect(await staff.admin.page(LIST)).toContain("Es war nichts ausgewählt.");
});

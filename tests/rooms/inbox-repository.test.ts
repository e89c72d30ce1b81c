import { describe, expect, test } from "vitest";
import { sql } from "kysely";
import { requestPage } from "#app/requests/list/request-list.server.ts";
import { readRequestView } from "#app/requests/list/request-definition.server.ts";
import { takeStep } from "#app/requests/request-steps.server.ts";
import { requestToRead } from "#app/requests/page/request-detail.server.ts";
import { addNote } from "#app/requests/request-notes.server.ts";
import {
	contactRequestDays,
	deleteOldRequests,
	knownContactRequestDays,
	requestsOlderThan,
} from "#app/requests/retention.server.ts";
import { setRetentionDays } from "#app/log/retention-days.server.ts";
import { daysAgo, db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { useEmptyTables, useUser } from "../before.ts";
import { later } from "../later.ts";
import { makeOffer, makeRequest } from "../make.ts";
import { addRow, traceOf } from "../rows.ts";
import { withoutTable } from "../without-table.ts";

const firstPage = readRequestView(new URL("http://localhost/admin/kontakt-anfragen"));

const by = useUser();
const other = useUser();
useEmptyTables("Kontaktanfragen_Archiv", "trace", "settings");

const subjects = async (q: string) =>
	(await requestPage({ ...firstPage, q, tab: "all" }, by.id)).lines.map(({ subject }) => subject);

describe("a request", () => {
	test("is not processed by somebody without an e-mail address", async () => {
		const id = await makeRequest();
		expect(await takeStep("processed", id, { ...by, email: " " })).toEqual({ state: "noEmail" });
		expect((await requestToRead("request", id, ""))!.request.bearbeitet).toBe(false);
	});

	test("has notes with author and time, the oldest first; one that is sent twice is one", async () => {
		const id = await makeRequest();
		const noteId = newId();
		await addNote(id, { text: "Angerufen", noteId }, by);
		await addNote(id, { text: "Angerufen", noteId }, by);
		await addNote(id, { text: "Angebot\ngeschickt", noteId: undefined }, other);
		const { notes, history } = (await requestToRead("request", id, ""))!;
		const second = { text: "Angebot\ngeschickt", by_email: other.email };
		expect(notes).toMatchObject([{ text: "Angerufen", by_email: by.email }, second]);
		expect(history.map(({ action }) => action)).toEqual(["noted", "noted"]);
		expect(JSON.stringify(await traceOf(id))).not.toContain("Angebot");
	});

	test("leads on to an emergency first, to none that a colleague works on, and to each of the others in turn", async () => {
		const next = async (from = id) => (await requestToRead("request", from, other.id))!.nextId;
		const id = await makeRequest();
		await makeRequest({ created_at: "2020-01-01T09:00:00.000Z", assigned_to: by.id });
		const own = await makeRequest({ created_at: "2020-01-02T09:00:00.000Z", assigned_to: other.id });
		expect(await next()).toBe(own);
		const urgent = await makeRequest({ default_subject: "urgentSubject" });
		expect(await next()).toBe(urgent);
		expect(await next(urgent)).toBe(own);
		expect(await next(own)).toBe(id);
	});

	test("names the machine that was asked for with its number, without a link once the offer is deleted, and again when it is restored", async () => {
		const offer = await makeOffer({ name: "Brecher JX" });
		const { nr } = (await offerRecords.findForEdit(offer))!;
		const id = await makeRequest({ offer_id: offer, offer_name: "Brecher JX", offer_nr: nr });
		const machine = async () => (await requestToRead("request", id, ""))!.request.machines[0];
		const online = { id: offer, name: "Brecher JX", nr, offer: { state: "online", type: "kauf" }, inTrash: null };
		expect(await machine()).toMatchObject(online);
		await offerRecords.remove(offer, by);
		expect(await machine()).toEqual({ id: null, name: "Brecher JX", nr, offer: undefined, inTrash: offer });
		await offerRecords.restore(offer, by);
		expect(await machine()).toMatchObject(online);
		expect((await requestToRead("request", await makeRequest(), ""))!.request.machines).toEqual([]);
	});

	test("that is deleted for good leaves nothing of its sender: not in notes, audit log or any other table", async () => {
		const [name, email] = ["Zwiebelfisch", "zwiebelfisch@example.com"];
		const id = await makeRequest({ name, email, subject: name, message: name });
		await addNote(id, { text: "Zwiebelfisch hat angerufen", noteId: undefined }, by);
		await takeStep("processed", id, by);
		// As if an earlier version had written down more than it should.
		const changes = JSON.stringify([{ field: "name", from: name, to: null }]);
		await db().updateTable("trace").set({ record_name: name, changes }).execute();
		expect(await takeStep("removed", id, other)).toMatchObject({ state: "done", subject: "Zwiebelfisch" });
		expect(await takeStep("removed", id, other)).toEqual({ state: "missing" });
		const nothing = { record_name: null, changes: null };
		expect(await traceOf(id)).toEqual([
			{ action: "noted", by_email: by.email, ...nothing },
			{ action: "processed", by_email: by.email, ...nothing },
			{ action: "removed", by_email: other.email, ...nothing },
		]);
		expect(await db().selectFrom("request_notes").selectAll().execute()).toEqual([]);
		expect(await subjects("zwiebelfisch")).toEqual([]);
		const tables = (await db().introspection.getTables()).filter(({ isView }) => !isView);
		for (const { name } of tables) {
			const { rows } = await sql`select * from ${sql.table(name)}`.execute(db());
			expect(JSON.stringify(rows), name).not.toContain("wiebelfisch");
		}
	});
});

const left = async () =>
	(await db().selectFrom("Kontaktanfragen_Archiv").select("subject").orderBy("created_at").execute()).map(
		({ subject }) => subject,
	);

describe("automatic deletion", () => {
	test("deletes what is older than the days that are set, hidden or open, with its notes, and nothing else", async () => {
		const old = await makeRequest({ subject: "alt", created_at: daysAgo(91) });
		await makeRequest({ subject: "alt und verborgen", ausgeblendet: true, created_at: daysAgo(400) });
		await makeRequest({ subject: "alt und bearbeitet", bearbeitet: true, created_at: daysAgo(95) });
		await makeRequest({ subject: "jung", created_at: daysAgo(89) });
		await addNote(old, { text: "x", noteId: undefined }, by);
		await setRetentionDays("contact_request_days", 90, by);
		expect(await requestsOlderThan(90)).toBe(3);
		expect(await deleteOldRequests()).toBe(3);
		expect(await left()).toEqual(["jung"]);
		expect(await db().selectFrom("request_notes").select("id").execute()).toEqual([]);
		expect(await deleteOldRequests()).toBe(0);
		await setRetentionDays("contact_request_days", null, by);
		expect(await later(1000 * 24 * 3_600_000, deleteOldRequests)).toBe(0);
	});

	test("of many goes step by step, and two processes at once delete and count each once", async () => {
		for (let n = 0; n < 600; n++) await makeRequest({ created_at: daysAgo(60) });
		await makeRequest({ subject: "jung" });
		await setRetentionDays("contact_request_days", 30, by);
		await Promise.all([deleteOldRequests(), deleteOldRequests()]);
		expect(await left()).toEqual(["jung"]);
		const removals = await db().selectFrom("trace").select("changes").where("action", "=", "removed").execute();
		const deleted = removals.map(({ changes }) => JSON.parse(changes!)[0].from as number);
		expect(deleted.length).toBeGreaterThan(1);
		expect(deleted.reduce((sum, count) => sum + count, 0)).toBe(600);
	});

	test("is remembered for the privacy policy while the database is away", async () => {
		await setRetentionDays("contact_request_days", 77, by);
		expect(await knownContactRequestDays()).toBe(77);
		await withoutTable("settings", async () => {
			expect(await knownContactRequestDays()).toBe(77);
			await expect(contactRequestDays()).rejects.toThrow();
		});
	});

	test.each(["0", "-5", "29", "3651", "90.5", "abc", "1e3", ""])(
		"takes a stored %j for switched off",
		async (value) => {
			await addRow("settings", { name: "contact_request_days", value, updated_at: daysAgo(0) });
			expect(await contactRequestDays()).toBeNull();
		},
	);
});

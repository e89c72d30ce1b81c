import { beforeEach, describe, expect, test, vi } from "vitest";
import { addNote } from "#app/requests/request-notes.server.ts";
import {
	contactRequestDays,
	deleteOldRequests,
	knownContactRequestDays,
	requestsOlderThan,
	setContactRequestDays,
} from "#app/requests/retention.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import type { Actor } from "#app/log/audit.ts";
import { makeRequest, makeUser } from "../make.ts";
import { withoutTable } from "../without-table.ts";
import { addRow } from "../rows.ts";

let by: Actor;
beforeEach(async () => {
	for (const table of ["Kontaktanfragen_Archiv", "trace", "settings"] as const) await db().deleteFrom(table).execute();
	by ??= await makeUser();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const left = async () =>
	(await db().selectFrom("Kontaktanfragen_Archiv").select("subject").orderBy("created_at").execute()).map(
		({ subject }) => subject,
	);
const trace = () =>
	db().selectFrom("trace").select(["kind", "record_id", "action", "by_email", "changes"]).orderBy("id").execute();

describe("automatic deletion", () => {
	test("deletes what is older than the days that are set, hidden or open, with its notes, and nothing else", async () => {
		const old = await makeRequest({ subject: "alt", created_at: daysAgo(91) });
		await makeRequest({ subject: "alt und verborgen", ausgeblendet: true, created_at: daysAgo(400) });
		await makeRequest({ subject: "alt und bearbeitet", bearbeitet: true, created_at: daysAgo(95) });
		await makeRequest({ subject: "jung", created_at: daysAgo(89) });
		await addNote(old, { text: "x", noteId: undefined }, by);
		await setContactRequestDays(90, by);
		expect(await requestsOlderThan(90)).toBe(3);
		expect(await deleteOldRequests()).toBe(3);
		expect(await left()).toEqual(["jung"]);
		expect(await db().selectFrom("request_notes").select("id").execute()).toEqual([]);
		expect(await deleteOldRequests()).toBe(0);
		await setContactRequestDays(null, by);
		vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 1000 * 24 * 3_600_000 });
		expect(await deleteOldRequests()).toBe(0);
		vi.useRealTimers();
	});

	test("of many goes step by step, and two processes at once delete and count each once", async () => {
		for (let n = 0; n < 600; n++) await makeRequest({ created_at: daysAgo(60) });
		await makeRequest({ subject: "jung" });
		await setContactRequestDays(30, by);
		await Promise.all([deleteOldRequests(), deleteOldRequests()]);
		expect(await left()).toEqual(["jung"]);
		const deleted = (await trace())
			.filter(({ action }) => action === "removed")
			.map(({ changes }) => JSON.parse(changes!)[0].from as number);
		expect(deleted.length).toBeGreaterThan(1);
		expect(deleted.reduce((sum, count) => sum + count, 0)).toBe(600);
	});

	test("is remembered for the privacy policy while the database is away", async () => {
		await setContactRequestDays(77, by);
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

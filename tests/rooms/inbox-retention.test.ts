import { describe, expect, test } from "vitest";
import { addNote } from "#app/requests/request-notes.server.ts";
import {
	contactRequestDays,
	deleteOldRequests,
	knownContactRequestDays,
	requestsOlderThan,
} from "#app/requests/retention.server.ts";
import { setRetentionDays } from "#app/log/retention-days.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { later } from "../later.ts";
import { makeRequest } from "../make.ts";
import { withoutTable } from "../without-table.ts";
import { addRow } from "../rows.ts";
import { useEmptyTables, useUser } from "../before.ts";

const by = useUser();
useEmptyTables("Kontaktanfragen_Archiv", "trace", "settings");

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
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

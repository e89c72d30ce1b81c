import { beforeEach, describe, expect, test, vi } from "vitest";
import { addNote } from "#app/requests/request-notes.server.ts";
import {
	contactRequestDays,
	deleteOldRequests,
	knownContactRequestDays,
	requestsOlderThan,
	setContactRequestDays,
} from "#app/requests/retention.server.ts";
import { db } from "#app/database/client.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { makeRequest, makeUser } from "../make.ts";
import { withoutTable } from "../without-table.ts";

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

	test("is remembered for the privacy policy while the database is away", async () => {
		await setContactRequestDays(77, by);
		expect(await knownContactRequestDays()).toBe(77);
		await withoutTable("settings", async () => {
			expect(await knownContactRequestDays()).toBe(77);
			await expect(contactRequestDays()).rejects.toThrow();
		});
	});
});

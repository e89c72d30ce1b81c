import { beforeEach, describe, expect, test } from "vitest";
import { staffWith } from "#app/accounts/staff-with.server.ts";
import { remindOfLateRequests } from "#app/requests/late-requests.server.ts";
import { assign } from "#app/requests/request-assign.server.ts";
import { requestsToAnswer } from "#app/requests/open-requests.server.ts";
import { addNote } from "#app/requests/request-notes.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { makeRequest, makeUser } from "../make.ts";
import { messages } from "../outside/delivery.ts";
import { setRow, traceOf } from "../rows.ts";

/** Tuesday, 10 November 2026, in Germany. */
const at = (time: string, day = 10) =>
	new Date(`2026-11-${String(day).padStart(2, "0")}T${time}:00+01:00`).toISOString();

let admin: { id: string; email: string };
let sales: { id: string; email: string };
beforeEach(async () => {
	for (const table of ["outbox", "Kontaktanfragen_Archiv", "users"] as const) await db().deleteFrom(table).execute();
	admin = await makeUser("admin");
	sales = await makeUser("verkauf");
	await makeUser("angebots_admin");
});

const look = (time: string) =>
	remindOfLateRequests({ staff: () => staffWith("requests"), admins: () => staffWith("administration") }, time);
const mails = async () =>
	(await messages()).map(({ payload }) => {
		const { to, subject } = JSON.parse(payload) as { to: string; subject: string };
		return [to, subject.split(":")[0]];
	});

describe("a request that nobody has answered", () => {
	test("is brought to mind an hour before it is late, and reported to the admins after that, each once", async () => {
		const id = await makeRequest({ created_at: at("10:00", 9) });
		await look(at("08:30"));
		expect(await mails()).toEqual([]);
		// Two processes look at the same time.
		await Promise.all([look(at("09:05")), look(at("09:05"))]);
		const reminded = [admin.email, sales.email].sort().map((to) => [to, "Bald überfällig"]);
		expect((await mails()).sort()).toEqual(reminded);
		await look(at("10:00"));
		expect(await mails()).toHaveLength(2);
		await Promise.all([look(at("10:01")), look(at("10:01"))]);
		await look(at("11:00"));
		expect((await mails()).slice(2)).toEqual([[admin.email, "Überfällig"]]);
		expect(await traceOf(id)).toMatchObject([{ action: "reminded", by_email: null }, { action: "escalated" }]);
	});

	test("is brought to the mind of its assignee alone, unless they may no longer answer", async () => {
		const one = await makeRequest({ created_at: at("10:00", 9) });
		const two = await makeRequest({ created_at: at("10:00", 9) });
		const locked = await makeUser("verkauf");
		await assign(one, { ...sales, language: "de" }, sales);
		await assign(two, { ...locked, language: "de" }, locked);
		await setRow("users", locked.id, { locked_at: at("00:00") });
		await look(at("09:30"));
		expect((await mails()).map(([to]) => to).sort()).toEqual([sales.email, sales.email, admin.email].sort());
	});

	test("is left alone at night, when it is answered, processed, suspicious, or older than two weeks", async () => {
		const answered = await makeRequest({ created_at: at("10:00", 9) });
		await addNote(answered, { text: "Angerufen", noteId: undefined, kind: "phone" }, sales);
		await makeRequest({ created_at: at("10:00", 9), bearbeitet: true });
		await makeRequest({ created_at: at("10:00", 9), suspicion: "trap" });
		await makeRequest({ created_at: "2026-10-01T09:00:00.000Z" });
		await look(at("12:00"));
		expect(await mails()).toEqual([]);
		await makeRequest({ created_at: at("10:00", 9), ausgeblendet: true });
		await look(at("20:00"));
		expect(await mails()).toEqual([]);
		await look(at("12:00"));
		expect(await mails()).toHaveLength(1);
	});
});

describe("a suspicious request that is released after weeks", () => {
	const released = () => makeRequest({ created_at: "2026-10-01T09:00:00.000Z", released_at: at("10:00", 9) });

	test("is brought to mind and reported as one that came when it was released", async () => {
		await released();
		await look(at("08:30"));
		expect(await mails()).toEqual([]);
		await look(at("09:05"));
		expect((await mails()).map(([, subject]) => subject)).toEqual(["Bald überfällig", "Bald überfällig"]);
		await look(at("10:01"));
		expect((await mails()).slice(2)).toEqual([[admin.email, "Überfällig"]]);
		await makeRequest({ created_at: "2026-09-01T09:00:00.000Z", released_at: "2026-10-01T09:00:00.000Z" });
		await look(at("11:00"));
		expect(await mails()).toHaveLength(3);
	});

	test("is to be answered after another that waits since before its release", async () => {
		await released();
		const waiting = await makeRequest({ created_at: at("09:00", 6) });
		await makeRequest({ created_at: at("12:00", 9) });
		const [first, second] = await requestsToAnswer("de", 2);
		expect([first!.to.slice(-36), first!.at, second!.at]).toEqual([waiting, "2026-11-09T09:00", "2026-11-10T10:00"]);
	});
});

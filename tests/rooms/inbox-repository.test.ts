import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "kysely";
import { requestPage } from "#app/requests/list/request-list.server.ts";
import { readRequestView } from "#app/requests/list/request-list.ts";
import { markProcessed, removeRequest } from "#app/requests/request-repository.server.ts";
import { addNote } from "#app/requests/request-notes.server.ts";
import { db, engine } from "#app/database/client.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { makeRequest, makeUser } from "../make.ts";

const firstPage = readRequestView(new URLSearchParams());

let by: Actor;
let other: Actor;
beforeEach(async () => {
	await db().deleteFrom("Kontaktanfragen_Archiv").execute();
	await db().deleteFrom("trace").execute();
	by ??= await makeUser();
	other ??= await makeUser();
});

const subjects = async (q: string) =>
	(await requestPage({ ...firstPage, q, tab: "all" }, by.id)).lines.map(({ subject }) => subject);
const traceOf = (id: string) =>
	db()
		.selectFrom("trace")
		.select(["action", "by_email", "record_name", "changes"])
		.where("record_id", "=", id)
		.orderBy("id")
		.execute();

describe("a request", () => {
	test("that is deleted for good leaves nothing of its sender: not in notes, audit log, search index or any other table", async () => {
		const id = await makeRequest({
			name: "Zwiebelfisch",
			email: "zwiebelfisch@example.com",
			subject: "Zwiebelfisch",
			message: "Zwiebelfisch",
		});
		await addNote(id, { text: "Zwiebelfisch hat angerufen", noteId: undefined }, by);
		await markProcessed(id, by);
		// As if an earlier version had written down more than it should.
		await db()
			.updateTable("trace")
			.set({ record_name: "Zwiebelfisch", changes: '[{"field":"name","from":"Zwiebelfisch","to":null}]' })
			.where("record_id", "=", id)
			.execute();
		expect(await removeRequest(id, other)).toEqual({ state: "done", subject: "Zwiebelfisch" });
		expect(await removeRequest(id, other)).toEqual({ state: "missing" });
		expect(
			(await traceOf(id)).map(({ action, by_email, record_name, changes }) => [action, by_email, record_name, changes]),
		).toEqual([
			["noted", by.email, null, null],
			["processed", by.email, null, null],
			["removed", other.email, null, null],
		]);
		expect(await db().selectFrom("request_notes").selectAll().execute()).toEqual([]);
		expect(await subjects("zwiebelfisch")).toEqual([]);
		const tables = (await db().introspection.getTables()).filter(
			({ isView, name }) => !isView && !/_search_/.test(name),
		);
		for (const { name } of tables) {
			const { rows } = await sql`select * from ${sql.table(name)}`.execute(db());
			expect(JSON.stringify(rows), name).not.toContain("wiebelfisch");
		}
		if (engine() === "sqlite")
			for (const index of ["requests_search", "requests_hidden_search"])
				await sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank) values ('integrity-check', 1)`.execute(
					db(),
				);
	});
});

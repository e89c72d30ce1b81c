import { beforeAll, describe, expect, test } from "vitest";
import { db, now } from "#app/database/client.server.ts";
import { newId } from "#app/database/identity.ts";
import { newsRecords } from "#app/news/news-service.server.ts";
import { deleteOffer, offerRecords, restoreOffer } from "#app/offers/offer-service.server.ts";
import { writeAudit } from "#app/audit-log/write-audit.server.ts";
import { auditPage, recordHistory } from "#app/audit-log/audit-entries.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { emptyOldTrash, removeForGood } from "#app/trash/trash-repository.server.ts";
import { trashPage } from "#app/trash/trash-page.server.ts";
import { DAY_MILLISECONDS } from "#app/trash/trash-rules.ts";
import { makeNews, makeOffer, makeUser } from "../make.ts";

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
});

const kinds = ["offer", "news", "job"] as const;
const newest = { q: "", page: 1, sort: "time-desc", size: 20, columns: [] } as const;
const found = async (q: string, more: Partial<Omit<Parameters<typeof trashPage>[1], "columns">> = {}) =>
	(await trashPage(kinds, { ...newest, q, ...more })).lines.map(({ name }) => name);

/** Something in the trash that was thrown there `days` ago. */
async function thrown(kind: "offer" | "news" | "job", name: string, days: number): Promise<string> {
	const id = newId();
	const at = new Date(Date.now() - days * DAY_MILLISECONDS).toISOString();
	await db()
		.insertInto("trash")
		.values({
			id,
			kind,
			name,
			record: '{"row":{"state":"online"}}',
			deleted_by: by.email,
			created_at: at,
			updated_at: at,
		})
		.execute();
	return id;
}

describe("the trash", () => {
	test("lists the last deleted first, with who, when and how many days are left, in pages of twenty", async () => {
		const ids: string[] = [];
		for (let i = 0; i < 21; i++) ids.push(await thrown("news", `Alt ${i}`, 25 - i / 100));
		const id = await makeOffer({ name: "Frisch gelöscht" });
		await deleteOffer(id, by);
		const first = await trashPage(kinds, newest);
		expect(first).toMatchObject({ count: 22, page: 1, pages: 2 });
		expect(first.lines[0]).toMatchObject({
			id,
			kind: "offer",
			name: "Frisch gelöscht",
			deletedBy: by.email,
			daysLeft: 30,
		});
		expect(first.lines[1]).toMatchObject({ id: ids[20], daysLeft: 6 });
		expect(first.lines).toHaveLength(20);
		expect((await trashPage(kinds, { ...newest, page: 99 })).lines.map((line) => line.id)).toEqual([ids[1], ids[0]]);
		expect((await trashPage(["offer"], newest)).lines.map((line) => line.id)).toEqual([id]);
		await restoreOffer(id, by);
		for (const one of ids) expect(await removeForGood({ kind: "news", id: one }, by)).toMatch(/^Alt \d+$/);
		expect(await trashPage(kinds, newest)).toMatchObject({ count: 0, lines: [], page: 1, pages: 1 });
	});

	test("is searched by words and by number, filtered by kind and sorted, as the lists are", async () => {
		const id = await makeOffer({ name: "Kettendozer Größe 4", manufacturer: "Liebherr" });
		const { nr } = (await offerRecords.findForEdit(id))!;
		await deleteOffer(id, by);
		const news = await makeNews({ name: "Ärger mit dem Dozer" });
		await newsRecords.remove(news, by);
		expect(await found("GROSSE dozer")).toEqual(["Kettendozer Größe 4"]);
		expect(await found("liebher")).toEqual(["Kettendozer Größe 4"]);
		expect(await found(`#${nr}`)).toEqual(["Kettendozer Größe 4"]);
		expect(await found("dozer")).toEqual(["Ärger mit dem Dozer", "Kettendozer Größe 4"]);
		expect(await found("dozer", { sort: "time-asc" })).toEqual(["Kettendozer Größe 4", "Ärger mit dem Dozer"]);
		expect(await found("dozer", { sort: "name-desc" })).toEqual(["Kettendozer Größe 4", "Ärger mit dem Dozer"]);
		expect(await found("dozer", { filters: { kind: ["news"] } })).toEqual(["Ärger mit dem Dozer"]);
		expect(await trashPage(["offer"], { ...newest, q: "dozer" })).toMatchObject({ count: 1 });
		await removeForGood({ kind: "offer", id }, by);
		await removeForGood({ kind: "news", id: news }, by);
	});

	test("removes nothing but what is in it", async () => {
		const id = await makeOffer();
		for (const other of [id, "x", "\0", newId()])
			expect(await removeForGood({ kind: "offer", id: other }, by)).toBeNull();
	});

	test("is emptied after thirty days, and the audit log says that nobody did it", async () => {
		const id = await thrown("job", "Abgelaufen", 30.01);
		const young = await thrown("job", "Noch da", 29.9);
		expect(await emptyOldTrash()).toBe(1);
		expect(await recordHistory("job", id)).toMatchObject([{ action: "removed", by: null, name: "Abgelaufen" }]);
		expect(await recordHistory("job", young)).toEqual([]);
	});
});

describe("the audit log", () => {
	test("can be read by kind and by person, the newest first, in pages of fifty", async () => {
		const other = await makeUser();
		const id = newId();
		for (let i = 0; i < 51; i++) {
			await db()
				.transaction()
				.execute((t) =>
					writeAudit(
						{
							kind: "setting",
							id,
							name: `Nr. ${i}`,
							action: "changed",
							by: other,
							changes: [{ field: "x", from: i, to: i + 1 }],
						},
						t,
					),
				);
		}
		const page = await auditPage({ kind: "setting", by: other.email, page: 1 });
		expect(page).toMatchObject({ count: 51, page: 1, pages: 2 });
		expect(page.entries).toHaveLength(50);
		expect(page.entries[0]).toMatchObject({
			name: "Nr. 50",
			kind: "setting",
			recordId: id,
			action: "changed",
			by: other.email,
			changes: [{ field: "x", from: 50, to: 51 }],
		});
		expect(Date.parse(page.entries[0]!.at)).toBeGreaterThan(Date.now() - 60_000);
		expect(page.people).toContain(other.email);
		expect((await auditPage({ kind: "setting", by: other.email, page: 2 })).entries.map(({ name }) => name)).toEqual([
			"Nr. 0",
		]);
		expect(await auditPage({ kind: "request", by: other.email, page: 7 })).toMatchObject({
			count: 0,
			page: 1,
			entries: [],
		});
		expect((await auditPage({ kind: null, by: "nobody'; --", page: 1 })).entries).toEqual([]);
	});

	test("of a record keeps to its kind, and shows the last hundred steps", async () => {
		const id = newId();
		for (let i = 0; i < 101; i++) {
			await db()
				.insertInto("trace")
				.values({
					id: newId(),
					kind: "user",
					record_id: id,
					record_name: `Nr. ${i}`,
					action: "changed",
					by_email: null,
					changes: null,
					updated_at: now(),
				})
				.execute();
		}
		const entries = await recordHistory("user", id);
		expect(entries).toHaveLength(100);
		expect(entries[0]).toMatchObject({ name: "Nr. 100", by: null, changes: [] });
		expect(await recordHistory("offer", id)).toEqual([]);
		expect(await recordHistory("offer", "no-id")).toEqual([]);
	});
});

import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { deleteOffer } from "#app/machines/offer-service.server.ts";
import { useBuiltSite, type Visitor, useStaff } from "../app.ts";
import { makeOffer, makeUser } from "../make.ts";
import { withoutTable } from "../without-table.ts";

useBuiltSite();

const admin = useStaff("admin");
const manager = useStaff("angebots_admin");
function expectNothingInner(page: string) {
	for (const word of [
		"no such table",
		"does not exist",
		"SqliteError",
		"    at ",
		"away",
		"node_modules",
		"ENOENT",
		'relation "',
	])
		expect(page.includes(word), word).toBe(false);
}

const filled = (text: string, values: Record<string, string | number>) =>
	text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The page that a form leads to, with the message it brings. */
async function after(person: Visitor, response: Response): Promise<string> {
	expect(response.status).toBe(302);
	return person.page(response.headers.get("Location")!);
}

async function deleted(name: string): Promise<string> {
	const id = await makeOffer({ name });
	await deleteOffer(id, await makeUser());
	return id;
}

const inTrash = async (id: string) =>
	(await db().selectFrom("trash").select("id").where("id", "=", id).execute()).length === 1;

describe("the trash", () => {
	test.each([
		["restore", "Angebote", deAdmin.trash.restoreFailed],
		["remove", "trace", deAdmin.trash.removeFailed],
	])("keeps what it could not %s, and says so with a code", async (intent, table, text) => {
		const id = await deleted(`Bleibt liegen: ${intent}`);
		const response = await withoutTable(table, () =>
			admin.visit("/admin/papierkorb", { form: { intent, id, kind: "offer" } }),
		);
		const page = await after(admin, response);
		for (const words of [deAdmin.trash.failedTitle, filled(text, { code: 503 })])
			expect(page.includes(words), words).toBe(true);
		expectNothingInner(page);
		expect(await inTrash(id)).toBe(true);
	});

	test("restores for offer managers offers alone, and removes nothing for them", async () => {
		const id = await deleted("Managersache");
		for (const form of [
			{ intent: "remove", id, kind: "offer" },
			{ intent: "restore", id, kind: "news" },
			{ intent: "restore", id, kind: "job" },
		])
			expect((await manager.visit("/admin/papierkorb", { form })).status, JSON.stringify(form)).toBe(403);
		for (const form of [
			{ intent: "burn", id, kind: "offer" },
			{ intent: "restore", id, kind: "user" },
			{ id },
		] as Record<string, string>[])
			expect((await admin.visit("/admin/papierkorb", { form })).status, JSON.stringify(form)).toBe(400);
		expect(await inTrash(id)).toBe(true);
		expect((await manager.visit("/admin/papierkorb", { form: { intent: "restore", id, kind: "offer" } })).status).toBe(
			302,
		);
		expect(await inTrash(id)).toBe(false);
	});
});

test("without a translation service the address says that none is set up", async () => {
	const response = await manager.visit("/admin/uebersetzen", { form: { textToTranslate: "Bagger" } });
	expect([response.status, await response.json()]).toEqual([503, { reason: "notSetUp", code: 503 }]);
});

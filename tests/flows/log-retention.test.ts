import { beforeEach, describe, expect, test } from "vitest";
import { cleanLog } from "#app/log/log-retention.server.ts";
import { writeAudit } from "#app/log/write-audit.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { outcome, signedInAs, useBuiltSite } from "../app.ts";
import { traceOf } from "../rows.ts";
import { expectWords, words } from "../words.ts";

useBuiltSite();
const SETTINGS = "/admin/einstellungen/aufbewahrung";
let admin: Awaited<ReturnType<typeof signedInAs>>;
beforeEach(async () => {
	admin ??= await signedInAs("admin");
	await db().deleteFrom("trace").execute();
});

describe("the entries of the log", () => {
	const old = async (days: number, id: string) => {
		const name = `vor-${days}@example.com`;
		const from = { address: "203.0.113.1", device: "Netscape/4" };
		await writeAudit({ kind: "signIn", id, name, action: "signInFailed", by: null, from }, db());
		const created_at = new Date(Date.now() - days * 86_400_000).toISOString();
		await db()
			.updateTable("trace")
			.set({ created_at } as never)
			.where("record_name", "=", name)
			.execute();
	};
	const left = () =>
		db().selectFrom("trace").select(["record_name", "address", "device"]).orderBy("created_at").execute();
	const count = async () => (await left()).length;

	test("forget after 90 days where somebody was, and go where nobody has the address", async () => {
		await old(92, newId());
		await old(91, "");
		await old(89, "");
		await cleanLog();
		expect(await left()).toEqual([
			{ record_name: "vor-92@example.com", address: null, device: null },
			{ record_name: "vor-89@example.com", address: "203.0.113.1", device: "Netscape/4" },
		]);
	});

	test("go after as many days as an admin sets, who is asked first and written down", async () => {
		for (const days of [29, 31, 4000]) await old(days, newId());
		const asked = await admin.visit(SETTINGS, { form: { log_days: "30" } });
		expect(asked.status).toBe(409);
		expectWords(words(await asked.text()), "2 Einträge des Verlaufs, älter als 30 Tage");
		await cleanLog();
		expect(await count()).toBe(3);
		const agreed = await admin.visit(SETTINGS, { form: { log_days: "30", agreed: " 30" } });
		expect(await outcome(agreed)).toBe(`→ ${SETTINGS}`);
		expectWords(words(await admin.page(SETTINGS)), 'value="30"');
		await cleanLog();
		expect((await left()).map(({ record_name }) => record_name)).toEqual(["vor-29@example.com", null]);
		const changes = JSON.stringify([{ field: "log_days", from: null, to: 30 }]);
		expect(await traceOf("log_days")).toMatchObject([{ by_email: admin.user.email, changes }]);
	});

	test("stay when an admin empties the field, and only a number of days is one", async () => {
		await admin.visit(SETTINGS, { form: { log_days: "" } });
		await old(4000, newId());
		const before = await count();
		await cleanLog();
		expect(await count()).toBe(before);
		for (const days of ["29", "3651", "neunzig"]) {
			const refused = await admin.visit(SETTINGS, { form: { log_days: days } });
			expect(refused.status, days).toBe(400);
			expectWords(words(await refused.text()), "Verlauf löschen nach: Bitte eine ganze Zahl");
		}
		// The other setting of that page is another one.
		const other = db().selectFrom("settings").select("name").where("name", "=", "contact_request_days");
		expect(await other.execute()).toEqual([]);
	});
});

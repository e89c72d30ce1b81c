import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { deleteOldSecurity } from "#app/security/security-retention.server.ts";
import { logSecurityEvent } from "#app/security/security-log.server.ts";
import { outcome, signedInAs, useBuiltSite } from "../app.ts";
import { words } from "../words.ts";

useBuiltSite();
let admin: Awaited<ReturnType<typeof signedInAs>>;
beforeEach(async () => {
	admin ??= await signedInAs("admin");
});

describe("the entries of the security log", () => {
	const old = async (days: number) => {
		await logSecurityEvent(
			{ event: "sign-in", userId: null, email: `vor-${days}@example.com`, from: null, by: null },
			db(),
		);
		await db()
			.updateTable("security_log")
			.set({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() } as never)
			.where("email", "=", `vor-${days}@example.com`)
			.execute();
	};
	const left = async () => {
		const rows = await db().selectFrom("security_log").select("email").where("email", "like", "vor-%").execute();
		return rows.map(({ email }) => email).sort();
	};
	const SETTINGS = "/admin/einstellungen";

	test("go after 90 days, or as many as an admin sets, who is asked first and written down", async () => {
		for (const days of [31, 89, 91]) await old(days);
		await deleteOldSecurity();
		expect(await left()).toEqual(["vor-31@example.com", "vor-89@example.com"]);
		const asked = await admin.visit(SETTINGS, { form: { security_log_days: "30" } });
		expect([asked.status, words(await asked.text()).includes("2 Einträge sind älter als 30 Tage.")]).toEqual([
			409,
			true,
		]);
		await deleteOldSecurity();
		expect(await left()).toHaveLength(2);
		expect(await outcome(await admin.visit(SETTINGS, { form: { security_log_days: "30", agreed: "30" } }))).toBe(
			`→ ${SETTINGS}`,
		);
		expect(words(await admin.page(SETTINGS)).includes("Zurzeit werden Einträge nach 30 Tagen gelöscht.")).toBe(true);
		await deleteOldSecurity();
		expect(await left()).toEqual([]);
		const trace = await db()
			.selectFrom("trace")
			.select(["by_email", "changes"])
			.where("record_id", "=", "security_log_days")
			.execute();
		expect(trace).toEqual([
			{ by_email: admin.user.email, changes: JSON.stringify([{ field: "security_log_days", from: 90, to: 30 }]) },
		]);
	});

	test("stay for good when an admin empties the field, and only a number of days is one", async () => {
		await admin.visit(SETTINGS, { form: { security_log_days: "" } });
		await old(4000);
		await deleteOldSecurity();
		expect(await left()).toEqual(["vor-4000@example.com"]);
		for (const days of ["29", "3651", "neunzig"])
			expect((await admin.visit(SETTINGS, { form: { security_log_days: days } })).status, days).toBe(400);
		// The other setting of that page is another one.
		expect(
			(await db().selectFrom("settings").select("name").where("name", "=", "contact_request_days").execute()).length,
		).toBe(0);
	});
});

import { describe, expect, test } from "vitest";
import { cleanLog } from "#app/log/log-retention.server.ts";
import { writeAudit } from "#app/log/write-audit.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { outcome, useBuiltSite, useStaff, type Visitor, visitor } from "../app.ts";
import { useEmptyTables } from "../before.ts";
import { makeUser } from "../make.ts";
import { traceOf } from "../rows.ts";
import { expectWords, words } from "../words.ts";

useBuiltSite();
const SETTINGS = "/admin/einstellungen/aufbewahrung";
const admin = useStaff("admin");
useEmptyTables("throttles", "outbox", "trace");

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
		const asked = words(await admin.page(SETTINGS, 409, { form: { log_days: "30" } }));
		expectWords(asked, "2 Einträge des Verlaufs, älter als 30 Tage");
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
			const refused = words(await admin.page(SETTINGS, 400, { form: { log_days: days } }));
			expectWords(refused, "Verlauf löschen nach: Bitte eine ganze Zahl");
		}
		// The other setting of that page is another one.
		const other = db().selectFrom("settings").select("name").where("name", "=", "contact_request_days");
		expect(await other.execute()).toEqual([]);
	});
});

const columns = ["kind", "action", "record_id", "record_name", "address", "device", "by_email"] as const;
const noted = () => db().selectFrom("trace").select(columns).orderBy("id").execute();
const signIn = (person: Visitor, email: string, password: string) =>
	person.visit("/admin/login", { form: { email, password }, headers: { "User-Agent": "Netscape/4" } });

test("the log hears who signed in, who failed to, and who signed out: when, whom, from where and with what", async () => {
	const { id, email, password } = await makeUser();
	await db().deleteFrom("trace").execute();
	const somebody = visitor();
	await signIn(somebody, email.toUpperCase(), "wrong");
	await signIn(somebody, "Nobody@Example.com", "wrong");
	await signIn(somebody, email, password);
	await somebody.visit("/admin/logout", { form: {} });
	await somebody.visit("/admin/logout", { form: {} });
	const from = { kind: "signIn", address: "127.0.0.1", device: "Netscape/4", by_email: null };
	expect(await noted()).toEqual([
		{ action: "signInFailed", record_id: id, record_name: email, ...from },
		{ action: "signInFailed", record_id: "", record_name: "nobody@example.com", ...from },
		{ action: "signedIn", record_id: id, record_name: email, ...from },
		{ action: "signedOut", record_id: id, record_name: email, ...from, device: expect.any(String) as string },
	]);
});

test("the page of the log has sign-ins as a filter, and finds a person who did it or whom it was done to", async () => {
	await signIn(visitor(), "fremd@example.com", "wrong");
	await signIn(visitor(), "anders@example.com", "wrong");
	const shown = async (query: string) => {
		const list = await admin.page(`/admin/verlauf?${query}`);
		return list.slice(list.indexOf("<ol"), list.indexOf("</ol>")).match(/<li/g)?.length ?? 0;
	};
	expect(await shown("art=signIn")).toBe(2);
	expect(await shown("art=user")).toBe(0);
	expect(await shown("art=signIn&von=fremd%40example.com")).toBe(1);
	expect(await shown("von=niemand%40example.com")).toBe(0);
	for (const query of ["art=__proto__", "art=x'%22--", "page=-1", "page=1e309"])
		expect(await shown(query), query).toBe(2);
	expectWords(await admin.page(`/admin/verlauf?von=${"x".repeat(5000)}`), "Dazu gibt es keinen Eintrag.");
	expect(await outcome(await admin.visit("/admin/sicherheit"))).toBe("→ /admin/verlauf?art=signIn");
	const page = words((await admin.page("/admin/verlauf?art=signIn")).split("</ol>")[0]!);
	expectWords(page, "Anmeldung fehlgeschlagen", "fremd@example.com", "127.0.0.1", "Netscape/4");
});

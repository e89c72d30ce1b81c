import { beforeEach, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeUser } from "../make.ts";
import { expectWords } from "../words.ts";

useBuiltSite();
let admin: Awaited<ReturnType<typeof signedInAs>>;
beforeEach(async () => {
	admin ??= await signedInAs("admin");
	for (const table of ["throttles", "outbox", "trace"] as const) await db().deleteFrom(table).execute();
});

const columns = ["kind", "action", "record_id", "record_name", "address", "device", "by_email"] as const;
const noted = () => db().selectFrom("trace").select(columns).orderBy("id").execute();
/** What a page shows: its words, without what is markup or data for its script. */
const words = (page: string) => page.replace(/<script[\s\S]*?<\/script>/g, "").replace(/<!-- -->/g, "");
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

test("its page has sign-ins as a filter, and finds a person who did it or whom it was done to", async () => {
	await signIn(visitor(), "fremd@example.com", "wrong");
	await signIn(visitor(), "anders@example.com", "wrong");
	const shown = async (query: string) => {
		const list = words(await admin.page(`/admin/verlauf?${query}`));
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
	const page = words(await admin.page("/admin/verlauf?art=signIn"));
	expectWords(page, "Anmeldung fehlgeschlagen", "fremd@example.com", "127.0.0.1", "Netscape/4");
});

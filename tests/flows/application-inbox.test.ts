import { expect, test, vi } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { pictureStore } from "#app/media/storage/picture-stores.server.ts";
import { removeUnusedPictures } from "#app/media/sweep.server.ts";
import { remindOfLateRequests } from "#app/requests/late-requests.server.ts";
import { countOpenRequests } from "#app/requests/list/request-tabs.server.ts";
import { outcome, signedInAs, useBuiltSite, visitor } from "../app.ts";
import { contactWords, fileOf, makeRequest, makeUser } from "../make.ts";
import { messages } from "../outside/delivery.ts";
import { pdf } from "../pdfs.ts";
import { useEmptyTables } from "../before.ts";
import { setRow } from "../rows.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

useEmptyTables("Kontaktanfragen_Archiv", "documents", "outbox", "throttles", "trace");

const words = { ...contactWords, name: "Jana Bewerberin", email: "jana@example.com", message: "Ich kann schweißen." };
const send = (fields: Record<string, string> = {}) => {
	const cv = fileOf(pdf(), "lebenslauf.pdf", "application/pdf");
	return visitor().visit("/karriere/initiativ", { form: { ...words, cv, ...fields } });
};
const stored = () =>
	db().selectFrom("Kontaktanfragen_Archiv").selectAll().where("kind", "=", "application").orderBy("id").execute();
const cvs = () => db().selectFrom("documents").selectAll().execute();

test("the office shows applications and CVs to admins alone, wherever others look", async () => {
	await send();
	const [{ id } = { id: "" }] = await stored();
	const [{ id: document } = { id: "" }] = await cvs();
	const admin = await signedInAs("admin");
	expect(await admin.page("/admin/bewerbungen")).toContain("Jana Bewerberin");
	expect(await admin.page("/admin/suche/treffer?q=bewerberin")).toContain(`/admin/bewerbungen/${id}`);
	expectWords(await admin.page(`/admin/bewerbungen/${id}`), "Ich kann schweißen.", "Zurück zu den Bewerbungen");
	const cv = await admin.visit(`/admin/bewerbungen/${id}/lebenslauf`);
	expect(cv.headers.get("Content-Disposition")).toMatch(/^attachment; filename="lebenslauf.pdf"/);
	expect(Buffer.from(await cv.arrayBuffer()).equals(pdf())).toBe(true);
	for (const role of ["verkauf", "angebots_admin"] as const) {
		const other = await signedInAs(role);
		for (const path of ["dashboard", "suche/treffer?q=jana", "papierkorb", "kontakt-anfragen"].map(
			(at) => `/admin/${at}`,
		)) {
			const text = (await (await other.visit(path)).text()) + (await (await other.pageData(path)).text());
			expect(text, `${role} ${path}`).not.toMatch(/Bewerberin|jana@|bewerbungen|openApplications/);
		}
		for (const path of [`/admin/bewerbungen/${id}`, `/admin/bewerbungen/${id}/lebenslauf`, "/admin/bewerbungen"])
			expect((await other.visit(path)).status, `${role} ${path}`).toBe(302);
		expect((await other.visit(`/admin/unterlagen/${document}`)).status).toBe(404);
	}
	expect((await visitor().visit(`/unterlagen/${id}/${document}`)).status).toBe(404);
});

test("an application is at no address of the requests: no page, step, form, choice or export", async () => {
	await send();
	const [{ id, version } = { id: "", version: 0 }] = await stored();
	const request = await makeRequest({ subject: "Bagger" });
	const [admin, sales] = [await signedInAs("admin"), await signedInAs("verkauf")];
	for (const person of [admin, sales]) {
		expect((await person.visit(`/admin/kontakt-anfrage/${id}`)).status).toBe(404);
		const note = { intent: "note", text: "x" };
		expect((await person.visit(`/admin/kontakt-anfrage/${id}`, { form: note })).status).toBe(404);
		await person.visit(`/admin/kontakt-anfrage/${id}/bearbeitet`, { form: {} });
		await person.visit(`/admin/kontakt-anfrage/${id}/loeschen`, { form: {} });
		const choice = { chosen: `${id} ${version}`, confirmed: "yes" };
		await person.visit("/admin/kontakt-anfragen", { form: { action: "processed", ...choice } });
		const file = await person.visit("/admin/kontakt-anfragen/export", { form: choice });
		expect(await file.text()).not.toContain("Jana");
		const all = await person.visit("/admin/kontakt-anfragen/export?ansicht=alle", { form: { all: "1" } });
		expect(await all.text()).not.toContain("Jana");
	}
	expect(await stored()).toMatchObject([{ bearbeitet: false, version }]);
	expect((await admin.visit(`/admin/bewerbungen/${request}`)).status).toBe(404);
	expect((await admin.visit(`/admin/bewerbungen/${id}`)).status).toBe(200);
});

test("the office counts no application among the requests, mails nobody about a late one, and offers it to admins alone", async () => {
	await send();
	await db().deleteFrom("outbox").execute();
	const [{ id } = { id: "" }] = await stored();
	await setRow("Kontaktanfragen_Archiv", id, { created_at: new Date(Date.now() - 5 * 86_400_000).toISOString() });
	const nobody = async () => [{ ...(await makeUser("verkauf")), language: "de" as const }];
	for (let hour = 0; hour < 24 * 7; hour += 4) {
		const later = new Date(Date.now() + hour * 3_600_000).toISOString();
		await remindOfLateRequests({ staff: nobody, admins: nobody }, later);
	}
	expect(await messages()).toEqual([]);
	expect(await countOpenRequests()).toMatchObject({ open: 0, suspicious: 0 });
	const page = await (await signedInAs("admin")).page(`/admin/bewerbungen/${id}`);
	const { email } = await makeUser("verkauf");
	expect(page).not.toContain(email);
});

test("the office marks an application as done, opens it again and deletes it with its CV; the log has nothing of its content", async () => {
	await send();
	const [{ id } = { id: "" }] = await stored();
	const admin = await signedInAs("admin");
	const step = (word: string) => admin.visit(`/admin/bewerbungen/${id}/${word}`, { form: { zurueck: "request" } });
	expect(await outcome(await step("bearbeitet"))).toBe(`→ /admin/bewerbungen/${id}`);
	expect((await stored())[0]).toMatchObject({ processed_by_email: admin.user.email });
	await step("wieder-oeffnen");
	expect((await stored())[0]).toMatchObject({ processed_at: null, processed_by_email: null });
	expect(await outcome(await step("loeschen"))).toBe("→ /admin/bewerbungen");
	expect([await stored(), await messages()]).toEqual([[], []]);
	const [cv] = await cvs();
	expect(cv).toMatchObject({ owner_kind: null });
	for (const person of [admin, await signedInAs("verkauf")])
		expect((await person.visit(`/admin/unterlagen/${cv!.id}`)).status).toBe(404);
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
	await removeUnusedPictures().finally(() => vi.useRealTimers());
	expect([await cvs(), await pictureStore().exists(cv!.path)]).toEqual([[], false]);
	const log = await db().selectFrom("trace").selectAll().where("kind", "=", "application").execute();
	expect(log.map(({ action }) => action).sort()).toEqual(["processed", "removed", "reopened"]);
	expect(JSON.stringify(log)).not.toMatch(/Jana|jana@|schweißen|lebenslauf/);
	expect((await admin.visit(`/admin/bewerbungen/${id}`)).status).toBe(404);
});

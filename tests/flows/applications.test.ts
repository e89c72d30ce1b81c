import { beforeEach, describe, expect, test } from "vitest";
import { addFirstTextBlocks } from "#app/requests/hours/text-blocks.server.ts";
import { jobRecords } from "#app/careers/jobs.server.ts";
import { removeUnusedPictures } from "#app/media/sweep.server.ts";
import { remindOfLateRequests } from "#app/requests/late-requests.server.ts";
import { countOpenRequests } from "#app/requests/list/request-tabs.server.ts";
import { deleteOldApplications } from "#app/requests/retention.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { deApplications } from "#app/texts/office/de/requests.ts";
import { dePages } from "#app/texts/public/de/pages.ts";
import { consume } from "#app/foundation/rate-limit/rate-limit.server.ts";
import { pictureStore } from "#app/media/storage/picture-stores.server.ts";
import { outcome, signedInAs, useBuiltSite, visitor } from "../app.ts";
import { later } from "../later.ts";
import { contactWords, fileOf, makeJob, makeRequest, makeUser } from "../make.ts";
import { messages } from "../outside/delivery.ts";
import { largePdf, pdf } from "../pdfs.ts";
import { setRow } from "../rows.ts";
import { expectNoWords, expectWords } from "../words.ts";

useBuiltSite();

const t = dePages.application;
let job: string;
beforeEach(async () => {
	for (const table of ["Kontaktanfragen_Archiv", "documents", "outbox", "throttles", "trace", "Karriere"] as const)
		await db().deleteFrom(table).execute();
	job = await makeJob({ title: "Mechatroniker (m/w/d)" });
});

const words = {
	...contactWords,
	name: "Jana Bewerberin",
	email: "jana@example.com",
	message: "Ich kann schweißen. ß 🚜",
};
const file = (bytes: Uint8Array) => fileOf(bytes, "lebenslauf.pdf", "application/pdf");
const send = (fields: Record<string, string | Blob> = {}, path = `/karriere/${job}`) =>
	visitor().visit(path, { form: { ...words, cv: file(pdf()), ...fields } });
const stored = () =>
	db().selectFrom("Kontaktanfragen_Archiv").selectAll().where("kind", "=", "application").orderBy("id").execute();
const cvs = () => db().selectFrom("documents").selectAll().execute();

describe("an application", () => {
	test("is stored with its CV before any mail, and says so", async () => {
		const answer = await send();
		expect(answer.status).toBe(200);
		const page = await answer.text();
		expect(page).toContain(t.sentTitle);
		expect(page, "the form makes room").not.toContain('name="message"');
		const [application] = await stored();
		expect(application).toMatchObject({
			name: "Jana Bewerberin",
			phone: null,
			message: words.message,
			subject: "Bewerbung: Mechatroniker (m/w/d)",
			language: "de",
			bearbeitet: false,
		});
		const [cv] = await cvs();
		expect(cv).toMatchObject({ owner_kind: "application", owner_id: application!.id, title: "lebenslauf" });
		expect(Buffer.from(await pictureStore().bytes(cv!.path)).equals(pdf())).toBe(true);
	});

	test("of a program is kept apart, mailed to nobody, and keeps no more than twenty CVs a day", async () => {
		for (let n = 0; n < 19; n++) await consume("suspicious cvs", { points: 20, seconds: 86_400 });
		for (const message of ["Der zwanzigste", "Der nächste"])
			expect((await send({ message, comment: "https://spam.example" })).status).toBe(200);
		expect(await stored()).toMatchObject([{ suspicion: "trap" }, { suspicion: "trap" }]);
		expect(await cvs()).toHaveLength(1);
		expect(await messages()).toEqual([]);
	});

	test("is mailed about without the applicant's words and papers; the applicant gets an acknowledgement", async () => {
		await send();
		const mails = (await messages()).map(({ payload }) => payload);
		expect(mails.filter((mail) => mail.includes("Mechatroniker (m/w/d)"))).toHaveLength(2);
		const toOffice = mails.find((mail) => !mail.includes('"jana@example.com"'));
		for (const word of ["Jana", "jana@", "schweißen", "%PDF"])
			for (const mail of mails) if (mail === toOffice || word !== "jana@") expect(mail, word).not.toContain(word);
	});

	test("needs no CV, no phone and no position, also in English", async () => {
		const answer = await send({ cv: new File([], "") }, "/en/karriere/initiativ");
		expect(answer.status).toBe(200);
		expect(await stored()).toMatchObject([{ subject: "Initiativbewerbung", language: "en" }]);
		expect(await cvs()).toHaveLength(0);
	});

	test.each([
		["of 11 MB", () => file(largePdf(11 * 1024 * 1024)), t["document.tooLarge"]],
		["that is no PDF", () => file(Buffer.from("Hallo")), t["document.type"]],
	])("with a CV %s is refused with the reason, keeps its words, and stores nothing", async (_, cv, reason) => {
		const answer = await send({ cv: cv() });
		const page = await answer.text();
		expect(answer.status).toBe(400);
		expectWords(
			page,
			reason,
			"Jana Bewerberin",
			"Ich kann schweißen.",
			"Fragen vorab beantworten wir gern am Telefon:",
		);
		expect(await stored()).toHaveLength(0);
		expect(await cvs()).toHaveLength(0);
	});

	test("is stored with whatever its CV does, and the office is told that nobody looked", async () => {
		const admin = await signedInAs("admin");
		const bytes = pdf(["<< /S /JavaScript /JS (app.alert(1)) >>"]);
		expect((await send({ cv: file(bytes) })).status).toBe(200);
		const [{ id } = { id: "" }] = await stored();
		await addFirstTextBlocks();
		const page = await admin.page(`/admin/bewerbungen/${id}`);
		expect(page).toContain(deApplications.applications.cvHint);
		expect(page, "an answer names the position alone").toContain("Betrieb: Mechatroniker (m/w/d)");
		const cv = await admin.visit(`/admin/bewerbungen/${id}/lebenslauf`);
		expect(Buffer.from(await cv.arrayBuffer()).equals(bytes), "unchanged").toBe(true);
		expect([
			cv.headers.get("Content-Disposition")?.split("; filename*")[0],
			cv.headers.get("Content-Security-Policy"),
			cv.headers.get("X-Content-Type-Options"),
		]).toEqual(['attachment; filename="lebenslauf.pdf"', "default-src 'none'; sandbox", "nosniff"]);
	});

	test("is the sixth from one network in ten minutes: it has to wait and keeps its words", async () => {
		for (let n = 0; n < 5; n++) expect((await send({ message: `Nummer ${n}` })).status).toBe(200);
		const answer = await send();
		expect(answer.status).toBe(429);
		expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
		expectWords(await answer.text(), "schweißen");
	});

	test("that was being written while its position was deleted arrives all the same", async () => {
		await jobRecords.remove(job, await makeUser());
		const answer = await send();
		expect(await answer.text()).toContain(t.sentTitle);
		expect(await stored()).toMatchObject([{ subject: "Bewerbung: Mechatroniker (m/w/d)" }]);
	});
});

test("a position's page is gone where the position is, and missing where there was none; both show those that are open", async () => {
	const other = await makeJob({ title: "Lagerist (m/w/d)" });
	await jobRecords.remove(job, await makeUser());
	const gone = await visitor().page(`/karriere/${job}`, 410);
	expect(gone).toContain(t.goneTitle);
	const missing = await visitor().page("/karriere/gibt-es-nicht", 404);
	expect(missing).toContain(t.notFoundTitle);
	for (const page of [gone, missing]) expect(page).toContain(`/karriere/${other}`);
	expect((await send({}, "/karriere/gibt-es-nicht")).status).toBe(404);
});

test("applications are deleted with their CVs after the months that the privacy page names", async () => {
	for (const message of ["Alt", "Frisch"]) await send({ message });
	const months = Number(/Sonst löschen wir sie (\d+) Monate/.exec(await visitor().page("/datenschutz"))?.[1]);
	// A day that all months have.
	const today = new Date(new Date().setUTCDate(15));
	const old = new Date(today);
	old.setUTCMonth(old.getUTCMonth() - months);
	old.setUTCMinutes(old.getUTCMinutes() - 1);
	const { id } = (await stored()).find(({ message }) => message === "Alt")!;
	await setRow("Kontaktanfragen_Archiv", id, { created_at: old.toISOString() });
	expect(await deleteOldApplications(months, today)).toBe(1);
	expect((await stored()).map(({ message }) => message)).toEqual(["Frisch"]);
	expect((await cvs()).filter(({ owner_kind }) => owner_kind !== null)).toHaveLength(1);
});

test("the office shows applications and CVs to admins alone, wherever others look", async () => {
	await send();
	const [{ id } = { id: "" }] = await stored();
	const [{ id: document } = { id: "" }] = await cvs();
	const admin = await signedInAs("admin");
	const list = await admin.page("/admin/bewerbungen");
	expectWords(list, "Jana Bewerberin", "Mechatroniker (m/w/d)");
	expectNoWords(list, "Bewerbung: ");
	expect(await admin.page("/admin/suche/treffer?q=bewerberin")).toContain(`/admin/bewerbungen/${id}`);
	expectWords(await admin.page(`/admin/bewerbungen/${id}`), "Ich kann schweißen.", "Zu den Bewerbungen");
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
	await later(25 * 3_600_000, removeUnusedPictures);
	expect([await cvs(), await pictureStore().exists(cv!.path)]).toEqual([[], false]);
	const log = await db().selectFrom("trace").selectAll().where("kind", "=", "application").execute();
	expect(log.map(({ action }) => action).sort()).toEqual(["processed", "removed", "reopened"]);
	expect(JSON.stringify(log)).not.toMatch(/Jana|jana@|schweißen|lebenslauf/);
	expect((await admin.visit(`/admin/bewerbungen/${id}`)).status).toBe(404);
});

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { daysAgo, db, now } from "#app/foundation/database/client.server.ts";
import { storeSetting } from "#app/foundation/database/settings.server.ts";
import { queueMail } from "#app/mail/outbox.server.ts";
import { deCheckup } from "#app/texts/office/de/operation.ts";
import { signedInAs, useBuiltSite, useStaff } from "../app.ts";
import { messages } from "../outside/delivery.ts";
import { makeRequest } from "../make.ts";
import { addRow, setRow } from "../rows.ts";
import { expectNoWords, expectWords, plainText } from "../words.ts";

useBuiltSite();
const words = deCheckup.zustand;
const admin = useStaff("admin");
afterEach(async () => {
	await db().deleteFrom("settings").where("name", "like", "backup_%").execute();
	await db().deleteFrom("outbox").execute();
});

/** The line of the page for one check, as words. */
async function line(name: string, headers: Record<string, string> = {}): Promise<string> {
	const page = await (await admin.visit("/admin/zustand", { headers })).text();
	return plainText(new RegExp(`<li id="${name}"[\\s\\S]*?</li>`).exec(page)?.[0] ?? "");
}

/** What the dashboard says needs somebody. It says nothing of a check that is slow, so a test polls for what it expects. */
async function needs(person = admin): Promise<string> {
	const rows = (await person.page("/admin/dashboard")).split("<li").map((row) => plainText(`<li${row}`));
	return rows.filter((row) => row.startsWith("Dringend")).join(" ");
}

async function note(name: string, value: object): Promise<void> {
	await addRow("settings", { name, value: JSON.stringify(value), updated_at: now() });
}
const made = (at: string) =>
	note("backup_made", { at, file: "/backups/daily-x.tar.gz", bytes: 12_345_678, rows: 4711, pictures: 17 });

describe("the condition page", () => {
	test("has a line for each check, with its state as a word", async () => {
		const page = await admin.page("/admin/zustand");
		for (const key of Object.keys(words).filter((one) => one.startsWith("name."))) {
			const found = await line(key.slice("name.".length));
			expect(found, key).toContain(words[key as keyof typeof words]);
			expect(found, key).toMatch(/^(In Ordnung|Prüfen|Dringend) /);
		}
		expect(page).toContain(words.probeTitle);
	});

	test("and what it says is for admins alone", async () => {
		const manager = await signedInAs("angebots_admin");
		expect(await needs(manager)).toBe("");
		expect(await (await manager.pageData("/admin/dashboard")).text()).not.toContain("mailNone");
	});
});

describe("the daily backup on that page", () => {
	test("is missed after 36 hours, on the dashboard too", async () => {
		await made(daysAgo(1.6));
		expect(await line("backup")).toMatch(/^Dringend Sicherung Die letzte ist vom /);
		await expect.poll(() => needs()).toMatch(/^Dringend .*Sicherung Die letzte ist vom /);
	});

	test("that failed says why and what to do, although the last one is young", async () => {
		await made(daysAgo(0.5));
		await note("backup_failed", { at: daysAgo(0.1), reason: "room" });
		const found = await line("backup");
		expect(found).toMatch(/^Dringend/);
		expect(found).toContain(words["backupTodo.room"]);
		await expect.poll(() => needs()).toContain("Sicherung Am ");
	});
});

describe("the picture store on that page", () => {
	const stop = (stopped: object) => storeSetting("sweep_stopped", JSON.stringify(stopped), db());
	const many = { why: "many", orphans: 1234, files: 2000 };
	const send = (form: Record<string, string>) =>
		admin.visit("/admin/zustand", { form: { intent: "release", ...form } });
	const idInStore = () => readFileSync(join(process.env.DATA_DIR!, "media/store-id"), "utf8");
	const changes = async () =>
		(await db().selectFrom("trace").select("changes").where("record_id", "=", "picture_store").execute()).map((row) =>
			JSON.parse(row.changes!),
		);
	afterEach(async () => {
		await db().deleteFrom("settings").where("name", "=", "sweep_stopped").execute();
		await db().deleteFrom("trace").execute();
	});

	test("becomes this database's, and the audit log has it", async () => {
		const own = idInStore();
		writeFileSync(join(process.env.DATA_DIR!, "media/store-id"), "another");
		await stop({ why: "other" });
		await send({ why: "other" });
		expect(plainText(await admin.page("/admin/zustand"))).toContain(words["released.other"]);
		expect(idInStore()).toBe(own);
		expect(await line("store")).toMatch(/^In Ordnung/);
		expect(await changes()).toEqual([[{ field: "picture_store", from: "another", to: own }]]);
	});

	test("is swept once of as many files as the page has named, and of no more", async () => {
		await stop(many);
		expect(await line("store")).toContain("1.234 von 2.000 Dateien kennt diese Datenbank nicht.");
		const page = plainText(await admin.page("/admin/zustand"));
		expect(page).toContain("Löscht einmal alle 1.234 Dateien");
		for (const orphans of ["", "1233", "99999"]) {
			await send({ why: "many", orphans });
			expect(plainText(await admin.page("/admin/zustand"))).toContain(words.releaseStale);
		}
		expect(await changes()).toEqual([]);
		expect((await send({ why: "many", orphans: "1234" })).status).toBe(302);
		expect(await changes()).toEqual([[{ field: "swept_files", from: null, to: 0 }]]);
		expect(await line("store")).toMatch(/^In Ordnung/);
	});
});

test("the outbox page shows an admin what could not be delivered, to whom and why, as text, but none of its words", async () => {
	const subject = "Neue Anfrage: <script>alert(1)</script>";
	const about = await makeRequest();
	const mail = { to: "erika@example.com", subject, text: "Geheimes Wort", html: "<p>Geheimes Wort</p>" };
	await queueMail(mail, db(), { about });
	const { id } = (await messages()).at(-1)!;
	await setRow("outbox", id, { failed_at: "2026-05-01T08:00:00.000Z", attempts: 8, last_error: "answer 500" });
	const page = await admin.page("/admin/postausgang");
	expectWords(page, "Neue Anfrage: &lt;script&gt;alert(1)", "Erika Mustermann · erika@example.com");
	expectWords(
		page,
		"Der Webhook hat einen Fehler gemeldet.",
		"Code 500",
		"8 Versuche",
		"Endgültig fehlgeschlagen am 01.05.2026, 10:00",
	);
	expect(page).toContain(`href="/admin/kontakt-anfrage/${about}"`);
	expectNoWords(page, "Geheimes Wort", "<script>alert");
	expect(page, "a second Enter does not confirm").toMatch(/value="remove"[^>]*data-final/);
});

import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { config } from "#app/config/config.server.ts";
import { db } from "#app/database/client.server.ts";
import { newId } from "#app/database/identity.ts";
import { addDocument } from "#app/media/documents.server.ts";
import { useBuiltSite } from "../app.ts";
import { address, useInbox } from "../inbox.ts";
import { makeOffer, makeRequest, makeUser } from "../make.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { pdf } from "../pdfs.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();
const { staff, pageOf } = useInbox();

const answer = { intent: "answer", subject: "Re: Bagger", answer_text: "Im Anhang." };
const boxesIn = (page: string) => [...page.matchAll(/name="(paper_[^"]+)"/g)].map(([, name]) => name!);
const files = () => readdirSync(join(config().dataDir, "media/dokumente"));

async function requestForMachine(size = 0): Promise<{ id: string; offer: string }> {
	const by = await makeUser();
	const report = new Uint8Array(Buffer.concat([Buffer.from(pdf()), Buffer.alloc(size, 32)]));
	const { id: document } = await addDocument(report, "Prüfbericht 2026.pdf", by.id);
	const listed = { id: document, kind: "pruefbericht" as const, title: "Prüfbericht 2026", title_en: "Report 2026" };
	const offer = await makeOffer({ name: "Bagger KB", name_en: "Excavator KB" }, { by, documents: [listed] });
	return {
		offer,
		id: await makeRequest({ email: `${newId()}@example.com`, offer_id: offer, offer_name: "Bagger KB" }),
	};
}

describe("papers", () => {
	test("go along with an answer: the machine's data sheet and its documents, as they are now, once; the thread names them", async () => {
		const { id, offer } = await requestForMachine();
		const page = await pageOf(address(id));
		expectWords(words(page), "Unterlagen mitschicken", "Datenblatt Bagger KB", "Prüfbericht 2026 (");
		const ticked = Object.fromEntries(boxesIn(page).map((box) => [box, "true"]));
		expect(Object.keys(ticked)).toHaveLength(2);
		const form = { ...answer, answer_id: newId(), ...ticked };
		const before = files().length;
		for (const _ of "zweimal".slice(0, 2)) expect((await staff.admin.visit(address(id), { form })).status).toBe(302);
		expect(files().length - before).toBe(2);
		const otherwise = await staff.admin.visit(address(id), { form: { ...answer, answer_id: form.answer_id } });
		expect(otherwise.status, "with other papers it is another answer").toBe(409);
		const { email } = await db()
			.selectFrom("Kontaktanfragen_Archiv")
			.select("email")
			.where("id", "=", id)
			.executeTakeFirstOrThrow();
		const mails = await mailsTo(email);
		expect(mails).toHaveLength(1);
		expect(mails[0]!.attachments!.map(({ title }) => title)).toEqual(["Datenblatt Bagger KB", "Prüfbericht 2026"]);
		for (const { path } of mails[0]!.attachments!)
			expect(statSync(join(config().dataDir, "media", path)).size).toBeGreaterThan(100);
		await db().deleteFrom("Angebote").where("id", "=", offer).execute();
		const thread = words(await pageOf(address(id)));
		expectWords(thread, "Datenblatt Bagger KB (", ", Prüfbericht 2026 (");
		expectNoWords(thread, "Unterlagen mitschicken");
	});

	test("stay ticked where the answer is refused; one that is not offered, or too much of them, sends nothing", async () => {
		const { id } = await requestForMachine(10 * 1024 * 1024);
		const boxes = boxesIn(await pageOf(address(id)));
		const report = boxes.find((box) => box.includes("document"))!;
		const foreign = `paper_document_${newId()}`;
		for (const [ticked, text, said] of [
			[report, "", "Bitte schreiben Sie eine Antwort."],
			[report, "Im Anhang.", "größer als 10 MB"],
			[foreign, "Im Anhang.", "gibt es nicht mehr"],
		] as const) {
			const form = { ...answer, answer_text: text, [ticked]: "true" };
			const refused = await staff.admin.visit(address(id), { form });
			const shown = await refused.text();
			expect(refused.status).toBe(400);
			expectWords(words(shown), said);
			if (ticked === report) expect(shown).toMatch(new RegExp(`<input[^>]*name="${report}"[^>]*checked`));
		}
		expect(await db().selectFrom("request_answers").select("id").where("request_id", "=", id).execute()).toEqual([]);
	});

	test("go with the request when it is deleted", async () => {
		const { id } = await requestForMachine();
		const [box] = boxesIn(await pageOf(address(id)));
		await staff.admin.visit(address(id), { form: { ...answer, [box!]: "true" } });
		const kept = () => db().selectFrom("documents").select("id").where("owner_kind", "=", "answer").execute();
		expect((await kept()).length).toBeGreaterThan(0);
		await staff.admin.visit(`${address(id)}/loeschen`, { form: { confirmed: "removed" } });
		await expect(pageOf(address(id))).rejects.toThrow("404");
		expect(await kept()).toEqual([]);
	});
});

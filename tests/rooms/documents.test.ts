import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { documentsIn } from "#app/log/stored-files.ts";
import { backUp } from "#app/operation/backup/snapshot.server.ts";
import { services } from "#app/back-office/collections/collections.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { documentsOf } from "#app/media/documents.server.ts";
import type { ListedDocument } from "#app/media/document.ts";
import { addPicture, pictureBytes } from "#app/media/pictures.server.ts";
import { machinePapers } from "#app/machines/sheet/data-sheet.server.ts";
import { copyOriginalFiles, offerRecords } from "#app/machines/offer-service.server.ts";
import { removeForGood } from "#app/content/trash/trash-repository.server.ts";
import { typed, values } from "../drafts.ts";
import { filesIn } from "../files.ts";
import { forgetVersionFiles, makeDocument, makeOffer, makeShownPicture, pictureBytes as makeBytes } from "../make.ts";
import { pdf } from "../pdfs.ts";
import { useUser } from "../before.ts";
import { traceOf } from "../rows.ts";

const by = useUser();
const listed = async (title: string, more: Partial<ListedDocument> = {}): Promise<ListedDocument> => {
	const { id } = await makeDocument(by);
	return { id, kind: "datenblatt", title, title_en: "", ...more };
};
const titles = async (id: string) => (await documentsOf({ kind: "offer", id })).map(({ title }) => title);
const file = ({ id }: { id: string }) => filesIn("media").includes(`dokumente/${id}.pdf`);
const save = async (id: string, documents?: ListedDocument[], words: Record<string, string> = {}) => {
	const { version } = (await offerRecords.findForEdit(id))!;
	return offerRecords.change(id, version, values(words), { by, pictures: [], ...(documents && { documents }) });
};

describe("the documents of an offer", () => {
	test("keep their order, kinds and titles, and each change of them stands in the audit log", async () => {
		const [sheet, report] = [await listed("Datenblatt"), await listed("Bericht", { kind: "pruefbericht" })];
		const id = await makeOffer({}, { by, documents: [sheet, report] });
		expect(await titles(id)).toEqual(["Datenblatt", "Bericht"]);
		await save(id, [{ ...report, title_en: "Report" }, sheet]);
		expect((await offerRecords.findForEdit(id))!.documents).toMatchObject([
			{ kind: "pruefbericht", title: "Bericht", title_en: "Report" },
			{ kind: "datenblatt", title: "Datenblatt" },
		]);
		const [change] = JSON.parse((await traceOf(id)).at(-1)!.changes!) as { field: string; from: string; to: string }[];
		expect(change!.field).toBe("documents");
		expect(documentsIn(change!.from).map(({ title }) => title)).toEqual(["Datenblatt", "Bericht"]);
		expect(documentsIn(change!.to).map(({ title_en }) => title_en)).toEqual(["Report", ""]);
	});

	test("stay when something else of the offer is set, and their files go when they are removed", async () => {
		const sheet = await listed("Bleibt");
		const id = await makeOffer({}, { by, documents: [sheet] });
		await services.offer.setValues({ id, version: 1 }, { available: false }, by);
		expect(await titles(id)).toEqual(["Bleibt"]);
		await forgetVersionFiles(id);
		await save(id, []);
		expect([await titles(id), file(sheet)]).toEqual([[], false]);
	});

	test("go along with an answer, but for one that is deleted meanwhile", async () => {
		const [stays, goes] = [await listed("Bleibt"), await listed("Geht")];
		const id = await makeOffer({}, { by, documents: [stays, goes] });
		const papers = await machinePapers({ machines: [{ id }], language: "de" });
		expect(papers.map(({ name }) => name)).toEqual(["Datenblatt Kettenbagger KB 220", "Bleibt", "Geht"]);
		await db().deleteFrom("documents").where("id", "=", goes.id).execute();
		expect(Buffer.from((await papers[1]!.bytes())!)).toEqual(pdf());
		expect(await papers[2]!.bytes()).toBeNull();
	});

	test("belong to one offer: a form can't take that of another, nor one that is not there", async () => {
		const sheet = await listed("Meins");
		await makeOffer({}, { by, documents: [sheet] });
		const other = await makeOffer({}, { by });
		for (const one of [sheet, { ...sheet, id: by.id }, { ...sheet, id: "x" }])
			expect(await save(other, [one])).toEqual({ ok: false, reason: "foreignDocument" });
		expect(await titles(other)).toEqual([]);
	});

	test("are copied with it, as files of their own", async () => {
		const sheet = await listed("Vorlage", { title_en: "Template" });
		const id = await makeOffer({}, { by, documents: [sheet] });
		const original = (await offerRecords.findForEdit(id))!;
		const files = await copyOriginalFiles(original, id, by.id);
		expect(files.documents).toMatchObject([{ title: "Vorlage", title_en: "Template" }]);
		expect(files.documents[0]!.id).not.toBe(sheet.id);
		const copy = await makeOffer({}, { by, documents: files.documents });
		await offerRecords.remove(id, by);
		await removeForGood({ kind: "offer", id }, by);
		expect([await titles(copy), file(files.documents[0]!), file(sheet)]).toEqual([["Vorlage"], true, false]);
	});

	test("lie in the trash with it, and come back in their order", async () => {
		const [a, b] = [await listed("Eins"), await listed("Zwei")];
		const id = await makeOffer({}, { by, documents: [b, a] });
		await offerRecords.remove(id, by);
		expect([await titles(id), file(a)]).toEqual([[], true]);
		await offerRecords.restore(id, by);
		expect(await titles(id)).toEqual(["Zwei", "Eins"]);
		await offerRecords.remove(id, by);
		await removeForGood({ kind: "offer", id }, by);
		expect([file(a), file(b)]).toEqual([false, false]);
	});
});

describe("a document in a draft", () => {
	test("neither shows nor deletes the published one; publishing swaps them, discarding removes only the draft's", async () => {
		const [live, next, third] = [await listed("Alt"), await listed("Neu"), await listed("Dritte")];
		const id = await makeOffer({}, { by, documents: [live] });
		const form = typed({}, { documents: [next] });
		await offerRecords.keep(id, form, by);
		expect([await titles(id), file(live), file(next)]).toEqual([["Alt"], true, true]);
		// Something else that is saved meanwhile leaves the draft's document alone.
		await services.offer.setValues({ id, version: 1 }, { available: false }, by);
		await save(id, [live]);
		expect(file(next)).toBe(true);
		await offerRecords.discard(id, by);
		expect([await titles(id), file(live), file(next)]).toEqual([["Alt"], true, false]);

		const again = typed({}, { documents: [third], base: 3 });
		const kept = await offerRecords.keep(id, again, by);
		const draft = { ...again, draft: kept.ok ? kept.id : "", over: false };
		await offerRecords.change(id, 3, values(), { by, pictures: [], documents: [third], draft });
		expect([await titles(id), file(live), file(third)]).toEqual([["Dritte"], true, true]);
	});

	test("that differs only by a title makes a draft, and is none once it is as published", async () => {
		const sheet = await listed("Titel");
		const id = await makeOffer({}, { by, documents: [sheet] });
		const form = typed();
		await offerRecords.keep(id, { ...form, documents: [{ ...sheet, title: "Anderer" }] }, by);
		expect((await offerRecords.openDraft(id))!.documents).toMatchObject([{ title: "Anderer" }]);
		expect(await titles(id)).toEqual(["Titel"]);
		await offerRecords.keep(id, { ...form, documents: [sheet] }, by);
		expect(await offerRecords.openDraft(id)).toBeNull();
	});
});

test("a version of an offer brings back the documents it had, as a draft, and says which are no longer there", async () => {
	const [stays, goes] = [await listed("Bleibt"), await listed("Geht")];
	const id = await makeOffer({}, { by, documents: [stays, goes] });
	await save(id, [{ ...stays, title: "Bleibt, umbenannt" }]);
	await db().deleteFrom("documents").where("id", "=", goes.id).execute();
	const opened = (await offerRecords.openVersion(id, 1))!;
	expect(opened.gone.documents).toEqual(["Geht"]);
	expect(documentsIn(String(opened.values.documents)).map(({ title }) => title)).toEqual(["Bleibt", "Geht"]);
	expect(await offerRecords.restoreVersion(id, 1, by)).toEqual({ fields: [], pictures: 0, documents: ["Geht"] });
	expect((await offerRecords.openDraft(id))!.documents).toMatchObject([{ id: stays.id, title: "Bleibt" }]);
	expect(await titles(id)).toEqual(["Bleibt, umbenannt"]);
});

test("a backup holds documents, too, and counts their bytes", async () => {
	const before = await pictureBytes();
	const sheet = await listed("Gesichert");
	await makeOffer({}, { by, documents: [sheet] });
	const after = await pictureBytes();
	expect(after - before).toBe(pdf().length);
	const { pictures, tables } = await backUp(join(process.env.DATA_DIR!, "backup.tar.gz"));
	expect(Object.keys(pictures)).toContain(`dokumente/${sheet.id}.pdf`);
	expect(tables.documents!.rows).toBeGreaterThan(0);
});

test("a backup has no file that belongs to nobody, such as a stranger's photo of a form that was never sent", async () => {
	const kept = await makeShownPicture(by);
	const strangers = await addPicture(await makeBytes(), "anfragen-bilder", null);
	const unsaved = await makeDocument(by);
	const { pictures, tables } = await backUp(join(process.env.DATA_DIR!, "nobody.tar.gz"));
	expect(Object.keys(pictures)).toContain(kept.path);
	for (const path of [strangers.path, `dokumente/${unsaved.id}.pdf`]) expect(Object.keys(pictures)).not.toContain(path);
	const owned = await db().selectFrom("pictures").select("id").where("owner_kind", "is not", null).execute();
	expect(tables.pictures!.rows).toBe(owned.length);
});

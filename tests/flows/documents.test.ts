import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { dePapersForm } from "#app/texts/office/de/machines.ts";
import type { ListedDocument } from "#app/media/document.ts";
import { documentsOf } from "#app/media/documents.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { outcome, useBuiltSite, visitor, useStaff } from "../app.ts";
import { typed } from "../drafts.ts";
import { filesIn } from "../files.ts";
import { fileOf, makeDocument, makeOffer, offerWords, pictureBytes } from "../make.ts";
import { pdf } from "../pdfs.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

const by = useUser();
const staff = useStaff("verkauf");
const pdfFile = (bytes: Uint8Array, name = "Wartungsplan.pdf") => fileOf(bytes, name, "application/pdf");
const upload = (bytes: Uint8Array, name?: string) =>
	staff.visit("/admin/unterlagen", { form: { documents: pdfFile(bytes, name) } });
const listed = async (title: string, more: Partial<ListedDocument> = {}): Promise<ListedDocument> => {
	const { id } = await makeDocument(by);
	return { id, kind: "datenblatt", title, title_en: "", ...more };
};
const statusOf = async (address: string, who = visitor()) => (await who.visit(address)).status;

describe("a document sent by the form's script", () => {
	test("is stored, named after its file, and told with all that the form shows of it", async () => {
		const bytes = pdf();
		const response = await upload(bytes, "Prüfbericht 2026.PDF");
		expect(response.status).toBe(201);
		const told = (await response.json()) as { id: string };
		expect(told).toMatchObject({ kind: "sonstiges", title: "Prüfbericht 2026", title_en: "", bytes: bytes.length });
		expect(filesIn("media")).toContain(`dokumente/${told.id}.pdf`);
	});

	test("is refused when it is a picture called a PDF, with the reason and nothing left behind", async () => {
		const before = filesIn("media");
		const response = await upload(await pictureBytes());
		expect([response.status, await response.json()]).toEqual([415, { reason: "document.type" }]);
		expect(filesIn("media")).toEqual(before);
	});
});

describe("an offer saved with documents", () => {
	const newest = async () =>
		(await db().selectFrom("Angebote").select("id").orderBy("nr", "desc").executeTakeFirstOrThrow()).id;

	test("takes them in the same form without a script, under the names of their files", async () => {
		const form = { ...offerWords, name: "Ohne Skript mit Unterlage", documents: pdfFile(pdf()) };
		expect(await outcome(await staff.visit("/admin/angebot-hinzufuegen", { form }))).toBe("→ /admin/dashboard");
		expect(await documentsOf({ kind: "offer", id: await newest() })).toMatchObject([
			{ title: "Wartungsplan", kind: "sonstiges" },
		]);
	});

	test("refuses more than ten, whether they come with the form or before it, and says so", async () => {
		const ids: string[] = [];
		for (let nr = 0; nr < 11; nr++) ids.push((await makeDocument(by)).id);
		for (const documents of [Array.from({ length: 11 }, () => pdfFile(pdf())), ids]) {
			const refused = await staff.visit("/admin/angebot-hinzufuegen", { form: { ...offerWords, documents } });
			expect([refused.status, (await refused.text()).includes(dePapersForm["document.count"])]).toEqual([400, true]);
		}
	});
});

describe("a document on the website", () => {
	test("is a download with a readable name that runs nothing on our address", async () => {
		const bytes = pdf();
		const sheet = await listed('Datenblatt „KB 220" / 2026', { title_en: "Data sheet" });
		const id = await makeOffer({}, { by, documents: [sheet] });
		const response = await visitor().visit(`/unterlagen/${id}/${sheet.id}`);
		expect(response.status).toBe(200);
		expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
		const header = (name: string) => response.headers.get(name);
		expect(header("Content-Type")).toBe("application/pdf");
		expect(header("Content-Length")).toBe(String(bytes.length));
		expect(header("Content-Disposition")).toBe(
			"attachment; filename=\"Datenblatt KB 220 2026.pdf\"; filename*=UTF-8''Datenblatt%20%E2%80%9EKB%20220%202026.pdf",
		);
		expect(header("X-Content-Type-Options")).toBe("nosniff");
		expect(header("Content-Security-Policy")).toBe("default-src 'none'; sandbox");
		expect(header("Cache-Control")).toContain("no-store");
		const english = await visitor().visit(`/en/unterlagen/${id}/${sheet.id}`);
		expect(english.headers.get("Content-Disposition")).toContain('filename="Data sheet.pdf"');
	});

	test("stands on the machine's page with kind, title and size; a German title is marked on English pages", async () => {
		const [sheet, report] = [
			await listed("Datenblatt KB", { title_en: "KB data sheet" }),
			await listed("UVV-Prüfung", { kind: "pruefbericht" }),
		];
		const id = await makeOffer({}, { by, documents: [sheet, report] });
		const german = await visitor().page(`/angebot/detail/${id}`);
		expectWords(german, "Unterlagen", "Datenblatt KB", "UVV-Prüfung", "Prüfbericht", "PDF, 0,");
		expectWords(german, `/unterlagen/${id}/${report.id}`);
		const english = await visitor().page(`/en/angebot/detail/${id}`);
		expect(english).toMatch(/lang="en"[^>]*>KB data sheet/);
		expect(english).toMatch(/lang="de"[^>]*>UVV-Prüfung/);
		expect(await visitor().page(`/angebot/detail/${await makeOffer({}, { by })}`)).not.toContain("Unterlagen");
	});

	test("is gone while the offer lies in the trash or is withdrawn, and comes back with it", async () => {
		const sheet = await listed("Weg und wieder da");
		const id = await makeOffer({}, { by, documents: [sheet] });
		const address = `/unterlagen/${id}/${sheet.id}`;
		expect(await statusOf(address)).toBe(200);
		await offerRecords.remove(id, by);
		expect([await statusOf(address), await statusOf(`/admin/unterlagen/${sheet.id}`, staff)]).toEqual([410, 410]);
		await offerRecords.restore(id, by);
		expect(await statusOf(address)).toBe(200);
		await setRow("Angebote", id, { state: "withdrawn" });
		expect([await statusOf(address), await statusOf(`/admin/unterlagen/${sheet.id}`, staff)]).toEqual([410, 200]);
	});

	test("of a draft is for staff alone", async () => {
		const [live, next] = [await listed("Öffentlich"), await listed("Noch geheim")];
		const id = await makeOffer({}, { by, documents: [live] });
		await offerRecords.keep(id, typed({}, { documents: [live, next] }), by);
		const address = `/unterlagen/${id}/${next.id}`;
		expect(await statusOf(address)).toBe(404);
		expect(await statusOf(`${address}?vorschau=entwurf`)).toBe(404);
		const page = await visitor().page(`/angebot/detail/${id}?vorschau=entwurf`);
		expectWords(page, `href="/unterlagen/${id}/${live.id}"`);
		expect(page.includes("Noch geheim")).toBe(false);
		const inOffice = `/admin/unterlagen/${next.id}`;
		expect(await staff.page(`/angebot/detail/${id}?vorschau=entwurf`)).toContain(`href="${inOffice}"`);
		expect([await statusOf(inOffice, staff), await statusOf(address, staff)]).toEqual([200, 404]);
	});

	test("is found only at its own offer's address", async () => {
		const sheet = await listed("Meins");
		await makeOffer({}, { by, documents: [sheet] });
		const other = await makeOffer({}, { by });
		for (const address of [`/unterlagen/${other}/${sheet.id}`, `/unterlagen/x/${sheet.id}`, `/unterlagen/${other}/x`])
			expect(await statusOf(address), address).toBe(404);
	});
});

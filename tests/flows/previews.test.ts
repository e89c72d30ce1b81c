import { describe, expect, test } from "vitest";
import { newId } from "#app/foundation/database/identity.ts";
import { services } from "#app/back-office/collections/collections.server.ts";
import { collections } from "#app/back-office/collections/collections.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { previewAddress } from "#app/content/preview/preview.ts";
import { sharedPreview } from "#app/content/preview/previews.server.ts";
import { dataAddress, useBuiltSite, visitor, useStaff } from "../app.ts";
import { makeJob, makeNews, makeOffer, offerWords } from "../make.ts";

useBuiltSite();

const admin = useStaff("admin");
const manager = useStaff("angebots_admin");
const EDIT = "/admin/angebot-bearbeiten/";
const typed = { version: "1", draft: "", form: "ein-fenster", ...offerWords };
describe("the preview", () => {
	const pages = { offer: "/angebot/detail/", news: "/news/", job: "/karriere/" };
	const make = { offer: makeOffer, news: makeNews, job: makeJob };
	async function previewed(kind: keyof typeof pages): Promise<{ id: string; page: string }> {
		const [id, service] = [await make[kind](), services[kind]];
		const stored = service.words((await service.findForEdit(id))!);
		const more: Record<string, string> = kind === "offer" ? { sale_price: "12345", weight: "17.5" } : {};
		const words = { ...stored, ...more, [collections[kind].name]: "Entwurfstext" };
		const pictures = { offer: [], news: "keep", job: null }[kind];
		const sent = { words, pictures, base: 1, draft: "", window: "" };
		await service.keep(id, sent as never, admin.user);
		return { id, page: pages[kind] + id };
	}

	test.each(["offer", "news", "job"] as const)(
		"of a record (%s) is for staff and for who has its link, in both languages, and never kept",
		async (kind) => {
			const { id, page } = await previewed(kind);
			for (const prefix of ["", "/en"]) {
				expect(await admin.page(prefix + previewAddress(page))).toContain("Entwurfstext");
				const plain = await visitor().visit(prefix + previewAddress(page));
				expect(await plain.text(), "no session, no draft").not.toContain("Entwurfstext");
			}
			const edit = { offer: EDIT, news: "/admin/nachricht-bearbeiten/", job: "/admin/karriere-bearbeiten/" }[kind];
			await admin.visit(`${edit}${id}/vorschau-link`, { form: {} });
			const { token } = (await sharedPreview({ kind, id }))!;
			const address = previewAddress(page, token);
			expect(await admin.page(edit + id), "can be copied again").toContain(token);
			const shared = await visitor().visit(address);
			const text = await shared.text();
			expect(text).toContain("Entwurfstext");
			expect(text).toContain('<meta name="robots" content="noindex"/>');
			expect(shared.headers.get("Cache-Control")).toBe("no-store");
			expect(shared.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
			const asData = await visitor().visit(dataAddress(address));
			expect(await asData.text()).toContain("Entwurfstext");
			expect(asData.headers.get("Cache-Control")).toBe("no-store");
			for (const place of ["/", "/sitemap.xml", "/news.atom", "/angebot/kaufen", "/newsarchiv", "/karriere", page])
				expect(await (await visitor().visit(place)).text(), place).not.toContain("Entwurfstext");
			await admin.visit(`${edit}${id}/vorschau-link`, { form: { revoke: "true" } });
			expect(await (await visitor().visit(address)).text()).not.toContain("Entwurfstext");
		},
	);

	test("shows the draft's price, and the weight to staff alone", async () => {
		const { id, page } = await previewed("offer");
		await admin.visit(`${EDIT}${id}/vorschau-link`, { form: {} });
		const { token } = (await sharedPreview({ kind: "offer", id }))!;
		const shared = previewAddress(page, token);
		for (const address of [shared, dataAddress(shared)]) {
			const text = await (await visitor().visit(address)).text();
			expect(text).toMatch(/12\.345|1234500/);
			expect(text).not.toMatch(/17,5|17500|Gewicht/);
		}
		expect(await admin.page(previewAddress(page))).toContain("17,5");
	});

	test("of news and jobs is none of an offer manager's business, and a link opens no other record", async () => {
		const { id, page } = await previewed("news");
		expect(await (await manager.visit(previewAddress(page))).text()).not.toContain("Entwurfstext");
		const other = await previewed("news");
		await admin.visit(`/admin/nachricht-bearbeiten/${id}/vorschau-link`, { form: {} });
		const { token } = (await sharedPreview({ kind: "news", id }))!;
		expect(await (await visitor().visit(previewAddress(other.page, token))).text()).not.toContain("Entwurfstext");
		for (const word of ["", "x", "%00", "entwurf", token.slice(1)])
			expect(await (await visitor().visit(`${page}?vorschau=${word}`)).text(), word).not.toContain("Entwurfstext");
	});

	test("of a record that was never published is found nowhere without the link", async () => {
		const id = newId();
		const form = { ...typed, record: id, state: "draft", name: "Noch geheim", category: "" };
		await admin.visit("/admin/angebot-hinzufuegen", { form });
		const page = pages.offer + id;
		expect(await admin.page(previewAddress(page))).toContain("Noch geheim");
		expect((await visitor().visit(previewAddress(page))).status).toBe(404);
		await admin.visit(`${EDIT}${id}/vorschau-link`, { form: {} });
		const { token } = (await sharedPreview({ kind: "offer", id }))!;
		expect((await visitor().visit(previewAddress(page, token))).status).toBe(200);
		await offerRecords.remove(id, admin.user);
		expect((await visitor().visit(previewAddress(page, token))).status).toBe(404);
	});
});

import { describe, expect, test } from "vitest";
import { newId } from "#app/foundation/database/identity.ts";
import { services } from "#app/back-office/collections/collections.server.ts";
import { collections } from "#app/back-office/collections/collections.ts";
import { previewAddress } from "#app/content/preview/preview.ts";
import { dataAddress, useBuiltSite, visitor, useStaff } from "../app.ts";
import { makeJob, makeNews, makeOffer, offerWords } from "../make.ts";

useBuiltSite();

const admin = useStaff("admin");
const manager = useStaff("angebots_admin");
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
		"of a record (%s) is for staff alone, in both languages, and never kept",
		async (kind) => {
			const { page } = await previewed(kind);
			for (const prefix of ["", "/en"]) {
				expect(await admin.page(prefix + previewAddress(page))).toContain("Entwurfstext");
				const plain = await visitor().visit(prefix + previewAddress(page));
				expect(await plain.text(), "no session, no draft").not.toContain("Entwurfstext");
			}
			const address = previewAddress(page);
			const shown = await admin.visit(address);
			expect(await shown.text()).toContain('<meta name="robots" content="noindex"/>');
			expect(shown.headers.get("Cache-Control")).toBe("no-store");
			expect(shown.headers.get("X-Robots-Tag")).toBe("noindex, nofollow");
			const asData = await admin.visit(dataAddress(address));
			expect(await asData.text()).toContain("Entwurfstext");
			expect(asData.headers.get("Cache-Control")).toBe("no-store");
			expect(await (await visitor().visit(dataAddress(address))).text()).not.toContain("Entwurfstext");
			for (const place of ["/", "/sitemap.xml", "/news.atom", "/angebot/kaufen", "/newsarchiv", "/karriere", page])
				expect(await (await visitor().visit(place)).text(), place).not.toContain("Entwurfstext");
		},
	);

	test("shows the draft's price and weight", async () => {
		const text = await admin.page(previewAddress((await previewed("offer")).page));
		expect(text).toMatch(/12\.345/);
		expect(text).toContain("17,5");
	});

	test("of news and jobs is none of an offer manager's business", async () => {
		const { page } = await previewed("news");
		expect(await (await manager.visit(previewAddress(page))).text()).not.toContain("Entwurfstext");
		for (const word of ["", "x", "%00", "entwurf"])
			expect(await (await visitor().visit(`${page}?vorschau=${word}`)).text(), word).not.toContain("Entwurfstext");
	});

	test("of a record that was never published is found nowhere else", async () => {
		const id = newId();
		const form = { ...typed, record: id, state: "draft", name: "Noch geheim", category: "" };
		await admin.visit("/admin/angebot-hinzufuegen", { form });
		const page = pages.offer + id;
		expect(await admin.page(previewAddress(page))).toContain("Noch geheim");
		expect((await visitor().visit(previewAddress(page))).status).toBe(404);
	});
});

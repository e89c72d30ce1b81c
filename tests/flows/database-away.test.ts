import { beforeAll, describe, expect, test } from "vitest";
import { dataAddress, useBuiltSite, visitor, useStaff } from "../app.ts";
import { filesIn } from "../files.ts";
import { contactWords, fileOf, makeOffer, makeUser, offerWords, pictureBytes } from "../make.ts";
import { withoutTable } from "../without-table.ts";
import { expectNoWords, expectWords } from "../words.ts";

useBuiltSite();

let id: string;
const manager = useStaff("angebots_admin");
const admin = useStaff("admin");
beforeAll(async () => {
	id = await makeOffer({ name: "Geheimgewicht", weight: "27.431" });
});

/** Nothing of the inside of a failure is shown. */
function expectNothingInner(page: string) {
	expectNoWords(page, "no such table", "does not exist", "SqliteError", "    at ", 'from "Ang', "node_modules");
}

describe("while the offers can't be read", () => {
	test("the lists and a machine's page answer 503 with a message in the visitor's language, as pages and as data", async () => {
		await withoutTable("Angebote", async () => {
			for (const [path, message] of [
				["/angebot/kaufen", "Die Maschinen konnten nicht geladen werden."],
				["/angebot/mieten?q=x", "Die Maschinen konnten nicht geladen werden."],
				["/en/angebot/kaufen", '<html lang="en"'],
				[`/angebot/detail/${id}`, "Die Maschine konnte nicht geladen werden"],
			] as const) {
				const page = await visitor().page(path, 503);
				expect(page.includes(message), path).toBe(true);
				expectNothingInner(page);
				const data = await visitor().pageData(path);
				expect(data.status, path).toBe(503);
				expectNothingInner(await data.text());
			}
		});
		expect((await visitor().visit("/angebot/kaufen")).status).toBe(200);
	});

	test.each([
		["Angebote", "/sitemap.xml"],
		["Aktuelles", "/news.atom"],
		["Angebote", "/angebot/vorschlaege?q=bagger"],
	])("without %s, %s tells programs to come again", async (table, path) => {
		await withoutTable(table, async () => {
			const response = await visitor().visit(path);
			expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "10"]);
			expectNothingInner(await response.text());
		});
	});

	test("the office answers 503 with a message, and keeps what was typed", async () => {
		await withoutTable("Angebote", async () => {
			const form = { ...offerWords, name: "Geht nicht verloren" };
			const page = await admin.page("/admin/angebot-hinzufuegen", 503, { form });
			expectWords(page, "Nicht gespeichert", 'value="Geht nicht verloren"');
			expectNothingInner(page);
		});
	});

	test("the contact form opens all the same, and says so when a request can't be stored", async () => {
		const form = { ...contactWords, message: "Geht nicht verloren" };
		await withoutTable("Angebote", async () =>
			expect((await visitor().visit(`/kontakt?offer=${id}`)).status).toBe(200),
		);
		await withoutTable("Kontaktanfragen_Archiv", async () => {
			const page = await visitor().page("/kontakt", 503, { form });
			expectWords(page, "Nicht gesendet", "Geht nicht verloren", "rufen Sie uns bitte an");
		});
		expect((await visitor().visit("/kontakt", { form })).status).toBe(200);
	});
});

describe.each(["sessions", "second_factors"])("while the table %s can't be read", (table) => {
	test("nobody enters the office, whatever their role: 503, and nothing is written", async () => {
		await withoutTable(table, async () => {
			for (const staff of [manager, admin]) {
				for (const path of ["/admin/dashboard", `/admin/angebot-bearbeiten/${id}`, "/admin/login"]) {
					for (const response of [await staff.visit(path), await staff.pageData(path)]) {
						expect(response.status, path).toBe(503);
						const page = await response.text();
						expect(page.includes("Geheimgewicht"), path).toBe(false);
						expectNothingInner(page);
					}
				}
				const remove = `/admin/angebot-loeschen/${id}`;
				for (const address of [remove, dataAddress(remove), "/admin/bilder"])
					expect((await staff.visit(address, { form: {} })).status, address).toBe(503);
			}
		});
		expect((await admin.page(`/angebot/detail/${id}`)).includes("27,431 t")).toBe(true);
	});

	test("staff see public pages as visitors do, without the weight", async () => {
		await withoutTable(table, async () => {
			for (const staff of [manager, admin]) {
				const page = await staff.page(`/angebot/detail/${id}`);
				expect(page).not.toMatch(/27,431|\/admin\//);
			}
		});
	});
});

test("while accounts can't be read sign-in says that something unexpected happened, and lets nobody in", async () => {
	const { email, password } = await makeUser();
	for (const table of ["users", "throttles"]) {
		await withoutTable(table, async () => {
			const response = await visitor().visit("/admin/login", { form: { email, password } });
			expect(response.status, table).toBe(503);
			expect(response.headers.getSetCookie()).toEqual([]);
			const page = await response.text();
			expect(page.includes("unerwarteter Fehler"), table).toBe(true);
			expectNothingInner(page);
		});
	}
});

test("an upload that can't be written down answers 503 and leaves no file", async () => {
	const before = filesIn("media");
	const form = { images: fileOf(await pictureBytes()) };
	const response = await withoutTable("pictures", () => admin.visit("/admin/bilder", { form }));
	expect([response.status, await response.json()]).toEqual([503, { reason: "picture.failed" }]);
	expect(filesIn("media")).toEqual(before);
});

import type { Page } from "@playwright/test";
import { choosePicture } from "./picture-form.ts";
import { pdf } from "../pdfs.ts";
import { picture } from "./pictures.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const OFFER = "/admin/angebot-hinzufuegen";
const field = (page: Page, name: string) => page.locator(`#${name}`);
const note = (page: Page) => page.getByRole("status").filter({ hasText: /^Wiederhergestellt/ });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });
const toDashboard = (page: Page) => page.getByRole("link", { name: "Zurück" });

test("a new offer is back with what follows from other boxes, and its pictures and documents in their order", async ({
	page,
}) => {
	const cards = page.locator("[data-picture]");
	await open(page, OFFER);
	await field(page, "name").fill("Halb beschrieben");
	await field(page, "category").selectOption("siebanlagen");
	await field(page, "subcategory").selectOption("siebanlagen-trommelsiebanlagen");
	await field(page, "type").selectOption("miete");
	await field(page, "daily_rate").fill("120");
	await field(page, "available").uncheck();
	await page
		.locator("#images")
		.setInputFiles([await picture("gelb.jpg", "#f5b100"), await picture("blau.jpg", "#1010d0")]);
	await expect(cards).toHaveCount(2);
	const second = (await cards.nth(1).getAttribute("data-picture"))!;
	await choosePicture(page, 2);
	await page.locator(`[name=alt_${second}]`).fill("Von hinten");
	await page.getByRole("button", { name: "Bild 2 nach vorn" }).click();
	await page.locator("#documents").setInputFiles({ name: "Blatt.pdf", mimeType: "application/pdf", buffer: pdf() });
	await page.locator("[name^=doc_kind_]").selectOption("Prüfbericht");
	await page.goto("/");
	await open(page, OFFER);
	await expect(note(page)).toBeVisible();
	await expect(field(page, "name")).toHaveValue("Halb beschrieben");
	await expect(field(page, "subcategory")).toHaveValue("siebanlagen-trommelsiebanlagen");
	await expect(field(page, "daily_rate")).toHaveValue("120");
	await expect(field(page, "available")).not.toBeChecked();
	await expect(cards).toHaveCount(2);
	await expect(cards.nth(0)).toHaveAttribute("data-picture", second);
	await expect(page.locator("[name^=doc_kind_]")).toHaveValue("pruefbericht");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	const { db } = await import("#app/database/client.server.ts");
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	const row = db().selectFrom("Angebote").select("id").where("name", "=", "Halb beschrieben");
	expect(await offerRecords.findForEdit((await row.executeTakeFirstOrThrow()).id)).toMatchObject({
		pictures: [{ id: second, alt: "Von hinten" }, {}],
		documents: [{ title: "Blatt", kind: "pruefbericht" }],
	});
});

test("a copy is not kept by the browser: who leaves with typed words is asked, and a new offer stays as it was", async ({
	page,
}) => {
	const { makeOffer, makePicture } = await import("../make.ts");
	const shown = await makePicture();
	const original = await makeOffer({ name: "Vorlage" }, { pictures: [{ id: shown.id, alt: "", alt_en: "" }] });
	await open(page, OFFER);
	await field(page, "name").fill("Noch ein neues");
	await open(page, `${OFFER}?kopie=${original}`);
	await expect(field(page, "name")).toHaveValue("Vorlage");
	await field(page, "location").fill("Hof 2");
	await toDashboard(page).click();
	await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
	await page.keyboard.press("Control+s");
	await expect(page).toHaveURL(/angebot-bearbeiten/);
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	const copy = (await offerRecords.findForEdit(new URL(page.url()).pathname.split("/").at(-1)!))!;
	expect(copy).toMatchObject({ state: "draft", location: "Hof 2" });
	expect(copy.pictures[0]!.id).not.toBe(shown.id);
	await open(page, OFFER);
	await expect(field(page, "name")).toHaveValue("Noch ein neues");
});

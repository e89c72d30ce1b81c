import type { Page } from "@playwright/test";
import { picture } from "./pictures.ts";
import { expect, open, ready, test } from "./test.ts";

test.use({ signedIn: true });

const field = (page: Page, name: string) => page.locator(`#${name}`);
const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true });
const conflict = (page: Page) => page.getByRole("main").getByRole("alert").filter({ hasText: "inzwischen geändert" });
const row = (page: Page, label: string) =>
	conflict(page)
		.getByRole("listitem")
		.filter({ has: page.getByRole("heading", { name: label, exact: true }) });

/** Opens an offer, lets a colleague save other words, and comes back to the form. */
async function overtaken(page: Page, first: Record<string, string>, theirs: Record<string, string>): Promise<string> {
	const { makeOffer, makeUser, offerWords } = await import("../make.ts");
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	const { offerForm } = await import("#app/offers/editor/offer-form.ts");
	const { parse } = await import("valibot");
	const id = await makeOffer(first, { at: "2019-01-01T08:00:00.000Z" });
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	const words = Object.fromEntries(
		Object.entries({ ...offerWords, ...first, ...theirs }).filter(([, word]) => word !== ""),
	);
	await offerRecords.change(id, 1, parse(offerForm, words), { by: await makeUser(), pictures: [] });
	return id;
}

async function stored(id: string) {
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	return (await offerRecords.findForEdit(id))!;
}

test("who saves second is told, sees both versions side by side, and decides", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 409/);
	const id = await overtaken(
		page,
		{ name: "Streitbagger", description: "Ein roter Bagger" },
		{
			name: "Streitbagger vom Ersten",
			description: "Ein grüner Bagger",
			type: "miete",
			sale_price: "",
			daily_rate: "450",
		},
	);
	await field(page, "description").fill("Ein gelber Bagger");
	await save(page).click();
	await expect(conflict(page)).toContainText("Dieses Angebot wurde inzwischen geändert");
	await expect(row(page, "Beschreibung")).toContainText("Ein gelber Bagger");
	await expect(row(page, "Beschreibung").locator("mark")).toHaveText(["grüner", "gelber"]);
	await expect(conflict(page).getByRole("heading", { level: 3 }), "only what both have changed").toHaveCount(1);
	await expect(
		page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: "gespeichert, während" }),
	).toHaveCount(1);
	await expect(field(page, "name"), "what only one has changed is taken").toHaveValue("Streitbagger vom Ersten");
	await expect(field(page, "type")).toHaveValue("miete");
	await expect(field(page, "daily_rate")).toHaveValue("450");
	await expect(field(page, "description")).toHaveValue("Ein gelber Bagger");
	expect(await stored(id)).toMatchObject({
		name: "Streitbagger vom Ersten",
		description: "Ein grüner Bagger",
		version: 2,
	});
	await conflict(page).getByRole("button", { name: "Meinen Stand trotzdem speichern" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await stored(id)).toMatchObject({
		name: "Streitbagger vom Ersten",
		description: "Ein gelber Bagger",
		daily_rate: 45_000,
		version: 3,
	});
});

test("who changed other fields is asked nothing, and the form that stays open shows both, so that its next save undoes none", async ({
	page,
}) => {
	const id = await overtaken(page, { name: "Friedensbagger" }, { available: "", name_en: "Peaceful" });
	await field(page, "location").fill("Hof 3");
	await page.keyboard.press("Control+s");
	await expect(field(page, "available")).not.toBeChecked();
	await expect(field(page, "name_en")).toHaveValue("Peaceful");
	await ready(page);
	await field(page, "location").fill("Hof 4");
	await save(page).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await stored(id)).toMatchObject({ available: false, name_en: "Peaceful", location: "Hof 4", version: 4 });
});

test("each field can be taken from either version, also those that follow from others", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 409/);
	const theirs = {
		name: "Vom Kollegen",
		type: "miete",
		sale_price: "",
		daily_rate: "450",
		category: "siebanlagen",
		subcategory: "siebanlagen-trommelsiebanlagen",
		available: "",
	};
	const id = await overtaken(page, { name: "Mischbagger" }, theirs);
	await field(page, "location").fill("Hof 3");
	await field(page, "name").fill("Mein Bagger");
	await field(page, "category").selectOption("dumper");
	await save(page).click();
	await expect(row(page, "Unterkategorie")).toContainText("Trommelsiebanlagen");
	await row(page, "Bezeichnung")
		.getByRole("button", { name: "Diesen Stand nehmen – Bezeichnung: Jetzt gespeicherter Stand" })
		.click();
	await expect(field(page, "name")).toHaveValue("Vom Kollegen");
	await row(page, "Unterkategorie").getByRole("button").click();
	await expect(field(page, "category")).toHaveValue("siebanlagen");
	await expect(field(page, "subcategory")).toHaveValue("siebanlagen-trommelsiebanlagen");
	await expect(field(page, "available"), "they alone have changed it").not.toBeChecked();
	// And back again, where the own one was the better.
	await row(page, "Bezeichnung")
		.getByRole("button", { name: "Diesen Stand nehmen – Bezeichnung: Ihre Eingabe" })
		.click();
	await expect(field(page, "name")).toHaveValue("Mein Bagger");
	await conflict(page).getByRole("button", { name: "So speichern" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await stored(id)).toMatchObject({
		name: "Mein Bagger",
		type: "miete",
		daily_rate: 45_000,
		category: "siebanlagen - siebanlagen-trommelsiebanlagen",
		available: false,
		location: "Hof 3",
	});
});

test("pictures that somebody took out or added meanwhile are shown beside one's own, and can be taken", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 409/);
	// The picture that goes with the last save may still be on its way to the page that is left.
	expectTrouble(/status of 404 .*\/media\/angebot-bilder\//);
	const { makeOffer, makePicture, makeUser, offerWords } = await import("../make.ts");
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	const { offerForm } = await import("#app/offers/editor/offer-form.ts");
	const { parse } = await import("valibot");
	const by = await makeUser();
	const [kept, removed, added] = [await makePicture(by), await makePicture(by), await makePicture(by)];
	const chosen = (...pictures: { id: string }[]) => pictures.map(({ id }, i) => ({ id, alt: `Bild ${i}`, alt_en: "" }));
	const id = await makeOffer(
		{ name: "Bilderstreit" },
		{ by, pictures: chosen(kept, removed), at: "2019-01-01T08:00:00.000Z" },
	);
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await page.locator("#images").setInputFiles(await picture("rot.jpg", "#d01010"));
	const cards = page.locator("[data-picture]");
	await expect(cards).toHaveCount(3);
	await offerRecords.change(id, 1, parse(offerForm, { ...offerWords, name: "Bilderstreit" }), {
		by,
		pictures: chosen(kept, added),
	});
	await save(page).click();
	await expect(row(page, "Bilder").locator("img")).toHaveCount(5);
	await expect(cards, "the picture that was taken out stays in one's own form").toHaveCount(3);
	await row(page, "Bilder")
		.getByRole("button", { name: "Diesen Stand nehmen – Bilder: Jetzt gespeicherter Stand" })
		.click();
	await expect(cards.nth(1)).toHaveAttribute("data-picture", added.id);
	await row(page, "Bilder").getByRole("button", { name: "Diesen Stand nehmen – Bilder: Ihre Eingabe" }).click();
	await expect(cards.nth(1)).toHaveAttribute("data-picture", removed.id);
	await conflict(page).getByRole("button", { name: "Meinen Stand trotzdem speichern" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	const { pictures } = await stored(id);
	expect(pictures).toHaveLength(3);
	expect(pictures.slice(0, 2).map(({ id }) => id)).toEqual([kept.id, removed.id]);
});

test("news has its two versions too", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 409/);
	const { makeNews, makeUser } = await import("../make.ts");
	const { newsRecords } = await import("#app/news/news-service.server.ts");
	const id = await makeNews({ name: "Hoftag" });
	await open(page, `/admin/nachricht-bearbeiten/${id}`);
	const { name_en, datum, inhalt, inhalt_en, image_alt, image_alt_en } = (await newsRecords.findForEdit(id))!;
	await newsRecords.change(
		id,
		1,
		{ name: "Hoftag im Mai", name_en, datum, inhalt, inhalt_en, image_alt, image_alt_en },
		{ by: await makeUser(), pictures: "keep" },
	);
	await field(page, "name").fill("Hoftag im Juni");
	await field(page, "inhalt").fill("Neuer Inhalt");
	await save(page).click();
	await row(page, "Titel").getByRole("button").first().click();
	await expect(field(page, "name")).toHaveValue("Hoftag im Mai");
	await conflict(page).getByRole("button", { name: "So speichern" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard/);
	expect(await newsRecords.findForEdit(id)).toMatchObject({
		name: "Hoftag im Mai",
		inhalt: "Neuer Inhalt",
		version: 3,
	});
});

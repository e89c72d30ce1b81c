import type { Page } from "@playwright/test";
import { lookOver } from "./look-over.ts";
import { admin } from "./site.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const line = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const toast = (page: Page, kind: "good" | "bad") => page.locator(`[data-toast=${kind}]`);

/** An offer that somebody has just deleted. */
async function deletedOffer(name: string): Promise<string> {
	const { makeOffer, makeUser } = await import("../make.ts");
	const { deleteOffer } = await import("#app/offers/offer-service.server.ts");
	const id = await makeOffer({ name }, { at: "2019-01-01T08:00:00.000Z" });
	await deleteOffer(id, await makeUser("admin", `${name.toLowerCase().replaceAll(" ", "-")}@example.com`));
	return id;
}

test("a deleted offer is restored from the trash and stands on the website again", async ({ page }) => {
	const id = await deletedOffer("Rückkehrer");
	await open(page, "/admin/papierkorb");
	await expect(line(page, "Rückkehrer")).toContainText("Angebot");
	await expect(line(page, "Rückkehrer")).toContainText(/Gelöscht von rückkehrer@example\.com am .+ · Noch 30 Tage/);
	expect((await page.request.get(`/angebot/detail/${id}`)).status()).toBe(410);
	await page.getByRole("button", { name: "Rückkehrer wieder online stellen" }).click();
	await expect(toast(page, "good")).toContainText("„Rückkehrer“ ist wieder online, wie es war.");
	await expect(line(page, "Rückkehrer")).toHaveCount(0);
	expect((await page.request.get(`/angebot/detail/${id}`)).status()).toBe(200);
});

test("removing for good asks first; what is gone meanwhile is said to be gone", async ({ page }) => {
	await deletedOffer("Verschrottet");
	const id = await deletedOffer("Woanders gerettet");
	await open(page, "/admin/papierkorb");
	const question = page.getByRole("alertdialog", { name: "Sind Sie sicher?" });
	await page.getByRole("button", { name: "Verschrottet endgültig entfernen" }).click();
	await expect(question).toContainText("„Verschrottet“ wird mit allen Bildern endgültig entfernt.");
	await question.getByRole("button", { name: "Abbrechen" }).click();
	await expect(line(page, "Verschrottet")).toBeVisible();
	await page.getByRole("button", { name: "Verschrottet endgültig entfernen" }).click();
	await question.getByRole("button", { name: "Endgültig entfernen" }).click();
	await expect(toast(page, "good")).toContainText("„Verschrottet“ ist endgültig entfernt.");
	await expect(line(page, "Verschrottet")).toHaveCount(0);
	const { restoreOffer } = await import("#app/offers/offer-service.server.ts");
	const { makeUser } = await import("../make.ts");
	await restoreOffer(id, await makeUser());
	await page.getByRole("button", { name: "Woanders gerettet als Entwurf wiederherstellen" }).click();
	await expect(toast(page, "bad")).toContainText("Nicht mehr im Papierkorb");
});

test("several are chosen and removed after a question, and one is opened to read; the way back leads to the search", async ({
	page,
}) => {
	for (const name of ["Mehrere A", "Mehrere B", "Mehrere C"]) await deletedOffer(name);
	await open(page, "/admin/papierkorb?q=mehrere&sort=name-asc");
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
	await page.getByRole("checkbox", { name: "Mehrere A auswählen" }).check();
	await page.getByRole("checkbox", { name: "Mehrere C auswählen" }).check();
	await expect(page.getByText("2 ausgewählt")).toBeVisible();
	await lookOver(page, "the trash with chosen rows");
	await page.getByRole("button", { name: "Endgültig entfernen", exact: true }).last().click();
	await expect(page.getByText("Das sind: Mehrere A; Mehrere C")).toBeVisible();
	await lookOver(page, "the trash's question");
	await page.getByRole("button", { name: "Endgültig entfernen", exact: true }).first().click();
	await expect(toast(page, "good")).toContainText("2 Einträge sind endgültig entfernt.");
	await page.getByRole("link", { name: "Mehrere B ansehen" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mehrere B");
	await expect(page.getByText("Liegt im Papierkorb")).toBeVisible();
	await page.getByRole("link", { name: "Version 1 vergleichen" }).click();
	await page.getByText("Alles, was in Version 1 steht").click();
	await lookOver(page, "a record in the trash");
	await page.getByRole("link", { name: "Zurück zum Papierkorb" }).click();
	await expect(page).toHaveURL(/papierkorb\?q=mehrere&sort=name-asc$/);
	await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);
});

test("the history tells field by field what was changed, on the record and for all", async ({ page }) => {
	const { makeOffer } = await import("../make.ts");
	const id = await makeOffer(
		{ name: "Spurbagger", weight: "17.5", description: "Kurz." },
		{ at: "2019-01-01T08:00:00.000Z" },
	);
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await page.locator("#sale_price").fill("84000.50");
	await page.locator("#weight").fill("18.25");
	await page.locator("#available").uncheck();
	const long = `Eine lange Beschreibung. ${"Sie hört so bald nicht auf. ".repeat(20)}Schlusswort.`;
	await page.locator("#description").fill(long);
	await page.keyboard.press("Control+s");
	await expect(page.locator(".save-bar").getByRole("status")).toContainText("Gespeichert um");
	const history = page.getByRole("group").filter({ has: page.getByRole("heading", { name: "Verlauf", exact: true }) });
	await expect(history.getByText("Kaufpreis")).toBeHidden();
	await history.getByRole("heading", { name: "Verlauf", exact: true }).click();
	const step = history.getByRole("listitem").filter({ hasText: admin.email }).first();
	await expect(step).toContainText("Geändert");
	await expect(step).toContainText("Vorher: 85.000 € → Nachher: 84.000,50 €");
	await expect(step).toContainText("Vorher: 17,5 t → Nachher: 18,25 t");
	await expect(step).toContainText("Vorher: ja → Nachher: nein");
	await expect(step.getByText("Schlusswort.")).toBeHidden();
	await step.getByText("Eine lange Beschreibung.").first().click();
	await expect(step.getByText("Schlusswort.")).toBeVisible();
	await open(page, "/admin/verlauf");
	await page.getByLabel("Art").selectOption("offer");
	await page.getByLabel("Person").selectOption(admin.email);
	await page.getByRole("button", { name: "Anzeigen" }).click();
	await expect(page).toHaveURL(/art=offer/);
	// On a slow machine what was typed is kept as a draft first, which has an entry of its own.
	const entry = page.getByRole("listitem").filter({ hasText: "Angebot „Spurbagger“" });
	await expect(entry.filter({ hasText: "84.000,50 €" })).toHaveCount(1);
	await page.getByLabel("Art").selectOption("user");
	await page.getByRole("button", { name: "Anzeigen" }).click();
	await expect(entry).toHaveCount(0);
	await page.getByRole("link", { name: "Alles anzeigen" }).click();
	await expect(page).toHaveURL(/verlauf$/);
	await expect(page.getByLabel("Art")).toHaveValue("");
});

test("an offer is duplicated with its pictures, only once it is saved, and as a draft", async ({ page, site }) => {
	await open(page, `/admin/angebot-bearbeiten/${site.offers.gallery}`);
	await page.getByRole("link", { name: "Duplizieren" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Angebot duplizieren");
	await expect(page.getByText("Eine Kopie von „Prüfbagger Galerie“")).toBeVisible();
	await expect(page.locator("#name")).toHaveValue("Prüfbagger Galerie");
	await expect(page.locator("#weight")).toHaveValue("21,5");
	await expect(page.locator("[data-picture]")).toHaveCount(3);
	await page.locator("#name").fill("Zwilling des Prüfbaggers");
	await page.locator("#sale_price").fill("");
	await page.locator("#state").selectOption("Online");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.getByRole("main").getByRole("alert")).toContainText("Kaufpreis");
	await page.locator("#sale_price").fill("11111");
	await page.locator("#state").selectOption("Entwurf");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(toast(page, "good")).toContainText("„Zwilling des Prüfbaggers“ ist als Entwurf gespeichert.");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zwilling des Prüfbaggers bearbeiten");
	const alts = page.locator('[data-tools] input[lang="de"]');
	await expect(alts).toHaveCount(3);
	await expect(alts.first()).toHaveValue("Gelbe Ansicht");
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	expect((await offerRecords.findForEdit(site.offers.gallery))!.pictures, "the original keeps its own").toHaveLength(3);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the trash restores, and asks in the page before it removes for good", async ({ page }) => {
		await deletedOffer("Skriptlos A");
		await deletedOffer("Skriptlos B");
		await page.goto("/admin/papierkorb");
		await page.getByRole("button", { name: "Skriptlos A als Entwurf wiederherstellen" }).click();
		await expect(page.getByRole("status").first()).toContainText("Wiederhergestellt");
		await page.getByRole("button", { name: "Skriptlos B endgültig entfernen" }).click();
		await expect(page.getByText("„Skriptlos B“ wird mit allen Bildern endgültig entfernt.").first()).toBeVisible();
		await line(page, "Skriptlos B").getByRole("button", { name: "Endgültig entfernen", exact: true }).click();
		await expect(page.getByRole("status").first()).toContainText("endgültig entfernt");
		await expect(page.getByText("Skriptlos B", { exact: true })).toHaveCount(0);
	});
});

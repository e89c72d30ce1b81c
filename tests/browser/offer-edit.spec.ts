import type { Page } from "@playwright/test";
import { picture } from "./pictures.ts";
import { agree, expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const field = (page: Page, name: string) => page.locator(`#${name}`);
const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true });

async function makeOne(name: string): Promise<string> {
	const { makeOffer } = await import("../make.ts");
	return makeOffer({ name, description: "Erster Text" }, { at: "2019-01-01T08:00:00.000Z" });
}

test("an offer that is incomplete is not saved, and what was typed stays", async ({ page }) => {
	await open(page, "/admin/angebot-hinzufuegen");
	await field(page, "description").fill("Ein langer Text,\nden niemand zweimal tippen will.");
	await field(page, "category").selectOption("bagger");
	await field(page, "subcategory").selectOption("bagger-minibagger");
	await field(page, "year_of_construction").fill("1850");
	await save(page).click();
	const summary = page.getByRole("main").getByRole("alert");
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveText([/Bezeichnung/, /Baujahr ab 1900/, /Kaufpreis/]);
	await expect(field(page, "name")).toHaveAttribute("aria-invalid", "true");
	await expect(field(page, "description")).toHaveValue(/zweimal tippen/);
	await expect(field(page, "subcategory")).toHaveValue("bagger-minibagger");
	await expect(field(page, "year_of_construction")).toHaveValue("1850");
	await expect(page).toHaveURL(/\/admin\/angebot-(hinzufuegen|bearbeiten\/[0-9a-f-]{36})$/);
});

test("the price follows the kind of offer, and is not asked for when it is on request", async ({ page }) => {
	await open(page, "/admin/angebot-hinzufuegen");
	await expect(field(page, "sale_price")).toBeVisible();
	await field(page, "type").selectOption("miete");
	await expect(field(page, "daily_rate")).toBeVisible();
	await expect(field(page, "sale_price")).toHaveCount(0);
	await field(page, "price_on_request").check();
	await expect(field(page, "daily_rate")).toBeDisabled();
	await field(page, "price_on_request").uncheck();
	await expect(field(page, "daily_rate")).toBeEnabled();
	await expect(field(page, "subcategory")).toHaveCount(0);
	await field(page, "category").selectOption("siebanlagen");
	await expect(field(page, "subcategory")).toBeVisible();
	await field(page, "category").selectOption("dumper");
	await expect(field(page, "subcategory")).toHaveCount(0);
});

test("a changed offer is saved and shown on the website", async ({ page }) => {
	const id = await makeOne("Vorher");
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await expect(field(page, "name")).toHaveValue("Vorher");
	await field(page, "name").fill("Nachher & <b>fett</b>");
	await field(page, "price_on_request").check();
	await save(page).click();
	await expect(page.locator("[data-toast=good]")).toContainText("Gespeichert");
	await page.goto(`/angebot/detail/${id}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nachher & <b>fett</b>");
	await expect(page.getByRole("main").getByText("Preis auf Anfrage").first()).toBeVisible();
});

test("deleting in a list and on the record's page asks nothing, and is taken back from the toast", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 404/);
	const name = `Löschbagger ${Date.now()}`;
	const id = await makeOne(name);
	const toast = page.locator("[data-toast=good]");
	const status = async () => (await page.request.get(`/angebot/detail/${id}`)).status();
	await open(page, `/admin/dashboard?q=${encodeURIComponent(name)}`);
	await page.getByRole("button", { name: `${name} löschen` }).click();
	await agree(page);
	await expect(toast).toContainText(`„${name}“ ist gelöscht.`);
	await expect(page.getByRole("row", { name: new RegExp(name) })).toHaveCount(0);
	expect(await status()).toBe(410);
	await toast.getByRole("button", { name: "Rückgängig" }).click();
	await expect(page.getByRole("row", { name: new RegExp(name) })).toHaveCount(1);
	expect(await status()).toBe(200);
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await page.getByRole("button", { name: "Angebot löschen" }).click();
	await agree(page);
	await expect(page).toHaveURL(/\/admin\/dashboard/);
	await toast.getByRole("button", { name: "Rückgängig" }).click();
	await expect(toast).toContainText("Zurückgenommen");
	expect(await status()).toBe(200);
});

test("an offer that was deleted meanwhile can't be saved, and the form says so", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 404/);
	const id = await makeOne("Vergänglich");
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	const { deleteOffer } = await import("#app/offers/offer-service.server.ts");
	const { makeUser } = await import("../make.ts");
	await deleteOffer(id, await makeUser());
	await field(page, "name").fill("Zu spät");
	await save(page).click();
	await expect(page.getByText("Angebot nicht gefunden").first()).toBeVisible();
});

test("when the network fails while saving, the form says so and keeps what was typed", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/ERR_INTERNET_DISCONNECTED/);
	const id = await makeOne("Funkloch");
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await field(page, "description").fill("Mühsam getippt");
	await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
	await save(page).click();
	await expect(page.locator("[data-toast=bad]")).toContainText("Nicht gespeichert");
	await expect(field(page, "description")).toHaveValue("Mühsam getippt");
	await page.unroute("**/*.data*");
	await save(page).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await page.goto(`/angebot/detail/${id}`);
	await expect(page.getByRole("main")).toContainText("Mühsam getippt");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("an offer can be added with a picture, edited, and deleted after a question", async ({
		page,
		expectTrouble,
	}) => {
		expectTrouble(/status of 40[04]/);
		const name = `Ohne Skript ${Date.now()}`;
		await page.goto("/admin/angebot-hinzufuegen");
		await field(page, "name").fill(name);
		await field(page, "category").selectOption("radlader");
		await page.locator("#images").setInputFiles(await picture("rot.jpg", "#d01010"));
		await save(page).click();
		await expect(page.getByRole("main").getByRole("alert").first()).toContainText("Kaufpreis");
		await expect(field(page, "name")).toHaveValue(name);
		await expect(page.locator("form ol > li"), "the uploaded picture is kept for the next try").toHaveCount(1);
		await field(page, "sale_price").fill("9999");
		await save(page).click();
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
		await expect(page.getByRole("status").first()).toContainText("Angebot angelegt");
		await page.getByRole("link", { name: `${name} bearbeiten` }).click();
		await expect(field(page, "sale_price")).toHaveValue("9.999");
		await expect(page.locator("form ol > li")).toHaveCount(1);
		await field(page, "location").fill("Hof 3");
		await save(page).click();
		await page.getByRole("button", { name: `${name} löschen` }).click();
		await expect(page.getByRole("status").first()).toContainText("gelöscht");
		await expect(page.getByText(name, { exact: true })).toHaveCount(0);
	});
});

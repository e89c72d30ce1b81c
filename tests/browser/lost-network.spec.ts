import type { Page } from "@playwright/test";
import { agree, expect, open, test } from "./test.ts";

test.use({ signedIn: true });
test.beforeEach(({ expectTrouble }) => expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/));

const said = (page: Page) =>
	page.getByRole("main").getByRole("alert").filter({ hasText: "Der Server ist nicht erreichbar" });
const toast = (page: Page) => page.locator("[data-toast=bad]");

async function openRequest(page: Page, subject = `Leitung ${Math.random()}`): Promise<string> {
	const { makeRequest } = await import("../make.ts");
	const id = await makeRequest({ subject });
	await open(page, `/admin/kontakt-anfrage/${id}`);
	return id;
}

for (const [step, undo] of [
	["Als erledigt markieren", "Wieder öffnen"],
	["Ausblenden", "Einblenden"],
])
	test(`an answer that is being written stays when "${step}" finds no network, and the step works afterwards`, async ({
		page,
		context,
	}) => {
		const id = await openRequest(page);
		const answer = page.getByRole("textbox", { name: "Text der Antwort" });
		await answer.fill("Mühsam geschrieben");
		if (step === "Als erledigt markieren") await page.getByText("Erledigen …").click();
		await context.setOffline(true);
		for (let times = 0; times < 2; times++) {
			await page.getByRole("button", { name: step }).click();
			await agree(page);
			await expect(said(page)).toBeVisible();
			await expect(toast(page)).toContainText("Der Server ist nicht erreichbar");
			await expect(answer).toHaveValue("Mühsam geschrieben");
			await expect(page).toHaveURL(new RegExp(`${id}$`));
		}
		await context.setOffline(false);
		await page.getByRole("button", { name: step }).click();
		await agree(page);
		await expect(page.getByRole("button", { name: undo })).toBeVisible();
		await expect(said(page)).toHaveCount(0);
		await expect(answer).toHaveValue("Mühsam geschrieben");
	});

const notSent = (page: Page) => page.locator("form").getByRole("alert").filter({ hasText: "Der Server ist nicht" });

test("a record's form says beside its button that there is no network, by the key as well, and keeps the words", async ({
	page,
	context,
}) => {
	const { makeOffer } = await import("../make.ts");
	await open(page, `/admin/angebot-bearbeiten/${await makeOffer({ name: "Leitungsbagger" })}`);
	const name = page.locator("#name");
	await name.fill("Mühsam geschrieben");
	await context.setOffline(true);
	for (const save of [
		() => page.keyboard.press("Control+s"),
		() => page.getByRole("button", { name: "Speichern", exact: true }).click(),
	]) {
		await name.focus();
		await save();
		await expect(page.locator(".save-bar :focus")).toContainText("Der Server ist nicht erreichbar");
		await expect(notSent(page)).toBeInViewport();
		await expect(name).toHaveValue("Mühsam geschrieben");
	}
	await context.setOffline(false);
	await page.keyboard.press("Control+s");
	await expect(page.locator("[data-toast=good]")).toBeVisible();
	await expect(notSent(page)).toHaveCount(0);
});

test("an answer that finds no network says so beside its button", async ({ page, context }) => {
	await openRequest(page);
	const answer = page.getByRole("textbox", { name: "Text der Antwort" });
	await answer.fill("Mühsam geschrieben");
	await context.setOffline(true);
	await page.getByRole("button", { name: "Antwort senden" }).click();
	await expect(page.locator("form :focus")).toContainText("Der Server ist nicht erreichbar");
	await expect(notSent(page)).toBeInViewport();
	await expect(answer).toHaveValue("Mühsam geschrieben");
});

test("an answer stays when the search for everything finds no network, which the search says", async ({
	page,
	context,
}) => {
	const subject = `Quarkbrecher ${Date.now()}`;
	await openRequest(page, subject);
	const answer = page.getByRole("textbox", { name: "Text der Antwort" });
	await answer.fill("Mühsam geschrieben");
	await page.keyboard.press("Control+k");
	const field = page.getByRole("combobox", { name: "Alles durchsuchen" });
	await expect(field).toBeFocused();
	await context.setOffline(true);
	await field.fill("papierkorb");
	const dialog = page.getByRole("dialog", { name: "Alles durchsuchen" });
	await expect(dialog.getByText("Nicht alles konnte durchsucht werden.")).toBeVisible();
	await expect(dialog.getByRole("option"), "pages are found without a network").toHaveText("Papierkorb");
	await context.setOffline(false);
	await field.fill(subject);
	await expect(dialog.getByText("Nicht alles konnte durchsucht werden.")).toHaveCount(0);
	await expect(dialog.getByRole("option").first()).toContainText(subject);
	await page.keyboard.press("Escape");
	await expect(answer).toHaveValue("Mühsam geschrieben");
});

test("a list stays when a machine can't be switched or deleted in it", async ({ page, context }) => {
	const { makeOffer } = await import("../make.ts");
	const name = `Leitungsbagger ${Math.random()}`;
	await makeOffer({ name });
	await open(page, `/admin/angebote?${new URLSearchParams({ q: name })}`);
	await context.setOffline(true);
	await page.getByRole("switch", { name }).click();
	await expect(said(page)).toBeVisible();
	await page.getByRole("button", { name: `${name} löschen` }).click();
	await agree(page);
	await expect(said(page)).toBeVisible();
	await context.setOffline(false);
	await page.getByRole("switch", { name }).click();
	await expect(page.getByRole("switch", { name })).not.toBeChecked();
	await expect(said(page)).toHaveCount(0);
});

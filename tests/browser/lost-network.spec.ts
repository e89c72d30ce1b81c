import type { Page } from "@playwright/test";
import { makeRequest } from "../make.ts";
import { agree, expect, open, test } from "./test.ts";

test.use({ signedIn: true });
test.beforeEach(({ expectTrouble }) => expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to (fetch|load)/));

const said = (page: Page) =>
	page.getByRole("main").getByRole("alert").filter({ hasText: "Der Server ist nicht erreichbar" });

test("an answer stays when it, or a step, finds no network, and works afterwards", async ({ page, context }) => {
	const id = await makeRequest({ subject: `Leitung ${Math.random()}` });
	await open(page, `/admin/kontakt-anfrage/${id}`);
	const answer = page.getByRole("textbox", { name: "Text der Antwort" });
	await answer.fill("Mühsam geschrieben");
	await context.setOffline(true);
	await page.getByRole("button", { name: "Antwort senden" }).click();
	await expect(page.locator("[data-toast=bad]")).toContainText("Der Server ist nicht erreichbar");
	await expect(answer).toHaveValue("Mühsam geschrieben");
	const hide = page.getByRole("button", { name: "Ausblenden" });
	for (let times = 0; times < 2; times++) {
		await hide.click();
		await agree(page);
		await expect(said(page)).toBeVisible();
		await expect(page.locator("[data-toast=bad]")).toContainText("Der Server ist nicht erreichbar");
		await expect(answer).toHaveValue("Mühsam geschrieben");
	}
	await context.setOffline(false);
	await hide.click();
	await agree(page);
	await expect(page.getByRole("button", { name: "Einblenden" })).toBeVisible();
	await expect(answer).toHaveValue("Mühsam geschrieben");
	await page.getByRole("button", { name: "Antwort senden" }).click();
	await expect(page.locator("[data-toast=good]")).toBeVisible();
	await expect(answer).toHaveValue("");
});

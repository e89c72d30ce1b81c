import { json } from "../translator.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

test("texts are translated, failures named, and nothing replaced", async ({ page, site, expectTrouble }) => {
	expectTrouble(/status of 502|502 .*uebersetzen/);
	const name = page.locator("#name_en");
	const description = page.locator("#description_en");
	const translate = page.getByRole("button", { name: "Ins Englische übersetzen" });
	site.translator.answers = ({ body }, response) => {
		const [text] = body.text as string[];
		if (text === "Shredder") json(response, 456, { message: "Quota Exceeded, inner words" });
		else json(response, 200, { translations: [{ text: "It shreds." }] });
	};
	try {
		await open(page, "/admin/angebot-hinzufuegen");
		await page.locator("#name").fill("Shredder");
		await page.locator("#description").fill("Er schreddert.");
		await translate.click();
		await expect(description).toHaveValue("It shreds.");
		const words = "Übersetzung von „Bezeichnung“ fehlgeschlagen: Das Kontingent";
		await expect(page.locator("[data-toast=bad]")).toContainText(words);
		await expect(page.getByRole("main").getByRole("alert")).toContainText(words);
	} finally {
		site.translator.answers = null;
	}
	await description.fill("");
	await page.route("**/admin/uebersetzen", async (route) => {
		if (route.request().postData()?.includes("Shredder")) await name.fill("Typed meanwhile");
		await route.continue();
	});
	await translate.click();
	await expect(description).toHaveValue("EN: Er schreddert.");
	await expect(translate).toBeEnabled();
	await expect(name).toHaveValue("Typed meanwhile");
	await translate.click();
	await expect(page.getByRole("main").getByRole("alert")).toContainText("Leeren Sie ein Feld");
	await expect(name).toHaveValue("Typed meanwhile");
	await page.unroute("**/admin/uebersetzen");
	await name.fill("");
	await translate.click();
	await expect(name).toHaveValue("EN: Shredder");
	await expect(description).toHaveValue("EN: Er schreddert.");
});

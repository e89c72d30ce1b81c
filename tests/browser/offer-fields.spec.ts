import { makeOffer } from "../make.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

test("what is seldom filled is found by its label, stays where it is while it is typed, and stands with the rest once it is saved", async ({
	page,
}) => {
	const id = await makeOffer({ name: "Bagger mit Angaben", category: "bagger" });
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	const reach = page.getByRole("textbox", { name: "Reichweite am Boden in m" });
	const owners = page.getByRole("textbox", { name: "Vorbesitzer" });
	await expect(reach).toBeHidden();
	await page.getByText(/^Weitere Angaben \(\d+\)$/).click();
	await page.getByRole("searchbox", { name: "Angabe suchen" }).fill("reich boden");
	await expect(reach).toBeVisible();
	await expect(owners).toBeHidden();
	await reach.fill("9,9");
	await page.getByRole("searchbox", { name: "Angabe suchen" }).fill("");
	await expect(owners).toBeVisible();
	await page.keyboard.press("Control+s");
	await expect(page.getByText(/^Gespeichert um/)).toBeVisible();
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await expect(reach).toHaveValue("9,9");
	await expect(owners).toBeHidden();
});

test("fields and equipment follow the category, and what was typed goes along", async ({ page }) => {
	await open(page, "/admin/angebot-hinzufuegen");
	const category = page.getByRole("combobox", { name: "Kategorie", exact: true });
	const equipment = page.getByRole("group", { name: "Ausstattung" });
	await category.selectOption("Bagger");
	await page.getByRole("textbox", { name: "Grabtiefe in m" }).fill("6,45");
	await equipment.getByRole("button", { name: "Tiltrotator" }).click();
	await expect(equipment.getByRole("button", { name: "Kipprost" })).toHaveCount(0);
	await category.selectOption("Siebanlagen");
	await expect(page.getByRole("group", { name: "Angaben, die diese Kategorie nicht hat" })).toContainText("Grabtiefe");
	await expect(equipment.getByRole("button", { name: "Kipprost" })).toBeVisible();
	await expect(equipment.getByRole("button", { name: "Tiltrotator" }), "what is chosen stays").toHaveAttribute(
		"aria-pressed",
		"true",
	);
	await category.selectOption("Bagger");
	await expect(page.getByRole("textbox", { name: "Grabtiefe in m" })).toHaveValue("6,45");
});

test("a number that nobody touches stays as it is shown while others are typed", async ({ page }) => {
	const id = await makeOffer({ name: "Viele Stunden", category: "bagger", operating_hours: "6280", weight: "25.2" });
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	const hours = page.getByRole("textbox", { name: "Betriebsstunden" });
	await expect(hours).toHaveValue("6.280");
	await page.getByRole("textbox", { name: "Typ", exact: true }).fill("KB 470");
	await page.keyboard.press("Tab");
	await page.getByRole("combobox", { name: "Kategorie", exact: true }).selectOption("Radlader");
	await expect(page.getByRole("textbox", { name: /^Kipplast/ })).toBeVisible();
	await expect(hours).toHaveValue("6.280");
	await expect(page.getByRole("textbox", { name: "Gewicht in t" })).toHaveValue("25,2");
});

import { lookOver } from "./look-over.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

test("a step keeps what is typed into the record's form, says what is missing in its place, and is taken back from the toast", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 400/);
	const { makeOffer } = await import("../make.ts");
	const id = await makeOffer({ name: "Reservierbar" });
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	const name = page.getByLabel("Bezeichnung", { exact: true });
	await name.fill("Noch nicht gespeichert");
	await page.getByText("Reservieren …").click();
	await page.getByLabel("Für wen").fill("Firma Muster");
	const reserve = page.getByRole("button", { name: "Reservieren", exact: true });
	await reserve.click();
	await expect(page.getByText("Bitte geben Sie den letzten Tag der Reservierung an.")).toBeVisible();
	await lookOver(page, "a step with a mistake");
	await page.getByLabel("Reserviert bis einschließlich").fill("2036-03-01");
	await reserve.click();
	await expect(page.getByText("Für Firma Muster")).toBeVisible();
	await expect(name).toHaveValue("Noch nicht gespeichert");
	await page.getByRole("button", { name: "Rückgängig" }).click();
	await expect(page.getByText("Steht auf der Website.")).toBeVisible();
});

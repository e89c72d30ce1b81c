import { makeOffer } from "../make.ts";
import { expect, open, test } from "./test.ts";

/** A machine that suits the job below better than any of the demo. */
const addCrusher = (name: string) =>
	makeOffer({
		name,
		category: "brecheranlagen",
		subcategory: "brecheranlagen-prallbrecher",
		max_feed_size: "600",
		throughput_max: "90",
	});

for (const scripts of [true, false])
	test.describe(scripts ? "the machine finder" : "the machine finder without scripts", () => {
		test.use({ javaScriptEnabled: scripts, viewport: { width: 360, height: 740 }, consent: scripts ? "true" : null });

		test("leads from the questions to the answer, and from there to an enquiry with both in it", async ({ page }) => {
			const crusher = `Prallbrecher ${scripts ? "mit" : "ohne"} Skript`;
			await addCrusher(crusher);
			if (scripts) await open(page, "/maschinenfinder");
			else await page.goto("/maschinenfinder");
			await page.getByLabel("Asphalt").check();
			await page.getByLabel("Durchsatz in der Stunde").fill("60");
			await page.getByLabel("Größtes Stück").fill("500");
			await page.getByLabel("Einsatzort").fill("Riesa");
			await page.getByRole("button", { name: "Passende Maschinen zeigen" }).click();
			const answer = page.getByRole("heading", { name: /passende Maschine/ });
			await expect(answer).toBeInViewport();
			if (scripts) await expect(answer).toBeFocused();
			await page.getByLabel(`Mit anfragen: ${crusher}`).check();
			await page.getByRole("button", { name: "Anfrage schreiben" }).click();
			await expect(page).toHaveURL(/\/kontakt\?.*#anfrage$/);
			await expect(page.getByLabel("Nachricht")).toHaveValue(/Größtes Stück: 500 mm[\s\S]*Einsatzort: Riesa/);
			await expect(page.getByRole("main")).toContainText(crusher);
			await page.goBack();
			await expect(page.getByLabel("Größtes Stück")).toHaveValue("500");
		});
	});

test("a mistake in the machine finder takes the focus and leads to its field", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 400/);
	await open(page, "/maschinenfinder");
	await page.getByLabel("Durchsatz in der Stunde").fill("1e9");
	await page.getByRole("button", { name: "Passende Maschinen zeigen" }).click();
	await expect(page.getByRole("alert")).toBeFocused();
	await page
		.getByRole("alert")
		.getByRole("link", { name: /Durchsatz/ })
		.click();
	await expect(page.getByLabel("Durchsatz in der Stunde")).toBeFocused();
	await expect(page.getByLabel("Durchsatz in der Stunde")).toHaveValue("1e9");
});

import { writeFileSync } from "node:fs";
import { colourOf, paste, phonePhoto, picture } from "./pictures.ts";
import { alts, cards, choosePicture, describePicture, order, withThreePictures, zone } from "./picture-form.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

test("two photos of a phone are uploaded with their progress, and stand in the saved order on the public page", async ({
	page,
}) => {
	await open(page, "/admin/angebot-hinzufuegen");
	const name = `Fotobagger ${Date.now()}`;
	await page.getByRole("textbox", { name: "Bezeichnung", exact: true }).fill(name);
	await page.getByRole("combobox", { name: "Kategorie", exact: true }).selectOption({ label: "Bagger" });
	await page.getByRole("textbox", { name: "Kaufpreis in €" }).fill("45000");
	await page.route("**/admin/bilder", async (route) => {
		await new Promise((later) => setTimeout(later, 300));
		await route.continue();
	});
	const photo = await phonePhoto("handy.jpg");
	expect(photo.buffer.length).toBeGreaterThan(2_000_000);
	await zone(page).setInputFiles([photo, await picture("rot.jpg", "#d01010")]);
	await expect(page.getByRole("progressbar", { name: "handy.jpg wird hochgeladen" })).toBeVisible();
	await expect(page.getByRole("button", { name: "Speichern", exact: true })).toBeDisabled();
	await expect(page.getByRole("status").filter({ hasText: "Bilder werden noch hochgeladen" })).toBeVisible();
	await expect(cards(page)).toHaveCount(2, { timeout: 20_000 });
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await describePicture(page, 1, "Vom Handy");
	await describePicture(page, 2, "Rote Fläche");
	await choosePicture(page, 2);
	await page.getByRole("button", { name: "Bild 2 nach vorn" }).click();
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("[data-toast=good]")).toContainText(`„${name}“ steht jetzt auf der Website.`);
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await page.getByRole("link", { name: `${name} auf der Website ansehen` }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	const shown = page.getByRole("link", { name: "Bild vergrößern" }).locator("img");
	expect(await shown.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt))).toEqual([
		"Rote Fläche",
		"Vom Handy",
	]);
	const address = await shown.first().getAttribute("src");
	expect(await colourOf(await (await page.request.get(address!)).body())).toBe("red");
});

test("a replaced picture keeps its place and text and shows at once; the previous one can be brought back", async ({
	page,
}) => {
	await withThreePictures(page);
	const ids = () =>
		page
			.locator('input[type="hidden"][name="images"]')
			.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
	const before = await ids();
	await choosePicture(page, 2);
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		page.getByRole("button", { name: "Bild 2 austauschen" }).click(),
	]);
	await chooser.setFiles(await picture("gelb.jpg", "#d0d010"));
	await expect.poll(async () => (await ids())[1]).not.toBe(before[1]);
	const after = await ids();
	expect([after[0], after[2]]).toEqual([before[0], before[2]]);
	await expect(cards(page).nth(1).locator("img").first()).toHaveAttribute("src", new RegExp(after[1]!));
	expect(await order(page)).toEqual(["Rot", "Grün", "Blau"]);
	await page.getByRole("button", { name: "Voriges Bild zurückholen (Bild 2)" }).click();
	expect(await ids()).toEqual(before);
	expect(await order(page)).toEqual(["Rot", "Grün", "Blau"]);
	await expect(page.getByRole("button", { name: "Bild 2 austauschen" })).toBeFocused();
});

test("descriptions are suggested from name and place, and fill the empty ones in both languages when asked", async ({
	page,
}) => {
	await open(page, "/admin/angebot-hinzufuegen");
	await zone(page).setInputFiles([await picture("rot.jpg", "#d01010"), await picture("blau.jpg", "#1010d0")]);
	await expect(cards(page)).toHaveCount(2);
	const fill = page.getByRole("button", { name: "Leere Beschreibungen ausfüllen" });
	await expect(fill).toBeDisabled();
	await page.locator("#name").fill("Lodmark RL 280");
	await expect(alts(page).nth(1)).toHaveAttribute("placeholder", "Lodmark RL 280, Bild 2");
	await expect(alts(page).nth(1)).toHaveValue("");
	await describePicture(page, 1, "Von vorn");
	await fill.click();
	expect(await order(page)).toEqual(["Von vorn", "Lodmark RL 280, Bild 2"]);
	const english = page.locator('[data-tools] input[lang="en"]');
	await expect(english.nth(0)).toHaveValue("Lodmark RL 280, picture 1");
	await expect(english.nth(1)).toHaveValue("Lodmark RL 280, picture 2");
	await expect(page.getByText("3 Beschreibungen sind ausgefüllt.")).toBeVisible();
});

test("one text is given to all chosen pictures at once, and to no other", async ({ page }) => {
	await withThreePictures(page);
	for (const position of [1, 3]) await page.getByRole("checkbox", { name: `Bild ${position} auswählen` }).check();
	await expect(page.getByText("2 von 3 gewählt")).toBeVisible();
	await page.getByRole("textbox", { name: "Eine Beschreibung für alle gewählten", exact: true }).fill("Bagger im Hof");
	// The Enter key applies it, and does not save the offer.
	await page.keyboard.press("Enter");
	expect(await order(page)).toEqual(["Bagger im Hof", "Grün", "Bagger im Hof"]);
	await expect(page.getByText("Die Beschreibung steht jetzt bei 2 Bildern.")).toBeVisible();
	await expect(page.locator("#name")).not.toHaveAttribute("aria-invalid", "true");
});

test("a picture is pasted; a clipboard without one says so, and text still goes into its field", async ({ page }) => {
	await open(page, "/admin/angebot-hinzufuegen");
	await paste(page.locator("#name"), { text: "Nur Text" });
	await expect(page.getByText("In der Zwischenablage ist kein Bild.")).toHaveCount(0);
	// Office programs put a picture beside the text.
	await paste(page.locator("#name"), { text: "Text aus Word", file: await picture("word.png", "#808080") });
	await paste(page.locator("body"), { text: "Nur Text" });
	await expect(page.getByRole("alert")).toHaveText("In der Zwischenablage ist kein Bild.");
	await expect(cards(page)).toHaveCount(0);
	await paste(page.locator("body"), { file: await picture("rot.jpg", "#d01010") });
	await expect(cards(page)).toHaveCount(1);
	await expect(page.getByText("In der Zwischenablage ist kein Bild.")).toHaveCount(0);
	await paste(page.locator("#name"), { file: await picture("blau.jpg", "#1010d0") });
	await expect(cards(page)).toHaveCount(2);
});

test("the button to paste reads the clipboard, and says when it has no picture or is not released", async ({
	page,
	context,
}) => {
	await open(page, "/admin/angebot-hinzufuegen");
	const button = page.getByRole("button", { name: "Aus der Zwischenablage einfügen" });
	await context.clearPermissions();
	await context.grantPermissions([]);
	await button.click();
	await expect(page.getByRole("alert")).toContainText("Drücken Sie stattdessen Strg+V.");
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.evaluate(() => navigator.clipboard.writeText("Nur Text"));
	await button.click();
	await expect(page.getByRole("alert")).toHaveText("In der Zwischenablage ist kein Bild.");
	await page.evaluate(async () => {
		const canvas = new OffscreenCanvas(40, 30);
		canvas.getContext("2d")!.fillRect(0, 0, 40, 30);
		const blob = await canvas.convertToBlob({ type: "image/png" });
		await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
	});
	await button.click();
	await expect(cards(page)).toHaveCount(1);
});

test("the count of failed pictures falls as each is tried again or dismissed", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 415/);
	await open(page, "/admin/angebot-hinzufuegen");
	const broken = (name: string) => ({ name, mimeType: "image/jpeg", buffer: Buffer.from("<svg/>") });
	await zone(page).setInputFiles([broken("eins.jpg"), broken("zwei.jpg")]);
	const said = page.locator(".save-bar").getByRole("status");
	await expect(said).toContainText("2 Bilder konnten nicht hochgeladen werden.");
	await page.getByRole("button", { name: "Weglassen" }).first().click();
	await expect(said).toContainText("Ein Bild konnte nicht hochgeladen werden.");
	await page.getByRole("button", { name: "Weglassen" }).click();
	await expect(said).toBeEmpty();
});

test("a picture can be looked at in large, and removed", async ({ page }) => {
	await withThreePictures(page);
	await choosePicture(page, 2);
	await page.getByRole("button", { name: "Bild 2 vergrößern" }).click();
	const preview = page.getByRole("dialog", { name: "Bild 2 vergrößern" });
	await expect(preview.locator("img")).toBeVisible();
	await expect
		.poll(() => preview.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth))
		.toBeGreaterThan(480);
	await page.keyboard.press("Escape");
	await expect(preview).toBeHidden();
	await expect(page.getByRole("button", { name: "Bild 2 vergrößern" })).toBeFocused();
	await choosePicture(page, 2);
	await page.getByRole("button", { name: "Bild 2 entfernen" }).dblclick();
	expect(await order(page), "the second click removes no other").toEqual(["Rot", "Blau"]);
	const undo = page.getByRole("button", { name: "Rückgängig: Bild 2 zurückholen" });
	await undo.click();
	await page.getByRole("button", { name: "Bild 2 entfernen" }).press("Enter");
	await expect(undo).toBeFocused();
	await page.keyboard.press("Enter");
	expect(await order(page)).toEqual(["Rot", "Grün", "Blau"]);
	await expect(undo).toHaveCount(0);
	await expect(page.getByRole("checkbox", { name: "Bild 2 auswählen" })).toBeFocused();
});

test("several pictures are removed at once, each with a way back in its place until the offer is saved", async ({
	page,
}) => {
	await withThreePictures(page);
	await page.locator("#name").fill(`Bagger ${Date.now()}`);
	await page.locator("#category").selectOption("dumper");
	await page.locator("#sale_price").fill("1000");
	for (const position of [1, 3]) await page.getByRole("checkbox", { name: `Bild ${position} auswählen` }).check();
	await page.getByRole("button", { name: "Gewählte entfernen" }).click();
	expect(await order(page)).toEqual(["Grün"]);
	await expect(cards(page).getByText("Titelbild", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Rückgängig: Bild 3 zurückholen" }).click();
	expect(await order(page)).toEqual(["Grün", "Blau"]);
	await choosePicture(page, 3);
	await page.getByRole("button", { name: "Bild 3 nach vorn" }).click();
	expect(await order(page), "past the place of the one that was taken out").toEqual(["Blau", "Grün"]);
	await page.keyboard.press("Control+s");
	await expect(page.locator("[data-toast=good]")).toBeVisible();
	await expect(page.getByRole("button", { name: /^Rückgängig: Bild/ })).toHaveCount(0);
	expect(await order(page)).toEqual(["Blau", "Grün"]);
});

test("files that can't be taken are refused in words, each with its reason, and the others are kept", async ({
	page,
	expectTrouble,
}, info) => {
	expectTrouble(/status of 415/);
	await open(page, "/admin/angebot-hinzufuegen");
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
	const files = {
		"leer.jpg": Buffer.alloc(0),
		"riesig.jpg": Buffer.alloc(15 * 1024 * 1024 + 1),
		"zeichnung.svg": svg,
		"IMG_1.HEIC": Buffer.from("HEIC"),
		"umbenannt.jpg": svg,
		"gut.jpg": (await picture("gut.jpg", "#10b010")).buffer,
	};
	// From the disk, as a person chooses them: bytes would go through the line that steers the browser.
	for (const [name, bytes] of Object.entries(files)) writeFileSync(info.outputPath(name), bytes);
	await zone(page).setInputFiles(Object.keys(files).map((name) => info.outputPath(name)));
	const type = "Das ist kein Bild im Format JPG, PNG, WebP, GIF, AVIF oder TIFF.";
	// The toast, which passes, says them too.
	await expect(page.getByRole("main").getByRole("alert").first().getByRole("listitem")).toHaveText([
		"leer.jpg: Die Datei ist leer.",
		"riesig.jpg: Die Datei ist zu groß. Erlaubt sind höchstens 15 MB.",
		`zeichnung.svg: ${type}`,
		/^IMG_1.HEIC: Dieses Foto hat das Format HEIC/,
	]);
	const refused = page.getByRole("main").getByRole("listitem").filter({ hasText: "umbenannt.jpg" });
	await expect(refused.getByRole("alert")).toHaveText(type);
	await expect(cards(page)).toHaveCount(1);
	// Nobody saves an offer and finds out later that a picture of it is missing.
	await expect(page.getByRole("button", { name: "Speichern", exact: true })).toBeDisabled();
	await refused.getByRole("button", { name: "Weglassen" }).click();
	await expect(refused).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Speichern", exact: true })).toBeEnabled();
});

test("an upload that the network lost can be tried again, and one under way can be cancelled", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/ERR_CONNECTION_RESET/);
	await open(page, "/admin/angebot-hinzufuegen");
	await page.route("**/admin/bilder", (route) => route.abort("connectionreset"));
	await zone(page).setInputFiles(await picture("rot.jpg", "#d01010"));
	await expect(page.getByRole("alert")).toContainText("Das Hochladen ist fehlgeschlagen.");
	await page.unroute("**/admin/bilder");
	await page.getByRole("button", { name: "Noch einmal" }).click();
	await expect(cards(page)).toHaveCount(1);
	await page.route("**/admin/bilder", () => {});
	await zone(page).setInputFiles(await picture("blau.jpg", "#1010d0"));
	await page.getByRole("button", { name: "Hochladen von blau.jpg abbrechen" }).click();
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Speichern", exact: true })).toBeEnabled();
	await expect(cards(page)).toHaveCount(1);
});

test("a picture that is gone when the offer is saved is named, and what was typed stays", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 400/);
	await open(page, "/admin/angebot-hinzufuegen");
	await page.locator("#name").fill("Bagger ohne Bild");
	await page.locator("#category").selectOption("dumper");
	await page.locator("#sale_price").fill("1000");
	await zone(page).setInputFiles(await picture("rot.jpg", "#d01010"));
	await expect(cards(page)).toHaveCount(1);
	const id = await page.locator('input[type="hidden"][name="images"]').inputValue();
	const { deletePictureRows } = await import("#app/media/pictures.server.ts");
	await deletePictureRows([id]);
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(
		page.getByText("Ein Bild gehört zu einem anderen Angebot oder wurde inzwischen entfernt.").first(),
	).toBeVisible();
	await expect(page.locator("#name")).toHaveValue("Bagger ohne Bild");
});

test("the file field is named by the words beside it", async ({ page }) => {
	await page.goto("/admin/angebot-hinzufuegen");
	await expect(zone(page)).toHaveAccessibleName("Bilder hierher ziehen oder auswählen");
});

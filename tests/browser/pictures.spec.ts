import { writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pdf } from "../pdfs.ts";
import { cards, choosePicture, order, withThreePictures, zone } from "./picture-form.ts";
import { paste, picture } from "./pictures.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("pictures are put in order and taken out by keyboard, and the focus goes with them", async ({ page }) => {
	await withThreePictures(page);
	await choosePicture(page, 3);
	await button(page, "Bild 3 nach vorn").focus();
	await page.keyboard.press("Enter");
	expect(await order(page)).toEqual(["Rot", "Blau", "Grün"]);
	await expect(button(page, "Bild 2 nach vorn")).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: "Bild 3 steht jetzt an Stelle 2 von 3." })).toBeAttached();
	await page.keyboard.press("Space");
	expect(await order(page)).toEqual(["Blau", "Rot", "Grün"]);
	await expect(button(page, "Bild 1 nach hinten"), "at the end the way back").toBeFocused();
	await choosePicture(page, 2);
	await button(page, "Bild 2 vergrößern").press("Enter");
	await expect(page.getByRole("dialog", { name: "Bild 2 vergrößern" }).locator("img")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(button(page, "Bild 2 vergrößern")).toBeFocused();
	await button(page, "Bild 2 entfernen").dblclick();
	expect(await order(page), "it leaves its place, so the second click takes out no other").toEqual(["Blau", "Grün"]);
	const undo = button(page, "Rückgängig: Bild 2 zurückholen");
	await undo.click();
	await button(page, "Bild 2 entfernen").press("Enter");
	await expect(undo).toBeFocused();
	await page.keyboard.press("Enter");
	expect(await order(page)).toEqual(["Blau", "Rot", "Grün"]);
	await expect(page.getByRole("checkbox", { name: "Bild 2 auswählen" })).toBeFocused();
	for (const n of [1, 3]) await page.getByRole("checkbox", { name: `Bild ${n} auswählen` }).check();
	await page.getByRole("textbox", { name: "Eine Beschreibung für alle gewählten", exact: true }).fill("Im Hof");
	// The Enter key applies it, and does not save the offer.
	await page.keyboard.press("Enter");
	await expect.poll(() => order(page)).toEqual(["Im Hof", "Im Hof", "Im Hof"]);
	await expect(page.locator("#name")).not.toHaveAttribute("aria-invalid", "true");
});

test("documents are put in order and taken out by keyboard, and come back as they were", async ({ page }) => {
	await open(page, "/admin/angebot-hinzufuegen");
	const files = ["Blatt", "Bericht"].map((name) => ({
		name: `${name}.pdf`,
		mimeType: "application/pdf",
		buffer: pdf(),
	}));
	await page
		.locator("#documents")
		.setInputFiles([...files, { name: "Notiz.txt", mimeType: "text/plain", buffer: Buffer.from("x") }]);
	await expect(page.getByRole("alert").filter({ hasText: /Notiz.txt: Das ist keine PDF-.Datei/ })).toBeVisible();
	const titles = page.locator("[name^=doc_title_][lang=de]");
	await expect(titles).toHaveCount(2);
	await button(page, "Unterlage 2 nach oben").press("Enter");
	await expect(titles.first()).toHaveValue("Bericht");
	await expect(button(page, "Unterlage 1 nach unten")).toBeFocused();
	await titles.first().fill("Prüfbericht 2026");
	await button(page, "Unterlage 1 entfernen").press("Enter");
	await expect(titles.first()).toBeHidden();
	await expect(page.locator("input[name=documents][type=hidden]")).toHaveCount(1);
	await expect(button(page, "Rückgängig: Unterlage 1 zurückholen")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(titles.first()).toHaveValue("Prüfbericht 2026");
	await expect(button(page, "Unterlage 1 nach unten")).toBeFocused();
});

test("pictures are put in order by dragging, with a mouse and with a finger", async ({ page, context }) => {
	await withThreePictures(page);
	await page.getByRole("button", { name: "Bild 3 verschieben" }).hover();
	await page.mouse.down();
	const onto = (await cards(page).nth(0).boundingBox())!;
	// Slowly: a browser begins a drag only after some way, and asks the place below again and again.
	await page.mouse.move(onto.x + onto.width / 2, onto.y + onto.height / 2, { steps: 12 });
	await expect(cards(page).nth(0)).toHaveClass(/outline-amber/);
	await page.mouse.up();
	await expect.poll(() => order(page)).toEqual(["Blau", "Rot", "Grün"]);
	await page.setViewportSize({ width: 390, height: 844 });
	const grip = page.getByRole("button", { name: "Bild 2 verschieben" });
	// The save bar would lie above it at the window's end.
	await grip.evaluate((one) => one.scrollIntoView({ block: "end", behavior: "instant" }));
	const middle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
		x: x + width / 2,
		y: y + height / 2,
	});
	const [from, to] = [middle((await grip.boundingBox())!), middle((await cards(page).nth(0).boundingBox())!)];
	const finger = await context.newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
		finger.send("Input.dispatchTouchEvent", { type, touchPoints });
	await touch("touchStart", from);
	for (let step = 1; step <= 10; step++)
		await touch("touchMove", {
			x: from.x + ((to.x - from.x) * step) / 10,
			y: from.y + ((to.y - from.y) * step) / 10,
		});
	await expect(cards(page).nth(0)).toHaveClass(/outline-amber/);
	await touch("touchEnd");
	await expect.poll(() => order(page)).toEqual(["Rot", "Blau", "Grün"]);
});

test("a file that is no picture is named, and a failed upload tried again", async ({ page, expectTrouble }, info) => {
	expectTrouble(/status of 415|ERR_CONNECTION_RESET/);
	await open(page, "/admin/angebot-hinzufuegen");
	const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
	const files = {
		"leer.jpg": Buffer.alloc(0),
		"riesig.jpg": Buffer.alloc(15 * 1024 * 1024 + 1),
		"IMG_1.HEIC": Buffer.from("HEIC"),
		"umbenannt.jpg": svg,
		"gut.jpg": (await picture("gut.jpg", "#10b010")).buffer,
	};
	for (const [name, bytes] of Object.entries(files)) writeFileSync(info.outputPath(name), bytes);
	await zone(page).setInputFiles(Object.keys(files).map((name) => info.outputPath(name)));
	// The toast, which passes, says them too.
	await expect(page.getByRole("main").getByRole("alert").first().getByRole("listitem")).toHaveText([
		"leer.jpg: Die Datei ist leer.",
		"riesig.jpg: Die Datei ist zu groß. Erlaubt sind höchstens 15 MB.",
		/^IMG_1.HEIC: Dieses Foto hat das Format HEIC/,
	]);
	const refused = page.getByRole("main").getByRole("listitem").filter({ hasText: "umbenannt.jpg" });
	await expect(refused.getByRole("alert")).toContainText("Das ist kein Bild im Format");
	await expect(cards(page)).toHaveCount(1);
	// Nobody saves an offer and finds out later that a picture of it is missing.
	await expect(button(page, "Speichern")).toBeDisabled();
	await refused.getByRole("button", { name: "Weglassen" }).click();
	await expect(button(page, "Speichern")).toBeEnabled();
	await page.route("**/admin/bilder", (route) => route.abort("connectionreset"));
	await zone(page).setInputFiles(await picture("rot.jpg", "#d01010"));
	await expect(page.getByRole("alert").filter({ hasText: "Das Hochladen ist fehlgeschlagen." }).first()).toBeVisible();
	await page.unroute("**/admin/bilder");
	await page.getByRole("button", { name: "Noch einmal" }).click();
	await expect(cards(page)).toHaveCount(2);
	await page.route("**/admin/bilder", () => {});
	await zone(page).setInputFiles(await picture("blau.jpg", "#1010d0"));
	await page.getByRole("button", { name: "Hochladen von blau.jpg abbrechen" }).click();
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await expect(button(page, "Speichern")).toBeEnabled();
	await expect(cards(page)).toHaveCount(2);
});

test("a picture is pasted, and text still goes into its field", async ({ page }) => {
	await open(page, "/admin/angebot-hinzufuegen");
	const none = page.getByRole("alert").filter({ hasText: "In der Zwischenablage ist kein Bild." });
	// Office programs put a picture beside the text.
	await paste(page.locator("#name"), { text: "Text aus Word", file: await picture("word.png", "#808080") });
	await expect(none).toHaveCount(0);
	await paste(page.locator("body"), { text: "Nur Text" });
	await expect(none).toBeVisible();
	await expect(cards(page)).toHaveCount(0);
	await paste(page.locator("#name"), { file: await picture("rot.jpg", "#d01010") });
	await expect(cards(page)).toHaveCount(1);
	await paste(page.locator("body"), { file: await picture("blau.jpg", "#1010d0") });
	await expect(cards(page)).toHaveCount(2);
});

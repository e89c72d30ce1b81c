import { choosePicture, describePicture } from "./picture-form.ts";
import type { Locator, Page, Route } from "@playwright/test";
import sharp from "sharp";
import { lookOver } from "./look-over.ts";
import { colourOf } from "./pictures.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

/** A picture of two halves: red on the left, blue on the right. */
async function halves() {
	const right = { create: { width: 400, height: 600, channels: 3 as const, background: "#1010d0" } };
	const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: "#d01010" } })
		.composite([{ input: right, left: 400, top: 0 }])
		.jpeg()
		.toBuffer();
	return { name: "halb.jpg", mimeType: "image/jpeg", buffer };
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Bild bearbeiten" });
const apply = (editor: Locator) => editor.getByRole("button", { name: "Übernehmen" });
const shown = (page: Page) => page.locator("[data-picture] img").first();

async function openEditor(page: Page): Promise<Locator> {
	await choosePicture(page, 1);
	await page.getByRole("button", { name: "Bild 1 bearbeiten" }).click();
	const editor = dialogOf(page);
	await expect(apply(editor)).toBeEnabled();
	return editor;
}

/** Drags from one place of the picture to another, in fractions. */
async function drag(page: Page, editor: Locator, from: [number, number], to: [number, number]): Promise<void> {
	const { x, y, width, height } = (await editor.locator("[data-tool]").boundingBox())!;
	await page.mouse.move(x + from[0] * width, y + from[1] * height);
	await page.mouse.down();
	await page.mouse.move(x + to[0] * width, y + to[1] * height, { steps: 6 });
	await page.mouse.up();
}

async function withPicture(page: Page): Promise<void> {
	await open(page, "/admin/angebot-hinzufuegen");
	await page.locator("#images").setInputFiles(await halves());
	await expect(page.locator("[data-picture]")).toHaveCount(1);
	await describePicture(page, 1, "Zwei Hälften");
}

async function shownColour(page: Page) {
	return colourOf(await (await page.request.get((await shown(page).getAttribute("src"))!)).body());
}

test("a crop is drawn, shows at once, is opened again up to the full size and turned back; the text stays", async ({
	page,
}) => {
	await withPicture(page);
	const first = await shown(page).getAttribute("src");
	let editor = await openEditor(page);
	await drag(page, editor, [0.55, 0.1], [0.95, 0.9]);
	await expect(editor.getByRole("spinbutton", { name: "links" })).toHaveValue("55");
	await apply(editor).click();
	await expect(editor).toHaveCount(0);
	await expect(shown(page)).not.toHaveAttribute("src", first!);
	expect(await shownColour(page)).toBe("blue");
	await expect(page.getByRole("textbox", { name: "Bildbeschreibung", exact: true })).toHaveValue("Zwei Hälften");
	await expect(page.getByRole("button", { name: "Bild 1 bearbeiten" })).toBeFocused();
	editor = await openEditor(page);
	await expect(editor.getByRole("spinbutton", { name: "Breite" })).toHaveValue("40");
	await drag(page, editor, [0.55, 0.1], [0, 0]);
	await drag(page, editor, [0.95, 0.9], [0.3, 1]);
	await expect(editor.getByRole("spinbutton", { name: "Breite" })).toHaveValue("30");
	await apply(editor).click();
	await expect(editor).toHaveCount(0);
	expect(await shownColour(page)).toBe("red");
	editor = await openEditor(page);
	await editor.getByRole("button", { name: "Zurück zum Original" }).click();
	await apply(editor).click();
	await expect(editor).toHaveCount(0);
	await page.getByRole("button", { name: "Voriges Bild zurückholen (Bild 1)" }).click();
	await expect(shown(page)).toHaveAttribute("src", first!);
});

test("a box is blurred, a point chosen and the picture turned with the keyboard alone", async ({ page }) => {
	await withPicture(page);
	await choosePicture(page, 1);
	await page.getByRole("button", { name: "Bild 1 bearbeiten" }).focus();
	await page.keyboard.press("Enter");
	const editor = dialogOf(page);
	await expect(apply(editor)).toBeEnabled();
	await editor.getByRole("button", { name: "Rechts drehen" }).press("Enter");
	await editor.getByRole("radio", { name: "Zuschneiden" }).press("ArrowRight");
	await expect(editor.getByRole("radio", { name: "Unkenntlich" })).toBeChecked();
	await editor.getByRole("button", { name: "Feld hinzufügen" }).press("Enter");
	const box = editor.getByRole("group", { name: "Feld 1 in Prozent" });
	await box.getByRole("spinbutton", { name: "Breite" }).fill("60");
	await editor.getByRole("radio", { name: "Unkenntlich" }).press("ArrowRight");
	await editor.getByRole("spinbutton", { name: "oben" }).fill("10");
	// The Enter key saves nothing of the form behind.
	await page.keyboard.press("Enter");
	const sent = page.waitForRequest(
		(request) => /\/admin\/bilder\/[^/]+$/.test(request.url()) && request.method() === "POST",
	);
	await apply(editor).press("Enter");
	const recipe = JSON.parse(new URLSearchParams((await sent).postData()!).get("recipe")!);
	expect(recipe).toEqual({
		turn: 90,
		angle: 0,
		crop: null,
		blurs: [{ x: 0.4, y: 0.44, width: 0.6, height: 0.12 }],
		focus: { x: 0.5, y: 0.1 },
	});
	await expect(editor).toHaveCount(0);
	await expect(page.locator("#name")).not.toHaveAttribute("aria-invalid", "true");
});

test("a picture that can't be edited says why in the editor, and what was set there stays", async ({
	page,
	expectTrouble,
}) => {
	// A draft that keeps itself meanwhile can't have a picture that is gone.
	expectTrouble(/status of (400|404|503)|ERR_CONNECTION_RESET/);
	await withPicture(page);
	const editor = await openEditor(page);
	await editor.getByRole("button", { name: "Rechts drehen" }).click();
	await page.route("**/admin/bilder/*", (route) => route.abort("connectionreset"));
	await apply(editor).click();
	await expect(editor.getByRole("alert")).toHaveText(
		"Das Bild konnte nicht bearbeitet werden. Bitte versuchen Sie es noch einmal.",
	);
	await page.unroute("**/admin/bilder/*");
	const { deletePictureRows } = await import("#app/media/pictures.server.ts");
	await deletePictureRows([await page.locator('input[type="hidden"][name="images"]').inputValue()]);
	await apply(editor).click();
	await expect(editor.getByRole("alert")).toHaveText("Dieses Bild gibt es nicht mehr. Bitte laden Sie es neu hoch.");
	await page.keyboard.press("Escape");
	await expect(editor).toHaveCount(0);
	await expect(page.locator("[data-picture]")).toHaveCount(1);
});

test("an edit that is cancelled while it is made leaves the picture as it was", async ({ page }) => {
	await withPicture(page);
	const first = await shown(page).getAttribute("src");
	const ways = [
		(editor: Locator) => editor.getByRole("button", { name: "Abbrechen" }).click(),
		() => page.keyboard.press("Escape"),
	];
	for (const cancel of ways) {
		const held = Promise.withResolvers<Route>();
		await page.route("**/admin/bilder/*", (route) =>
			route.request().method() === "POST" ? held.resolve(route) : route.fallback(),
		);
		const editor = await openEditor(page);
		await apply(editor).click();
		const waiting = await held.promise;
		const givenUp = page.waitForEvent("requestfailed", (request) => request === waiting.request());
		await cancel(editor);
		await expect(editor).toHaveCount(0);
		await givenUp;
		await page.unroute("**/admin/bilder/*");
	}
	const editor = await openEditor(page);
	await apply(editor).click();
	await expect(editor).toHaveCount(0);
	await expect(shown(page)).not.toHaveAttribute("src", first!);
	await page.getByRole("button", { name: "Voriges Bild zurückholen (Bild 1)" }).click();
	await expect(shown(page)).toHaveAttribute("src", first!);
});

test("the picture of a news item is edited in the same way", async ({ page }) => {
	await open(page, "/admin/nachricht-hinzufuegen");
	await page.locator("#image").setInputFiles(await halves());
	const image = page.locator("figure img");
	const first = await image.getAttribute("src");
	await page.getByRole("button", { name: "Bild bearbeiten" }).click();
	await expect(apply(dialogOf(page))).toBeEnabled();
	await drag(page, dialogOf(page), [0, 0], [0.4, 0.9]);
	await apply(dialogOf(page)).click();
	await expect(dialogOf(page)).toHaveCount(0);
	await expect(image).not.toHaveAttribute("src", first!);
	expect(await colourOf(await (await page.request.get((await image.getAttribute("src"))!)).body())).toBe("red");
});

test("nothing stands in the way of anybody in the editor of a picture", async ({ page }) => {
	await withPicture(page);
	const editor = await openEditor(page);
	await drag(page, editor, [0.1, 0.1], [0.9, 0.9]);
	await lookOver(page, "the editor with a crop");
	await editor.getByText("Unkenntlich", { exact: true }).click();
	await editor.getByRole("button", { name: "Feld hinzufügen" }).click();
	await lookOver(page, "the editor with a blurred box");
	await editor.getByText("Blickpunkt", { exact: true }).click();
	await lookOver(page, "the editor with a focus");
});

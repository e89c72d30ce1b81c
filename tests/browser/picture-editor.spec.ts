import { choosePicture, describePicture } from "./picture-form.ts";
import type { Locator, Page } from "@playwright/test";
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

async function placeOf(editor: Locator, box: Locator) {
	const { x, y, width, height } = (await editor.locator("[data-tool]").boundingBox())!;
	const inner = (await box.boundingBox())!;
	const places = [(inner.x - x) / width, (inner.y - y) / height, inner.width / width, inner.height / height];
	return places.map((place) => Math.round(place * 100));
}
const frame = (editor: Locator) => editor.getByRole("group", { name: "Mit den Pfeiltasten verschieben: Rahmen" });
/** A frame follows the mouse with the next drawing. */
const expectFrame = (editor: Locator, place: number[]) =>
	expect.poll(() => placeOf(editor, frame(editor))).toEqual(place);

async function withPicture(page: Page): Promise<void> {
	await open(page, "/admin/angebot-hinzufuegen");
	await page.locator("#images").setInputFiles(await halves());
	await expect(page.locator("[data-picture]")).toHaveCount(1);
	await describePicture(page, 1, "Zwei Hälften");
}

async function shownColour(page: Page) {
	return colourOf(await (await page.request.get((await shown(page).getAttribute("src"))!)).body());
}

test("a crop is drawn, shows at once, is opened again and turned back; the text stays", async ({ page }) => {
	await withPicture(page);
	const first = await shown(page).getAttribute("src");
	let editor = await openEditor(page);
	await drag(page, editor, [0.55, 0.1], [0.95, 0.9]);
	await page.keyboard.press("Escape");
	await lookOver(page, "the editor with a crop");
	await expectFrame(editor, [55, 10, 40, 80]);
	await apply(editor).click();
	await expect(editor).toHaveCount(0);
	await expect(shown(page)).not.toHaveAttribute("src", first!);
	expect(await shownColour(page)).toBe("blue");
	await expect(page.getByRole("textbox", { name: "Bildbeschreibung", exact: true })).toHaveValue("Zwei Hälften");
	await expect(page.getByRole("button", { name: "Bild 1 bearbeiten" })).toBeFocused();
	editor = await openEditor(page);
	await expectFrame(editor, [55, 10, 40, 80]);
	await drag(page, editor, [0.55, 0.1], [0, 0]);
	await expectFrame(editor, [0, 0, 95, 90]);
	await drag(page, editor, [0.95, 0.9], [0.3, 1]);
	await expectFrame(editor, [0, 0, 30, 100]);
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

test("blurred boxes and the focus point are worked on by keys", async ({ page }) => {
	await withPicture(page);
	const editor = await openEditor(page);
	const press = (name: string) => editor.getByRole("button", { name }).press("Enter");
	await editor.getByRole("radio", { name: "Verpixeln" }).press("Space");
	await press("Feld hinzufügen");
	await press("Feld hinzufügen");
	const [, before] = await placeOf(editor, frame(editor));
	await frame(editor).press("Shift+ArrowUp");
	await expect.poll(async () => (await placeOf(editor, frame(editor)))[1]).toBeLessThan(before!);
	const [, moved] = await placeOf(editor, frame(editor));
	await press("Feld 1 wählen");
	await expect.poll(async () => (await placeOf(editor, frame(editor)))[1]).toBe(before);
	await lookOver(page, "the editor with blurred boxes");
	await press("Gewähltes Feld entfernen");
	await expect(editor.getByRole("button", { name: /^Feld \d/ })).toHaveCount(1);
	await expect.poll(async () => (await placeOf(editor, frame(editor)))[1]).toBe(moved);
	await editor.getByRole("radio", { name: "Bildschwerpunkt" }).press("Space");
	const focus = editor.getByRole("button", { name: "Mit den Pfeiltasten verschieben: Bildschwerpunkt" });
	const [left, top] = await placeOf(editor, focus);
	for (const key of ["Shift+ArrowRight", "ArrowDown", "ArrowDown"]) await focus.press(key);
	await expect.poll(async () => (await placeOf(editor, focus)).slice(0, 2)).toEqual([left! + 10, top! + 2]);
	await apply(editor).click();
	await expect(editor).toHaveCount(0);
});

import type { Page } from "@playwright/test";
import { cards, choosePicture, order, withThreePictures } from "./picture-form.ts";
import { expect, test } from "./test.ts";

test.use({ signedIn: true });

test("pictures are put in order by buttons, and the first one is the cover", async ({ page }) => {
	await withThreePictures(page);
	await choosePicture(page, 1);
	await expect(page.getByRole("button", { name: "Bild 1 nach vorn" })).toBeDisabled();
	await choosePicture(page, 3);
	await expect(page.getByRole("button", { name: "Bild 3 nach hinten" })).toBeDisabled();
	await choosePicture(page, 3);
	await page.getByRole("button", { name: "Bild 3 nach vorn" }).click();
	expect(await order(page)).toEqual(["Rot", "Blau", "Grün"]);
	await choosePicture(page, 1);
	await page.getByRole("button", { name: "Bild 1 nach hinten" }).click();
	expect(await order(page)).toEqual(["Blau", "Rot", "Grün"]);
	await expect(cards(page).first().getByText("Titelbild", { exact: true })).toBeVisible();
	await expect(page.getByText("Titelbild", { exact: true })).toHaveCount(1);
});

/** Drags slowly: a browser begins a drag only after some way, and asks the place below again and again. */
async function drag(page: Page, handle: string, onto: number): Promise<void> {
	await page.getByRole("button", { name: handle }).hover();
	await page.mouse.down();
	const { x, y, width, height } = (await cards(page).nth(onto).boundingBox())!;
	await page.mouse.move(x + width / 2, y + height / 2, { steps: 12 });
	await expect(cards(page).nth(onto)).toHaveClass(/outline-amber/);
	await page.mouse.up();
}

test("pictures are put in order by a finger", async ({ browser, site, staffCookies, watch }) => {
	const phone = await browser.newContext({
		baseURL: site.address,
		storageState: { cookies: staffCookies, origins: [] },
		viewport: { width: 390, height: 844 },
		hasTouch: true,
	});
	watch(phone);
	const page = await phone.newPage();
	await withThreePictures(page);
	const grip = page.getByRole("button", { name: "Bild 2 verschieben" });
	// The save bar would lie above it at the window's end.
	await grip.evaluate((button) => button.scrollIntoView({ block: "end", behavior: "instant" }));
	const handle = (await grip.boundingBox())!;
	const cover = (await cards(page).nth(0).boundingBox())!;
	const finger = await phone.newCDPSession(page);
	const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: { x: number; y: number }[]) =>
		finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
	const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
	await touch("touchStart", from);
	const to = { x: cover.x + cover.width / 2, y: cover.y + cover.height / 2 };
	for (let step = 1; step <= 10; step++)
		await touch("touchMove", {
			x: from.x + ((to.x - from.x) * step) / 10,
			y: from.y + ((to.y - from.y) * step) / 10,
		});
	await expect(cards(page).nth(0)).toHaveClass(/outline-amber/);
	await touch("touchEnd");
	await expect.poll(() => order(page)).toEqual(["Grün", "Rot", "Blau"]);
	await phone.close();
});

test("pictures are put in order by dragging", async ({ page }) => {
	await withThreePictures(page);
	await drag(page, "Bild 3 verschieben", 0);
	await expect.poll(() => order(page)).toEqual(["Blau", "Rot", "Grün"]);
	await drag(page, "Bild 1 verschieben", 1);
	await expect.poll(() => order(page)).toEqual(["Rot", "Blau", "Grün"]);
});

test("the last picture comes to the front with one click, and the focus stays with it", async ({ page }) => {
	await withThreePictures(page);
	await choosePicture(page, 3);
	await page.getByRole("button", { name: "Bild 3 als Titelbild" }).click();
	expect(await order(page)).toEqual(["Blau", "Rot", "Grün"]);
	await expect(page.getByRole("button", { name: "Bild 1 als Titelbild" })).toBeDisabled();
	await expect(page.getByRole("button", { name: "Bild 1 nach hinten" })).toBeFocused();
});

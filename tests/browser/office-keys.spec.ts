import type { Page } from "@playwright/test";
import { phonePhoto } from "./pictures.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const toast = (page: Page) => page.locator("[data-toast]");

test("the slash key leads to the search of a list, except where something is typed", async ({ page }) => {
	await open(page, "/admin/dashboard");
	await page.keyboard.press("/");
	const search = page.getByRole("searchbox").first();
	await expect(search).toBeFocused();
	await page.keyboard.type("a/b");
	await expect(search).toHaveValue("a/b");
	await page.getByRole("heading", { level: 1 }).click();
	await page.keyboard.press("/");
	await expect(search).toBeFocused();
	await page.keyboard.type("neu");
	await expect(search, "what stood there is selected").toHaveValue("neu");
	await open(page, "/admin/kontakt-anfragen");
	await page.keyboard.press("/");
	await expect(page.getByRole("searchbox")).toBeFocused();
});

test("an offer is edited, saved and left by the keyboard alone", async ({ page }) => {
	const { makeOffer } = await import("../make.ts");
	const id = await makeOffer({ name: `Tastatur ${Date.now()}` }, { at: "2019-01-01T08:00:00.000Z" });
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	const focused = () =>
		page.evaluate(
			() => (document.activeElement as HTMLInputElement).name || document.activeElement?.textContent?.trim(),
		);
	for (let i = 0; i < 60 && (await focused()) !== "name"; i++) await page.keyboard.press("Tab");
	expect(await focused()).toBe("name");
	await page.keyboard.type("Umbenannt");
	for (let i = 0; i < 200 && (await focused()) !== "Speichern"; i++) {
		await page.keyboard.press("Tab");
		const hidden = await page.evaluate(() => {
			const { top, bottom } = document.activeElement!.getBoundingClientRect();
			const bar = document.querySelector(".save-bar")!;
			return !bar.contains(document.activeElement) && (bottom <= 0 || top >= bar.getBoundingClientRect().top);
		});
		expect(hidden, `what has the focus is seen: ${await focused()}`).toBe(false);
	}
	expect(await focused()).toBe("Speichern");
	await page.keyboard.press("Enter");
	await expect(toast(page)).toContainText("„Umbenannt“ ist gespeichert und steht so auf der Website.");
});

test.describe("messages", () => {
	test("show one at a time, for five seconds, and are reached with F8", async ({ page }) => {
		await page.clock.install();
		await open(page, "/admin/angebot-hinzufuegen");
		const translate = page.getByRole("button", { name: "Ins Englische übersetzen" });
		await translate.click();
		await expect(toast(page)).toHaveCount(1);
		await translate.click();
		await page.clock.runFor(100);
		await expect(toast(page)).toHaveCount(1);
		// The clock also runs by itself, so a slow machine needs some seconds to spare.
		await page.clock.runFor(2000);
		await expect(toast(page)).toHaveCount(1);
		await page.clock.runFor(3000);
		await expect(toast(page)).toHaveCount(0);
		await translate.click();
		await expect(toast(page)).toHaveCount(1);
		await page.keyboard.press("F8");
		await expect
			.poll(() => page.evaluate(() => document.querySelector(".toasts")?.contains(document.activeElement)))
			.toBe(true);
		await page.clock.runFor(20_000);
		await expect(toast(page), "whoever reads it is not interrupted").toHaveCount(1);
		await page.keyboard.press("Tab");
		await page.keyboard.press("Escape");
		await expect(toast(page)).toHaveCount(0);
	});

	test("are swiped away to the right, by fifty pixels or more", async ({ page }) => {
		await open(page, "/admin/angebot-hinzufuegen");
		await page.getByRole("button", { name: "Ins Englische übersetzen" }).click();
		const swipe = async (by: number) => {
			const { x, y, height } = (await toast(page).boundingBox())!;
			await page.mouse.move(x + 20, y + height / 2);
			await page.mouse.down();
			await page.mouse.move(x + 20 + by, y + height / 2, { steps: 6 });
			await page.mouse.up();
		};
		await expect(toast(page)).toBeVisible();
		await swipe(40);
		await expect(toast(page)).toBeVisible();
		await swipe(-80);
		await expect(toast(page)).toBeVisible();
		await swipe(70);
		await expect(toast(page)).toHaveCount(0);
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

	test("an offer is entered with a photo that is taken for it, and nothing hangs over the edge", async ({ page }) => {
		const name = `Vom Hof ${Date.now()}`;
		await open(page, "/admin/angebot-hinzufuegen");
		await page.getByRole("textbox", { name: "Bezeichnung", exact: true }).fill(name);
		await page.locator("#category").selectOption("radlader");
		await page.locator("#sale_price").fill("12500");
		const [camera] = await Promise.all([
			page.waitForEvent("filechooser"),
			page.getByRole("button", { name: "Foto aufnehmen" }).tap(),
		]);
		expect(await camera.element().getAttribute("capture")).toBe("environment");
		await camera.setFiles(await phonePhoto("hof.jpg"));
		await expect(page.locator("[data-picture]")).toHaveCount(1, { timeout: 30_000 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		const bar = (await page.locator(".save-bar").boundingBox())!;
		expect(bar.height, "the bar leaves the form its room").toBeLessThan(110);
		for (const button of await page.locator("main button:visible").all()) {
			const box = await button.boundingBox();
			if (box)
				expect(
					Math.min(box.width, box.height),
					await button.textContent().then((text) => text ?? ""),
				).toBeGreaterThanOrEqual(24);
		}
		await page.getByRole("button", { name: "Speichern", exact: true }).tap();
		await expect(toast(page)).toContainText(`„${name}“ steht jetzt auf der Website.`);
		const { db } = await import("#app/database/client.server.ts");
		const row = await db()
			.selectFrom("Angebote")
			.innerJoin("Angebote_Bilder", "offer_id", "Angebote.id")
			.innerJoin("pictures", "pictures.id", "picture_id")
			.select(["pictures.width", "pictures.height"])
			.where("name", "=", name)
			.executeTakeFirstOrThrow();
		expect(row, "turned upright and made smaller").toEqual({ width: 1920, height: 2560 });
	});
});

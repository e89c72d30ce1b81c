import { pdf } from "../pdfs.ts";
import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

/** The n-th position, from its page. */
async function openPosition(page: Page, n: number): Promise<string> {
	await page.goto("/karriere");
	const position = page.locator("#offene-stellen li").nth(n);
	const title = await position.getByRole("heading").innerText();
	await position.getByRole("link", { name: /^Details/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	return title;
}

/** No person is quicker, and who is must send once more. */
const TYPING_MILLISECONDS = 2100;

async function fillIn(page: Page, message: string) {
	await page.getByLabel("Name").fill("Jana Bewerberin");
	await page.getByLabel("E-Mail").fill("jana@example.com");
	await page.getByLabel("Was Sie können").fill(message);
	await page.getByLabel(/Datenschutzerklärung/).check();
	await page.waitForTimeout(TYPING_MILLISECONDS);
}
const cv = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });
async function stored(message: string) {
	const { db } = await import("#app/database/client.server.ts");
	return db().selectFrom("applications").selectAll().where("message", "=", message).execute();
}

test("a position's page tells all about it; who applies gets the confirmation in the form's place, with the focus", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 400/);
	const title = await openPosition(page, 2);
	await expect(page).toHaveURL(/\/karriere\/[\w-]{36}$/);
	await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Was Sie mitbringen");
	const message = `Über die Seite, ${Date.now()}`;
	await fillIn(page, message);
	await page.locator("#cv").setInputFiles({ name: "lebenslauf.docx", mimeType: "application/msword", buffer: pdf() });
	await page.getByRole("button", { name: "Bewerbung senden" }).click();
	await expect(page.getByRole("main").getByRole("alert"), "checked before anything is sent").toContainText(
		"keine PDF-Datei",
	);
	await page.locator("#cv").setInputFiles(cv("lebenslauf.pdf", Buffer.from("Hallo")));
	await page.getByRole("button", { name: "Bewerbung senden" }).click();
	await expect(page.getByRole("main").getByRole("alert")).toContainText("Der Lebenslauf ist keine PDF-Datei");
	await expect(page.getByLabel("Was Sie können"), "what was typed is kept").toHaveValue(message);
	expect(await stored(message)).toHaveLength(0);
	await page.locator("#cv").setInputFiles(cv("lebenslauf.pdf", pdf()));
	await page.getByRole("button", { name: "Bewerbung senden" }).click();
	const confirmation = page.locator("#bewerben");
	await expect(confirmation).toContainText("Ihre Bewerbung ist angekommen");
	await expect(confirmation).toBeFocused();
	await expect(confirmation).toBeInViewport();
	await expect(page.locator("[data-toast=good]")).toContainText("Ihre Bewerbung ist angekommen");
	expect(await stored(message)).toMatchObject([{ job_title: title }]);
});

for (const width of [360, 1440]) {
	test(`a position shows two lines of its description at ${width} pixels`, async ({ page }) => {
		const { makeJob, makeUser } = await import("../make.ts");
		const { jobRecords } = await import("#app/careers/job-service.server.ts");
		const by = await makeUser();
		const id = await makeJob({
			title: `Prüfstelle ${width}`,
			description: "Sie warten und reparieren Bagger, Radlader und Brecher. ".repeat(12),
		});
		try {
			await page.setViewportSize({ width, height: 740 });
			await open(page, "/karriere");
			const preview = page.locator(`li:has(a[href$="${id}"]) p[lang]`);
			const lines = await preview.evaluate((text) => ({
				shown: text.clientHeight / parseFloat(getComputedStyle(text).lineHeight),
				all: text.scrollHeight / parseFloat(getComputedStyle(text).lineHeight),
			}));
			expect(Math.round(lines.shown)).toBe(2);
			expect(Math.round(lines.all)).toBeGreaterThan(2);
		} finally {
			await jobRecords.remove(id, by);
		}
	});
}

for (const width of [360, 1440]) {
	test(`the way to the positions ends at their heading, below the header, at ${width} pixels`, async ({ page }) => {
		await page.setViewportSize({ width, height: 740 });
		const atPositions = async () => {
			await expect(page).toHaveURL(/#offene-stellen$/);
			const heading = page.getByRole("heading", { level: 2, name: "Offene Stellen" });
			await expect(heading).toBeInViewport({ ratio: 1 });
			const [bar, box] = [await page.getByRole("banner").boundingBox(), await heading.boundingBox()];
			expect(box!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
			expect(box!.y, "the heading stands near the top").toBeLessThan(740 / 2);
		};
		await open(page, "/karriere");
		await page.getByRole("main").getByRole("link", { name: "Offene Stellen" }).click();
		await atPositions();
		await open(page, "/service");
		await open(page, "/karriere#offene-stellen");
		await atPositions();
	});
}

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("somebody applies on the page of those who find no position, with a CV", async ({ page, expectTrouble }) => {
		expectTrouble(/status of 400/);
		await page.goto("/karriere");
		await page.getByRole("link", { name: "Initiativ bewerben" }).click();
		const message = `Ohne Skripte, ${Date.now()}`;
		await fillIn(page, message);
		await page.getByLabel("E-Mail").fill("keine Adresse");
		await page.locator("#cv").setInputFiles(cv("lebenslauf.pdf", pdf()));
		await page.getByRole("button", { name: "Bewerbung senden" }).click();
		await expect(page.getByRole("main")).toContainText("Bitte wählen Sie Ihren Lebenslauf noch einmal aus");
		await expect(page.getByLabel("Was Sie können")).toHaveValue(message);
		await page.getByLabel("E-Mail").fill("jana@example.com");
		await page.locator("#cv").setInputFiles(cv("lebenslauf.pdf", pdf()));
		await page.getByRole("button", { name: "Bewerbung senden" }).click();
		await expect(page.locator("#bewerben")).toContainText("Ihre Bewerbung ist angekommen");
		await expect(page.locator("#bewerben")).toBeInViewport();
		expect(await stored(message)).toMatchObject([{ job_id: null }]);
	});
});

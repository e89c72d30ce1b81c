import type { Page } from "@playwright/test";
import { lookOver } from "./look-over.ts";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const cards = (page: Page) => page.locator("[data-document]");
const save = (page: Page) => page.getByRole("button", { name: "Speichern", exact: true });

/** An offer of which no other test knows. */
async function makeOffer(words: Record<string, string> = {}): Promise<string> {
	return (await import("../make.ts")).makeOffer({ name: `Papierbagger ${Date.now()}`, ...words });
}

test("documents are uploaded with their progress, named and put in order, and stand on the machine's page", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/status of 415/);
	const id = await makeOffer();
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	let release = () => {};
	const held = new Promise<void>((done) => (release = done));
	await page.route("**/admin/unterlagen", async (route) => {
		await held;
		await route.continue();
	});
	// What this very browser prints is a PDF of the usual kind.
	const printed = { name: "Prüfbericht.pdf", mimeType: "application/pdf", buffer: await page.pdf() };
	const renamed = { name: "umbenannt.pdf", mimeType: "application/pdf", buffer: Buffer.from("<svg/>") };
	await page
		.locator("#documents")
		.setInputFiles([
			printed,
			{ ...printed, name: "Datenblatt.pdf" },
			renamed,
			{ name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.from("x") },
		]);
	await expect(page.getByText("foto.jpg: Das ist keine PDF-Datei.")).toBeVisible();
	await expect(page.getByRole("progressbar", { name: "Datenblatt.pdf wird hochgeladen" })).toBeVisible();
	await expect(save(page)).toBeDisabled();
	release();
	await expect(cards(page)).toHaveCount(2);
	const refused = page.getByRole("main").getByRole("listitem").filter({ hasText: "umbenannt.pdf" });
	await expect(refused.getByRole("alert")).toHaveText("Das ist keine PDF-Datei.");
	await lookOver(page, "the documents of an offer", { part: "fieldset:has(#documents)" });
	await refused.getByRole("button", { name: "Weglassen" }).click();

	await page.getByRole("button", { name: "Unterlage 2 nach oben" }).click();
	await expect(page.getByRole("button", { name: "Unterlage 1 nach unten" })).toBeFocused();
	await cards(page).first().getByRole("combobox", { name: "Art" }).selectOption({ label: "Datenblatt" });
	await cards(page).first().getByRole("textbox", { name: "Titel (Englisch)" }).fill("Data sheet");
	await expect(cards(page).first().getByRole("textbox", { name: "Titel", exact: true })).toHaveValue("Datenblatt");
	await save(page).click();
	await expect(page.locator("[data-toast=good]")).toContainText("Gespeichert");

	await open(page, `/en/angebot/detail/${id}`);
	const links = page.getByRole("main").locator("a[href*='/unterlagen/']");
	await expect(links).toHaveText([/Data sheet.*PDF/, /Prüfbericht.*PDF/]);
	await expect(links.nth(1).locator("[lang=de]")).toHaveText("Prüfbericht");
	const [download] = await Promise.all([page.waitForEvent("download"), links.first().click()]);
	expect(download.suggestedFilename()).toBe("Data sheet.pdf");
	await lookOver(page, "a machine with documents", { part: "main" });
});

test("a video loads only after a click, also on a page that was reached by a link", async ({ page, expectTrouble }) => {
	expectTrouble(/^another host: https:\/\/www\.youtube-nocookie\.com\/embed/);
	const id = await makeOffer({ video: "https://youtu.be/dQw4w9WgXcQ" });
	const player = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1";
	const foreign: string[] = [];
	page.on("request", (request) => {
		if (/youtube|vimeo|google/.test(request.url())) foreign.push(request.url());
	});
	await page.context().route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Film</p>" }));
	const play = page.getByRole("link", { name: "Video abspielen" });
	const frame = page.locator("iframe");

	await open(page, `/angebot/detail/${id}`);
	await expect(page.getByText("lädt Ihr Browser etwas von YouTube")).toBeVisible();
	await lookOver(page, "a machine with a video", { part: "main" });
	await page.waitForLoadState("networkidle");
	expect(foreign, "before the click").toEqual([]);
	await play.click();
	await expect(frame).toHaveAttribute("src", player);
	await expect(page.frameLocator("iframe").getByText("Film")).toBeVisible();
	await expect.poll(() => foreign, "after the click").toEqual([player]);

	await open(page, "/angebot/kaufen");
	await page.locator(`a[href$="/angebot/detail/${id}"]`).first().click();
	await play.click();
	await expect(page.frameLocator("iframe").getByText("Film")).toBeVisible();
	await page.reload();
	await expect(play).toBeVisible();
	await expect(frame).toHaveCount(0);
});

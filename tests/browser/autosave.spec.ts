import type { Page } from "@playwright/test";
import { expect, open, test } from "./test.ts";

test.use({ signedIn: true });

const EDIT = "/admin/angebot-bearbeiten/";
const field = (page: Page, name: string) => page.locator(`#${name}`);
const line = (page: Page) => page.locator(".save-bar").getByRole("status");

async function openOne(page: Page, name: string): Promise<string> {
	const { makeOffer } = await import("../make.ts");
	const id = await makeOffer({ name });
	await open(page, EDIT + id);
	return id;
}

async function stored(id: string) {
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	const [record, draft, versions] = await Promise.all([
		offerRecords.findForEdit(id),
		offerRecords.draftOf(id),
		offerRecords.versions(id),
	]);
	return { name: record!.name, version: record!.version, draft: draft?.words.name ?? null, versions: versions.length };
}

test("saving does not wait for an autosave that hangs, and what hung is not sent once more", async ({ page }) => {
	const id = await openOne(page, "Hängt");
	const autosaves: string[] = [];
	await page.route("**/entwurf", (route) => void autosaves.push(route.request().postData() ?? ""));
	const saves: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().includes(`${id}.data`)) saves.push(request.url());
	});
	await field(page, "name").fill("Hängt nicht");
	await expect.poll(() => autosaves.length).toBe(1);
	await page.keyboard.press("Control+s");
	await expect(line(page)).toContainText("Gespeichert um");
	expect(await stored(id)).toEqual({ name: "Hängt nicht", version: 2, draft: null, versions: 2 });
	await field(page, "name").fill("Noch einmal");
	await page.keyboard.press("Control+s");
	await expect.poll(async () => (await stored(id)).version).toBe(3);
	expect(saves).toHaveLength(2);
	expect(autosaves).toHaveLength(1);
});

test("an autosave that hangs has failed after some seconds, and the next one has all words", async ({ page }) => {
	await page.clock.install();
	const id = await openOne(page, "Langsam");
	let hangs = true;
	await page.route("**/entwurf", (route) => (hangs ? undefined : route.continue()));
	const sent = page.waitForRequest("**/entwurf");
	await field(page, "name").fill("Langsam, aber");
	await page.clock.fastForward(2000);
	await sent;
	await page.clock.fastForward(8500);
	await expect(line(page)).toContainText("Der Entwurf ist noch nicht gesichert");
	hangs = false;
	await field(page, "location").fill("Hof 3");
	await page.clock.fastForward(2000);
	await expect(line(page)).toContainText("Entwurf gesichert");
	expect((await stored(id)).draft).toBe("Langsam, aber");
});

test.describe("the preview", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("that fails to load leaves the form with every word, and shows the draft once it can", async ({
		page,
		expectTrouble,
	}) => {
		expectTrouble(/vorschau=|ERR_CONNECTION_RESET|ERR_FAILED/);
		const id = await openOne(page, "Vorschau bricht ab");
		const framed = (url: URL) => url.searchParams.get("vorschau") === "entwurf";
		await page.route(framed, (route) => route.abort("connectionreset"));
		const failed = page.waitForEvent("requestfailed", (request) => framed(new URL(request.url())));
		await page.getByRole("link", { name: "Vorschau", exact: true }).click();
		await failed;
		await field(page, "name").fill("Jedes Wort bleibt");
		await expect(line(page)).toContainText("Entwurf gesichert");
		await page.unroute(framed);
		await field(page, "name").fill("Jedes Wort bleibt stehen");
		const shown = page.getByRole("complementary", { name: "Vorschau" }).frameLocator("iframe");
		await expect(shown.getByRole("heading", { level: 1 })).toHaveText("Jedes Wort bleibt stehen");
		await expect(field(page, "name")).toHaveValue("Jedes Wort bleibt stehen");
		await page.getByRole("button", { name: "Vorschau schließen" }).click();
		expect((await stored(id)).draft).toBe("Jedes Wort bleibt stehen");
	});
});

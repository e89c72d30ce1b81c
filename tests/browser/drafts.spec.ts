import type { Locator, Page } from "@playwright/test";
import { picture } from "./pictures.ts";
import { expect, open, ready, test } from "./test.ts";

test.use({ signedIn: true });

const NEWS = "/admin/nachricht-hinzufuegen";
const NEWS_KEY = "addNewsFormData_new";
const JOB = "/admin/karriere-hinzufuegen";
const JOB_KEY = "addKarriereFormData_new";

const field = (page: Page, name: string) => page.locator(`#${name}`);
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
async function keptWords(page: Page, key: string): Promise<Record<string, string> | null> {
	try {
		return JSON.parse((await kept(page, key)) ?? "null");
	} catch {
		return null;
	}
}
const note = (page: Page) => page.getByRole("status").filter({ hasText: /^Wiederhergestellt/ });
const question = (page: Page, name = "Änderungen verwerfen?") => page.getByRole("alertdialog", { name });
const discard = (place: Page | Locator) => place.getByRole("button", { name: "Verwerfen" });
const cancel = (page: Page) => page.getByRole("button", { name: "Abbrechen", exact: true });
const toDashboard = (page: Page) => page.getByRole("link", { name: "Zurück" });

test("what is typed is kept after a pause, and is back when the form is opened again", async ({ page }) => {
	await open(page, NEWS);
	await expect(note(page)).toHaveCount(0);
	await field(page, "name").fill("Halb fertig");
	await field(page, "inhalt").fill("Erste Zeile\nzweite Zeile");
	await field(page, "datum").fill("2026-12-24");
	await expect
		.poll(async () => await keptWords(page, NEWS_KEY))
		.toMatchObject({ name: "Halb fertig", inhalt: "Erste Zeile\nzweite Zeile", datum: "2026-12-24" });
	await expect(page.locator(".save-bar").getByRole("status")).toContainText(/In diesem Browser gesichert, \d\d:\d\d/);
	await page.reload();
	await ready(page);
	await expect(note(page)).toContainText(/Wiederhergestellt vom \d\d\.\d\d\.\d{4}, \d\d:\d\d/);
	await expect(field(page, "name")).toHaveValue("Halb fertig");
	await expect(field(page, "inhalt")).toHaveValue("Erste Zeile\nzweite Zeile");
	await expect(field(page, "datum")).toHaveValue("2026-12-24");
});

test("leaving asks nothing, because nothing is lost, also right behind the last key", async ({ page }) => {
	await open(page, JOB);
	await field(page, "title").fill("Monteur");
	await toDashboard(page).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await expect.poll(async () => (await keptWords(page, JOB_KEY))?.title).toBe("Monteur");
	await page.goBack();
	await expect(field(page, "title")).toHaveValue("Monteur");
	await field(page, "location").fill("Arnsdorf");
	// A page that is closed has no time for a pause.
	await page.goto("/");
	await open(page, JOB);
	await expect(field(page, "location")).toHaveValue("Arnsdorf");
});

test("a restored draft can be discarded, and that can be undone", async ({ page }) => {
	await open(page, JOB);
	await field(page, "title").fill("Verworfen");
	await page.reload();
	await ready(page);
	await field(page, "description").fill("Noch dazu");
	await discard(note(page)).click();
	await expect(field(page, "title")).toHaveValue("");
	expect(await kept(page, JOB_KEY)).toBeNull();
	const discarded = page.getByRole("status").filter({ hasText: "Ihre Eingaben sind verworfen." });
	await expect(discarded).toBeVisible();
	await discarded.getByRole("button", { name: "Rückgängig" }).click();
	await expect(field(page, "title")).toHaveValue("Verworfen");
	await expect(field(page, "description")).toHaveValue("Noch dazu");
	await discard(note(page)).click();
	await page.reload();
	await ready(page);
	await expect(field(page, "title")).toHaveValue("");
	await expect(note(page)).toHaveCount(0);
});

test("saving drops the draft, and the new item is there", async ({ page }) => {
	const name = `Entwurf gespeichert ${Date.now()}`;
	await open(page, NEWS);
	await field(page, "name").fill(name);
	await field(page, "inhalt").fill("Text");
	await expect.poll(() => kept(page, NEWS_KEY)).not.toBeNull();
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("[data-toast=good]")).toContainText("Meldung angelegt");
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await kept(page, NEWS_KEY)).toBeNull();
	await open(page, NEWS);
	await expect(field(page, "name")).toHaveValue("");
});

test("discarding asks, keeps everything for who stays, and drops the draft of who does not", async ({ page }) => {
	await open(page, JOB);
	await expect(cancel(page), "an empty form has nothing to lose").toHaveCount(0);
	await field(page, "title").fill("Doch nicht");
	await expect.poll(() => kept(page, JOB_KEY)).not.toBeNull();
	await cancel(page).click();
	await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
	await expect(field(page, "title")).toHaveValue("Doch nicht");
	await cancel(page).click();
	await discard(question(page)).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await kept(page, JOB_KEY)).toBeNull();
});

for (const [path, key, button, title, today] of [
	[NEWS, NEWS_KEY, "Formular leeren", "name", true],
	[JOB, JOB_KEY, "Formular leeren", "title", false],
] as const) {
	test(`"${button}" on ${path} asks first, empties the form and drops the draft`, async ({ page }) => {
		// Over plain http in the house a browser has none.
		await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "randomUUID"));
		await open(page, path);
		const first = today ? await field(page, "datum").inputValue() : "";
		await page.getByRole("button", { name: "Speichern", exact: true }).click();
		await expect(field(page, title)).toHaveAttribute("aria-invalid", "true");
		await field(page, title).fill("Weg damit");
		if (today) {
			await field(page, "datum").fill("2020-01-01");
			await page.locator("#image").setInputFiles(await picture("rot.jpg", "#d01010"));
		}
		await expect.poll(() => kept(page, key)).not.toBeNull();
		await page.getByRole("button", { name: button }).click();
		await question(page, "Sind Sie sicher?").getByRole("button", { name: "Abbrechen" }).click();
		await expect(field(page, title)).toHaveValue("Weg damit");
		await page.getByRole("button", { name: button }).click();
		await question(page, "Sind Sie sicher?").getByRole("button", { name: "Leeren" }).click();
		await expect(field(page, title)).toHaveValue("");
		await expect(field(page, title)).not.toHaveAttribute("aria-invalid", "true");
		if (today) {
			await expect(field(page, "datum")).toHaveValue(first);
			await expect(page.getByText("Das Bild ist hochgeladen")).toHaveCount(0);
		}
		expect(await kept(page, key)).toBeNull();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	});
}

test("signing out drops both drafts", async ({ page, context }) => {
	// In a session of its own: the one that the tests share must not end.
	await context.clearCookies();
	await open(page, "/admin/login");
	await page.locator("#email").fill("first@example.com");
	await page.locator("#password").fill("first-password");
	await page.getByRole("button", { name: "Anmelden" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await open(page, NEWS);
	await field(page, "name").fill("Geheimnis");
	await open(page, JOB);
	await field(page, "title").fill("Geheimnis");
	await toDashboard(page).click();
	for (const key of [NEWS_KEY, JOB_KEY]) await expect.poll(() => kept(page, key)).not.toBeNull();
	await page.getByRole("banner").getByRole("button", { name: "Abmelden" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	expect([await kept(page, NEWS_KEY), await kept(page, JOB_KEY)]).toEqual([null, null]);
});

test("editing a stored record, in another tab or in this one, leaves the draft of a new one alone", async ({
	page,
}) => {
	const { makeNews } = await import("../make.ts");
	await open(page, NEWS);
	await field(page, "inhalt").fill("Kurz");
	await expect.poll(() => kept(page, NEWS_KEY)).toContain("Kurz");
	await open(page, `/admin/nachricht-bearbeiten/${await makeNews()}`);
	await expect(field(page, "name")).toHaveValue("Hoftag im Mai");
	await open(page, NEWS);
	await expect(field(page, "inhalt")).toHaveValue("Kurz");
});

test("a draft survives a save that fails: without a network, and refused by the server", async ({
	page,
	expectTrouble,
}) => {
	expectTrouble(/ERR_INTERNET_DISCONNECTED|status of 422/);
	await open(page, NEWS);
	await field(page, "name").fill("Funkloch");
	await field(page, "inhalt").fill("Mühsam getippt");
	await page.route("**/*.data*", (route) => route.abort("internetdisconnected"));
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("[data-toast=bad]")).toContainText("Nicht gespeichert");
	expect(await keptWords(page, NEWS_KEY)).toMatchObject({ inhalt: "Mühsam getippt" });
	await page.unroute("**/*.data*");
	await page
		.locator("#image")
		.setInputFiles({ name: "kaputt.jpg", mimeType: "image/jpeg", buffer: Buffer.from("\xff\xd8\xffkaputt", "latin1") });
	await expect(page.getByText("Das Bild ist beschädigt und lässt sich nicht lesen.").first()).toBeVisible();
	expect(await keptWords(page, NEWS_KEY)).toMatchObject({ inhalt: "Mühsam getippt" });
	await page.getByRole("button", { name: "Weglassen" }).click();
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await kept(page, NEWS_KEY)).toBeNull();
});

test.describe("whatever lies in the browser's storage", () => {
	for (const [kind, content] of [
		["nothing that can be read", "{kaputt"],
		["a number", "7"],
		["a list", '["a"]'],
		["null", "null"],
		["another program's object", '{"foo":{"bar":1},"name":{"toString":"x"},"datum":12}'],
		["words of unknown fields", '{"version":"9","user_id":"x","__proto__":"y"}'],
		["files that are none", '{"files":[7,null,{"field":"image"},{"field":"image","id":{}}]}'],
		["words without end", JSON.stringify({ name: "x".repeat(60_000) })],
	] as const) {
		test(`(${kind}) the form opens, is empty and can be saved`, async ({ page }) => {
			await open(page, "/admin/dashboard");
			await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [NEWS_KEY, content]);
			await open(page, NEWS);
			await expect(field(page, "name")).toHaveValue("");
			await expect(note(page)).toHaveCount(0);
			await field(page, "name").fill(`Trotz ${kind}`);
			await expect.poll(async () => (await keptWords(page, NEWS_KEY))?.name).toBe(`Trotz ${kind}`);
			expect(Object.keys((await keptWords(page, NEWS_KEY))!).sort()).toEqual([
				"datum",
				"image_alt",
				"image_alt_en",
				"inhalt",
				"inhalt_en",
				"name",
				"name_en",
				"saved_at",
			]);
		});
	}

	test("a draft that names no time is restored too", async ({ page }) => {
		await open(page, "/admin/dashboard");
		await page.evaluate(
			(key) => localStorage.setItem(key, '{"name":"Von früher","datum":"2026-01-02","inhalt":"Text"}'),
			NEWS_KEY,
		);
		await open(page, NEWS);
		await expect(note(page)).toContainText("Wiederhergestellt");
		await expect(field(page, "name")).toHaveValue("Von früher");
		await expect(field(page, "datum")).toHaveValue("2026-01-02");
	});

	test("where nothing more fits in, the form says so, and asks before what was typed is lost", async ({ page }) => {
		await open(page, NEWS);
		await page.evaluate(() => {
			Storage.prototype.setItem = () => {
				throw new DOMException("full", "QuotaExceededError");
			};
		});
		await field(page, "name").fill("Kein Platz");
		await expect(page.getByText("Ihre Eingaben lassen sich in diesem Browser nicht sichern.")).toBeVisible();
		await toDashboard(page).click();
		await expect(question(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(field(page, "name")).toHaveValue("Kein Platz");
	});
});

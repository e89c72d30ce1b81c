import { choosePicture } from "./picture-form.ts";
import type { BrowserContext, Page } from "@playwright/test";
import { picture } from "./pictures.ts";
import { admin } from "./site.ts";
import { agree, expect, open, ready, sessionCookie, test } from "./test.ts";

test.use({ signedIn: true });

const field = (page: Page, name: string) => page.locator(`#${name}`);
const question = (page: Page) => page.getByRole("alertdialog", { name: "Änderungen als Entwurf behalten?" });
const stay = (page: Page) => question(page).getByRole("button", { name: "Bleiben" });
const discard = (page: Page) => question(page).getByRole("button", { name: "Verwerfen" });
const back = (page: Page) => page.getByRole("link", { name: "Zurück" });
const savedLine = (page: Page) => page.locator(".save-bar").getByRole("status");

async function openOne(page: Page, name: string): Promise<string> {
	const { makeOffer } = await import("../make.ts");
	const id = await makeOffer({ name, description: "Erster Text" }, { at: "2019-01-01T08:00:00.000Z" });
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	return id;
}

async function storedOffer(id: string) {
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	return (await offerRecords.findForEdit(id))!;
}

async function draftWords(id: string) {
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	return (await offerRecords.draftOf(id))?.words;
}

async function signIn(page: Page): Promise<void> {
	await page.locator("#email").fill(admin.email);
	await page.locator("#password").fill(admin.password);
	await page.getByRole("button", { name: "Anmelden" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
}

/** Ends this browser's session as if its time were over; the cookie stays. */
async function endSession(context: BrowserContext): Promise<void> {
	const { db } = await import("#app/database/client.server.ts");
	const cookie = (await context.cookies()).find(({ name }) => name === sessionCookie)!;
	const { hashOf } = await import("#app/accounts/random-token.server.ts");
	const ended = await db().deleteFrom("sessions").where("token_hash", "=", hashOf(cookie.value)).executeTakeFirst();
	expect(ended.numDeletedRows).toBe(1n);
}

test.describe("unsaved changes", () => {
	test("are asked about before another page opens; who stays keeps them, who leaves loses them", async ({ page }) => {
		const id = await openOne(page, "Wächter");
		await field(page, "description").fill("Noch nicht gespeichert");
		await back(page).click();
		await expect(question(page)).toBeVisible();
		await expect(stay(page)).toBeFocused();
		await stay(page).click();
		await expect(question(page)).toBeHidden();
		await expect(page).toHaveURL(new RegExp(id));
		await expect(field(page, "description")).toHaveValue("Noch nicht gespeichert");
		await back(page).click();
		await expect(question(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(question(page)).toBeHidden();
		await expect(page).toHaveURL(new RegExp(id));
		await back(page).click();
		await discard(page).click();
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
		expect(await storedOffer(id)).toMatchObject({ description: "Erster Text", version: 1 });
		await expect.poll(() => draftWords(id)).toBeUndefined();
	});

	for (const state of ["online", "draft"] as const)
		test(`of a record that is ${state} stay as its draft if somebody wants that, also what was typed last`, async ({
			page,
		}) => {
			const id = await openOne(page, "Bleibt Entwurf");
			if (state === "draft") {
				const { db } = await import("#app/database/client.server.ts");
				await db().updateTable("Angebote").set({ state: "draft" }).where("id", "=", id).execute();
				await page.reload();
				await ready(page);
			}
			await field(page, "description").fill("Zuletzt getippt");
			await back(page).click();
			await question(page).getByRole("button", { name: "Als Entwurf behalten" }).click();
			await expect(page).toHaveURL(/\/admin\/dashboard$/);
			expect(await draftWords(id)).toMatchObject({ description: "Zuletzt getippt" });
		});

	test("stay in the form, which says so, where they can't be kept", async ({ page, expectTrouble }) => {
		expectTrouble(/ERR_INTERNET_DISCONNECTED/);
		const id = await openOne(page, "Ohne Netz");
		await page.route("**/entwurf", (route) => route.abort("internetdisconnected"));
		await field(page, "description").fill("Ohne Netz getippt");
		await back(page).click();
		await question(page).getByRole("button", { name: "Als Entwurf behalten" }).click();
		await expect(question(page)).toBeHidden();
		await expect(savedLine(page)).toContainText("Der Entwurf ist noch nicht gesichert");
		await expect(page).toHaveURL(new RegExp(id));
		await expect(field(page, "description")).toHaveValue("Ohne Netz getippt");
	});

	test("are asked about at the browser's back button", async ({ page }) => {
		const { makeOffer } = await import("../make.ts");
		await makeOffer({ name: "Rückkehrer" });
		await open(page, "/admin/dashboard");
		await page.getByRole("link", { name: "Rückkehrer bearbeiten" }).click();
		await field(page, "name").fill("Halbfertig");
		const moves = await page.evaluateHandle(() => {
			const all: Event[] = [];
			addEventListener("popstate", (event) => all.push(event));
			return all;
		});
		await page.goBack();
		await expect(question(page)).toBeVisible();
		// Back, and forward again; a press before the browser is there counts for nothing.
		await expect.poll(() => moves.evaluate((all) => all.length)).toBe(2);
		await stay(page).click();
		await expect(page).toHaveURL(/angebot-bearbeiten/);
		await expect(field(page, "name")).toHaveValue("Halbfertig");
		await page.goBack();
		await expect(question(page)).toBeVisible();
		await discard(page).click();
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
	});

	test("are asked about by the browser itself before a reload; a form that nobody changed is not", async ({ page }) => {
		await openOne(page, "Neulader");
		const asked: string[] = [];
		page.on("dialog", (dialog) => {
			asked.push(dialog.type());
			void dialog.accept();
		});
		await field(page, "name").click();
		await page.keyboard.type("x");
		await page.keyboard.press("Backspace");
		await page.reload();
		await ready(page);
		expect(asked).toEqual([]);
		await field(page, "name").click();
		await page.keyboard.type("x");
		await page.reload();
		expect(asked).toEqual(["beforeunload"]);
	});

	test("are none where nothing was changed, or where it was changed back", async ({ page }) => {
		await openOne(page, "Unberührt");
		await field(page, "name").fill("Anders");
		await field(page, "name").fill("Unberührt");
		await field(page, "type").selectOption("miete");
		await field(page, "type").selectOption("kauf");
		await back(page).click();
		await expect(page).toHaveURL(/\/admin\/dashboard$/);
	});

	test("are also pictures that were added, reordered or removed", async ({ page }) => {
		await openOne(page, "Bilderwächter");
		await page
			.locator("#images")
			.setInputFiles([await picture("rot.jpg", "#d01010"), await picture("blau.jpg", "#1010d0")]);
		await expect(page.locator("form ol > li")).toHaveCount(2);
		await back(page).click();
		await expect(question(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await page.keyboard.press("Control+s");
		await expect(savedLine(page)).toContainText("Gespeichert um");
		await choosePicture(page, 2);
		await page.getByRole("button", { name: "Bild 2 nach vorn" }).click();
		await back(page).click();
		await expect(question(page)).toBeVisible();
		await page.keyboard.press("Escape");
		await choosePicture(page, 2);
		await page.getByRole("button", { name: "Bild 2 nach vorn" }).click();
		await back(page).click();
		await expect(page, "back in their order nothing is changed").toHaveURL(/\/admin\/dashboard$/);
	});

	test("are not asked about twice by who deletes the offer", async ({ page }) => {
		await openOne(page, "Weg damit");
		await field(page, "name").fill("Weg damit, wirklich");
		await page.getByRole("button", { name: "Angebot löschen" }).click();
		await agree(page);
		await expect(page.locator("[data-toast=good]")).toContainText("Angebot gelöscht");
	});
});

test.describe("saving by the keyboard", () => {
	test("keeps the page, its scroll and its cursor, says when it was saved, and can be done again", async ({ page }) => {
		const id = await openOne(page, "Tastenbagger");
		await expect(savedLine(page)).toContainText("Zuletzt gespeichert: 01.01.2019, 09:00");
		await field(page, "location").click();
		await page.keyboard.type("Hof 7");
		const scrolled = await page.evaluate(() => window.scrollY);
		expect(scrolled).toBeGreaterThan(100);
		await page.keyboard.press("Control+s");
		await expect(savedLine(page)).toHaveText(/^Gespeichert um \d\d:\d\d Uhr$/);
		expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
		await expect(page).toHaveURL(new RegExp(`${id}$`));
		await expect(field(page, "location")).toBeFocused();
		await page.keyboard.type(" links");
		await page.keyboard.press("Control+s");
		await expect.poll(async () => (await storedOffer(id)).version).toBe(3);
		expect(await storedOffer(id)).toMatchObject({ location: "Hof 7 links" });
		// The page has the answer, too.
		await expect(page.locator("form [name=version]").first()).toHaveValue("3");
		await back(page).click();
		await expect(page, "what is saved is not asked about").toHaveURL(/\/admin\/dashboard$/);
	});

	test("of a new offer leads to the page where it is edited", async ({ page }) => {
		await open(page, "/admin/angebot-hinzufuegen");
		await field(page, "name").fill("Gleich weiter");
		await field(page, "category").selectOption("dumper");
		await page.keyboard.press("Control+s");
		await expect(page.getByRole("main").getByRole("alert"), "an incomplete one is not saved").toContainText(
			"Kaufpreis",
		);
		await field(page, "sale_price").fill("100");
		await page.keyboard.press("Control+s");
		await expect(page).toHaveURL(/angebot-bearbeiten/);
		await expect(page.locator("[data-toast=good]")).toContainText("Angebot angelegt");
		await field(page, "location").fill("Hof");
		await page.keyboard.press("Control+s");
		await expect(savedLine(page)).toContainText("Gespeichert um");
	});

	test("does nothing while a question is open", async ({ page }) => {
		const id = await openOne(page, "Fragebagger");
		await field(page, "name").fill("Anders");
		await back(page).click();
		await expect(question(page)).toBeVisible();
		await page.keyboard.press("Control+s");
		await page.keyboard.press("Escape");
		expect(await storedOffer(id)).toMatchObject({ version: 1 });
	});
});

test("an ended session loses nothing: the form says so, and after signing in elsewhere it is saved", async ({
	page,
	context,
}) => {
	// In a session of its own: the one that the tests share must not end.
	await context.clearCookies();
	await open(page, "/admin/login");
	await signIn(page);
	const id = await openOne(page, "Sitzungsbagger");
	await field(page, "description").fill("Mühsam getippt");
	const cookies = await context.cookies();
	await endSession(context);
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	const notice = page.getByRole("main").getByRole("alert");
	await expect(notice).toContainText("Ihre Sitzung ist abgelaufen");
	await expect(page.locator("[data-toast=bad]")).toContainText("Nicht gespeichert");
	await expect(field(page, "description")).toHaveValue("Mühsam getippt");
	expect(await storedOffer(id)).toMatchObject({ version: 1 });
	const [tab] = await Promise.all([
		context.waitForEvent("page"),
		notice.getByRole("link", { name: "In einem neuen Tab anmelden" }).click(),
	]);
	await ready(tab);
	await signIn(tab);
	expect(await context.cookies()).not.toEqual(cookies);
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	expect(await storedOffer(id)).toMatchObject({ description: "Mühsam getippt", version: 2 });
});

test("the Enter key saves, also where a conflict offers to overwrite", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 409/);
	const id = await openOne(page, "Eingabebagger");
	const { makeUser, offerWords } = await import("../make.ts");
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	const { offerForm } = await import("#app/offers/editor/offer-form.ts");
	const { parse } = await import("valibot");
	await offerRecords.change(id, 1, parse(offerForm, { ...offerWords, name: "Vom Kollegen" }), {
		by: await makeUser(),
		pictures: [],
	});
	await field(page, "name").fill("Meiner");
	await field(page, "name").press("Enter");
	await expect(page.getByRole("main").getByRole("alert")).toContainText("inzwischen geändert");
	await field(page, "name").press("Enter");
	await expect(page.getByRole("main").getByRole("alert")).toContainText("inzwischen geändert");
	expect(await storedOffer(id)).toMatchObject({ name: "Vom Kollegen", version: 2 });
});

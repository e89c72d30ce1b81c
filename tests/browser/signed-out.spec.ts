import type { BrowserContext, Page } from "@playwright/test";
import { lookOver } from "./look-over.ts";
import { expect, open, ready, test } from "./test.ts";

type User = { id: string; email: string; password: string };

async function signInAs(page: Page, { email, password }: User): Promise<void> {
	await page.locator("#email").fill(email);
	await page.locator("#password").fill(password);
	await page.getByRole("button", { name: "Anmelden" }).click();
	await expect(page).toHaveURL(/\/admin\/dashboard$/);
	await ready(page);
}

async function newUser(): Promise<User> {
	const { makeUser } = await import("../make.ts");
	return makeUser("verkauf");
}

/** Two windows of one browser: an offer's form with unsaved words, and the dashboard. */
async function twoWindows(context: BrowserContext): Promise<{ user: User; form: Page; other: Page }> {
	const user = await newUser();
	const other = await context.newPage();
	await open(other, "/admin/login");
	await signInAs(other, user);
	const form = await context.newPage();
	await openForm(form);
	return { user, form, other };
}

async function openForm(page: Page): Promise<void> {
	const { makeOffer } = await import("../make.ts");
	await open(page, `/admin/angebot-bearbeiten/${await makeOffer()}`);
	await page.locator("#description").fill("Mühsam getippt");
}

const cover = (page: Page, title: string) => page.getByRole("region", { name: title });

test("signing out in one window hides all windows at once; signing in again lets their forms go on", async ({
	context,
}) => {
	const { user, form, other } = await twoWindows(context);
	await other.getByRole("button", { name: "Abmelden" }).click();
	await expect(other).toHaveURL(/\/admin\/login$/);
	await expect(cover(form, "Sie sind abgemeldet")).toBeVisible();
	await expect(form.locator("#description")).toBeHidden();
	await expect(form.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
	await lookOver(form, "a covered window");
	for (let times = 0; times < 4; times++) await form.keyboard.press("Escape");
	await expect(cover(form, "Sie sind abgemeldet"), "no key uncovers it").toBeVisible();
	await expect(form.locator("#description")).toBeHidden();
	await signInAs(other, user);
	await expect(cover(form, "Sie sind abgemeldet")).toBeHidden();
	await expect(form.locator("#description")).toHaveValue("Mühsam getippt");
	await form.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(form.locator("[data-toast=good]")).toContainText("gespeichert");
});

test("a window stays hidden when somebody else signs in", async ({ context }) => {
	const { form, other } = await twoWindows(context);
	await other.getByRole("button", { name: "Abmelden" }).click();
	await expect(other).toHaveURL(/\/admin\/login$/);
	await signInAs(other, await newUser());
	await expect(cover(form, "Inzwischen ist jemand anderes angemeldet")).toBeVisible();
	await expect(form.locator("#description")).toBeHidden();
});

test("a question that is open in another window is not above its cover", async ({ context }) => {
	const { form, other } = await twoWindows(context);
	await form.getByRole("link", { name: "Zurück" }).first().click();
	await expect(form.getByRole("alertdialog")).toBeVisible();
	await other.getByRole("button", { name: "Abmelden" }).click();
	const link = cover(form, "Sie sind abgemeldet").getByRole("link", { name: "In einem neuen Tab anmelden" });
	const [tab] = await Promise.all([context.waitForEvent("page"), link.click()]);
	await expect(tab).toHaveURL(/\/admin\/login/);
});

test("the browser's back after signing out shows nothing of the office", async ({ page }) => {
	await open(page, "/admin/login");
	await signInAs(page, await newUser());
	await openForm(page);
	page.on("dialog", (dialog) => void dialog.accept());
	await page.getByRole("button", { name: "Abmelden" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Verwerfen" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await page.goBack();
	await expect(page.locator("#description")).toBeHidden();
	await expect(page).toHaveURL(/\/admin\/login/);
});

test.describe("unsaved words", () => {
	const question = (page: Page) => page.getByRole("alertdialog", { name: "Änderungen als Entwurf behalten?" });

	for (const [device, viewport] of [
		["on a wide screen", { width: 1280, height: 800 }],
		["on a phone", { width: 390, height: 844 }],
	] as const)
		test(`are asked about before signing out ${device}; who stays is still signed in`, async ({ page }) => {
			await page.setViewportSize(viewport);
			await open(page, "/admin/login");
			await signInAs(page, await newUser());
			await openForm(page);
			const signOut = async () => {
				const button = page.getByRole("button", { name: "Abmelden" });
				if (!(await button.isVisible())) await page.locator("summary").filter({ hasText: "Mehr" }).click();
				await button.click();
			};
			await signOut();
			await question(page).getByRole("button", { name: "Bleiben" }).click();
			await expect(page.locator("#description")).toHaveValue("Mühsam getippt");
			expect(await (await page.request.get("/admin/sitzung")).json()).toMatchObject({ user: expect.any(String) });
			await signOut();
			await question(page).getByRole("button", { name: "Verwerfen" }).click();
			await expect(page).toHaveURL(/\/admin\/login$/);
			await expect(page.locator("[data-toast=good]")).toContainText("Abgemeldet");
		});

	test("are asked about before the language is switched; who stays finds nothing changed", async ({ page }) => {
		await open(page, "/admin/login");
		await signInAs(page, await newUser());
		await openForm(page);
		const cookies = await page.context().cookies();
		await page.getByRole("link", { name: "English" }).click();
		await question(page).getByRole("button", { name: "Bleiben" }).click();
		await expect(page.locator("#description")).toHaveValue("Mühsam getippt");
		expect(await page.context().cookies()).toEqual(cookies);
		await page.getByRole("link", { name: "English" }).click();
		await question(page).getByRole("button", { name: "Verwerfen" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await expect(page).toHaveURL(/angebot-bearbeiten/);
	});
});

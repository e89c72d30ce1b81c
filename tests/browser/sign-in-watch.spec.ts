import type { BrowserContext, Locator, Page } from "@playwright/test";
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

async function letItEnd(user: User, minutes: number): Promise<void> {
	const { db } = await import("#app/database/client.server.ts");
	const end = new Date(Date.now() + minutes * 60_000).toISOString();
	await db().updateTable("sessions").set({ expires_at: end }).where("user_id", "=", user.id).execute();
}

async function hoursLeft(user: User): Promise<number> {
	const { db } = await import("#app/database/client.server.ts");
	const row = await db().selectFrom("sessions").select("expires_at").where("user_id", "=", user.id).executeTakeFirst();
	return (Date.parse(row!.expires_at) - Date.now()) / 3_600_000;
}

/** As if somebody came back to the window. */
const comeBack = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event("focus")));
/** Once more where the sign that somebody is editing has prolonged the sign-in meanwhile. */
const warn = (user: User, form: Page, warning: Locator) =>
	expect(async () => {
		await letItEnd(user, 5);
		await comeBack(form);
		await expect(warning).toBeVisible({ timeout: 1500 });
	}).toPass();
const cover = (page: Page, title: string) => page.getByRole("dialog", { name: title });

test("signing out in one window hides all windows at once; signing in again lets their forms go on", async ({
	context,
}) => {
	const { user, form, other } = await twoWindows(context);
	await other.getByRole("button", { name: "Abmelden" }).click();
	await expect(other).toHaveURL(/\/admin\/login$/);
	await expect(cover(form, "Sie sind abgemeldet")).toBeVisible();
	await expect(form.locator("#description")).toBeHidden();
	await expect(form.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
	await form.keyboard.press("Escape");
	await expect(cover(form, "Sie sind abgemeldet")).toBeVisible();
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

test("a sign-in that is about to end is warned of, and one button prolongs it; one that has ended says so", async ({
	context,
}) => {
	const { user, form } = await twoWindows(context);
	const warning = form.getByRole("status").filter({ hasText: "Ihre Anmeldung endet in 5 Minuten" });
	await warn(user, form, warning);
	await warning.getByRole("button", { name: "Angemeldet bleiben" }).click();
	await expect(warning).toBeHidden();
	expect(await hoursLeft(user)).toBeGreaterThan(11);
	await letItEnd(user, -1);
	await comeBack(form);
	await expect(cover(form, "Sie sind abgemeldet")).toBeVisible();
});

test("reading prolongs the sign-in while its reader moves, and an abandoned window does not", async ({ page }) => {
	const user = await newUser();
	await page.clock.install();
	await open(page, "/admin/login");
	await signInAs(page, user);
	await openForm(page);
	const answered = (method: string, end: string) =>
		page.waitForResponse((answer) => answer.url().endsWith(end) && answer.request().method() === method);
	await page.clock.fastForward("06:00");
	await page.mouse.move(200, 200);
	await letItEnd(user, 30);
	// Whoever edits says so as well, which prolongs the sign-in, too.
	await Promise.all([
		answered("POST", "/admin/sitzung"),
		answered("POST", "/bearbeitung"),
		page.clock.fastForward("01:00"),
	]);
	expect(await hoursLeft(user)).toBeGreaterThan(11);
	await letItEnd(user, 30);
	await Promise.all([answered("GET", "/admin/sitzung"), page.clock.fastForward("10:00")]);
	expect(await hoursLeft(user)).toBeLessThan(1);
});

test("nothing stands in the way of anybody before a sign-in ends, after it, and where a form was refused for it", async ({
	context,
	expectTrouble,
}) => {
	expectTrouble(/status of 401/);
	const { user, form, other } = await twoWindows(context);
	await warn(user, form, form.getByRole("button", { name: "Angemeldet bleiben" }));
	await lookOver(form, "the warning");
	await letItEnd(user, -1);
	await form.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(form.getByRole("main").getByRole("alert").getByText("Ihre Sitzung ist abgelaufen")).toBeVisible();
	await lookOver(form, "a refused form");
	await comeBack(form);
	await expect(cover(form, "Sie sind abgemeldet")).toBeVisible();
	await lookOver(form, "a covered window");
	await other.setContent(
		`<form method="post" action="${new URL(form.url()).pathname}"><input name="name" value="Brecher"><button>x</button></form>`,
	);
	await other.getByRole("button").click();
	await expect(other.getByRole("heading", { name: "Das Formular wurde nicht gespeichert" })).toBeVisible();
	await lookOver(other, "the page in a refused form's place");
});

test.describe("unsaved words", () => {
	const question = (page: Page) => page.getByRole("alertdialog", { name: "Änderungen verwerfen?" });

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
			await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
			await expect(page.locator("#description")).toHaveValue("Mühsam getippt");
			expect(await (await page.request.get("/admin/sitzung")).json()).toMatchObject({ user: expect.any(String) });
			await signOut();
			await question(page).getByRole("button", { name: "Verwerfen und verlassen" }).click();
			await expect(page).toHaveURL(/\/admin\/login$/);
			await expect(page.locator("[data-toast=good]")).toContainText("Abgemeldet");
		});

	test("are asked about before the language is switched; who stays finds nothing changed", async ({ page }) => {
		await open(page, "/admin/login");
		await signInAs(page, await newUser());
		await openForm(page);
		const cookies = await page.context().cookies();
		await page.getByRole("link", { name: "English" }).click();
		await question(page).getByRole("button", { name: "Weiter bearbeiten" }).click();
		await expect(page.locator("#description")).toHaveValue("Mühsam getippt");
		expect(await page.context().cookies()).toEqual(cookies);
		await page.getByRole("link", { name: "English" }).click();
		await question(page).getByRole("button", { name: "Verwerfen und verlassen" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await expect(page).toHaveURL(/angebot-bearbeiten/);
	});
});

import type { Page } from "@playwright/test";
import { expect, open, ready, test } from "./test.ts";

const message = () => `Ist die Maschine noch da? ${Math.random()}`;

/** No person is quicker, and what is sent by who is counts as suspicious. */
const TYPING_MILLISECONDS = 2100;

async function fillIn(page: Page, words: Record<string, string> = {}): Promise<string> {
	const text = message();
	for (const [field, value] of Object.entries({
		name: "Erika Mustermann",
		email: "erika@example.com",
		message: text,
		...words,
	}))
		await page.locator(`#${field}`).fill(value);
	await page.locator("#privacy_agreed").check();
	await page.waitForTimeout(TYPING_MILLISECONDS);
	return text;
}

/** How many requests with these words the database holds. */
async function storedWith(text: string): Promise<number> {
	const { db } = await import("#app/database/client.server.ts");
	return (await db().selectFrom("Kontaktanfragen_Archiv").select("id").where("message", "=", text).execute()).length;
}

const thanks = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("status")
		.filter({ hasText: /Ihre Nachricht ist angekommen|has arrived/ });

const send = (page: Page) => page.getByRole("button", { name: "Nachricht senden" });

test("what was sent stands in the form's place, in view and with the focus, for as long as it is read, and after a reload", async ({
	page,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await open(page, "/kontakt");
	const text = await fillIn(page, { subject: "Frage zum Prüfbagger", phone: "035200 1" });
	await send(page).click();
	const expectSent = async () => {
		const heading = page.getByRole("heading", { name: "Ihre Nachricht ist angekommen" });
		await expect(heading).toBeFocused();
		await expect(heading).toBeInViewport();
		await expect(thanks(page)).toContainText(/spätestens am \S+, \d+\. .+ Uhr/);
		for (const words of ["Frage zum Prüfbagger", text]) await expect(page.getByRole("main")).toContainText(words);
		await expect(page.getByRole("main").locator("form")).toHaveCount(0);
	};
	await expectSent();
	await expect(page.locator("[data-toast=good]")).toContainText("Ihre Nachricht ist angekommen");
	await page.reload();
	await expectSent();
	expect(await storedWith(text)).toBe(1);
	await page.getByRole("link", { name: "Weitere Anfrage" }).click();
	await expect(page.getByRole("heading", { name: "Ihre Anfrage" })).toBeFocused();
	const expectEmpty = async () => {
		await expect(page.locator("#message")).toHaveValue("");
		await expect(page.locator("#subject")).toHaveValue("Allgemeine Anfrage");
	};
	await expectEmpty();
	await page.goBack();
	await expectSent();
	await open(page, "/kontakt");
	await expectEmpty();
});

test("what was sent is also there for who reloads at the moment in which the page gets another name in the history", async ({
	page,
}) => {
	await open(page, "/kontakt");
	await fillIn(page);
	// The answer is drawn while the page is refreshed behind it; a busy browser would draw it after the new name only.
	await page.route("**/kontakt.data*", async (route) => {
		if (route.request().method() === "GET")
			await page.waitForFunction(() => sessionStorage.getItem("sent-request") !== null);
		await route.continue();
	});
	await page.evaluate(() => {
		const replace = history.replaceState.bind(history);
		history.replaceState = (...entry) => {
			replace(...entry);
			location.reload();
			// The page that is going away keeps nothing any more.
			Storage.prototype.setItem = () => {};
		};
	});
	const reloaded = page.waitForEvent("load");
	await send(page).click();
	await reloaded;
	await expect(thanks(page)).toBeVisible();
});

test("mistakes are told beside their fields, and in a summary that takes the focus and leads to them", async ({
	page,
}) => {
	await open(page, "/kontakt");
	await page.locator("#email").fill("keine-adresse");
	await send(page).click();
	const summary = page.getByRole("main").getByRole("alert");
	await expect(summary).toBeFocused();
	await expect(summary.getByRole("link")).toHaveText([
		"Bitte geben Sie Ihren Namen ein.",
		/gültige E-Mail-Adresse/,
		"Bitte schreiben Sie uns eine Nachricht.",
		"Bitte akzeptieren Sie die Datenschutzerklärung, um fortzufahren.",
	]);
	for (const field of ["name", "email", "message", "privacy_agreed"]) {
		await expect(page.locator(`#${field}`)).toHaveAttribute("aria-invalid", "true");
		await expect(page.locator(`#${field}`)).toHaveAccessibleDescription(/^Bitte /);
	}
	await expect(page.locator("#subject")).not.toHaveAttribute("aria-invalid");
	await summary.getByRole("link", { name: "Bitte geben Sie Ihren Namen ein." }).click();
	await expect(page.locator("#name")).toBeFocused();
	await page.keyboard.type("Erika");
	await expect(page.locator("#name")).not.toHaveAttribute("aria-invalid");
	await expect(page.locator("#name")).toBeFocused();
	await expect(page.locator("#email")).toHaveValue("keine-adresse");
});

test("a double click sends one request, and the button says that it is on its way", async ({ page }) => {
	await open(page, "/kontakt");
	const text = await fillIn(page);
	let release = () => {};
	const held = new Promise<void>((resolve) => (release = resolve));
	await page.route("**/kontakt.data*", async (route) => {
		await held;
		await route.continue();
	});
	await send(page).dblclick();
	const sending = page.getByRole("button", { name: "Wird gesendet …" });
	await expect(sending).toBeDisabled();
	release();
	await expect(thanks(page)).toBeVisible();
	expect(await storedWith(text)).toBe(1);
});

test("when the network fails the form says so beside its button, with the focus, and keeps what was typed", async ({
	page,
	context,
	expectTrouble,
}) => {
	expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
	await page.setViewportSize({ width: 360, height: 640 });
	await open(page, "/kontakt");
	const text = await fillIn(page);
	const failure = page.getByRole("main").getByRole("alert").filter({ hasText: "Nicht gesendet" });
	const expectFailure = async () => {
		await send(page).click();
		await expect(failure.locator("..")).toBeFocused();
		await expect(failure).toBeInViewport({ ratio: 1 });
		await expect(page.locator("[data-toast=bad]")).toContainText("Nicht gesendet");
		await expect(send(page)).toBeInViewport();
		await expect(failure.getByRole("link")).toHaveAttribute("href", /^tel:\+?\d+$/);
		await expect(page.locator("#message")).toHaveValue(text);
	};
	// The line may die unnoticed, or the browser may know.
	await page.route("**/kontakt.data*", (route) => route.abort("internetdisconnected"));
	await expectFailure();
	await page.unroute("**/kontakt.data*");
	await context.setOffline(true);
	await page.locator("#name").focus();
	await expectFailure();
	await context.setOffline(false);
	await page.reload();
	await ready(page);
	await expect(page.locator("#message"), "a reload loses no word").toHaveValue(text);
	await send(page).click();
	await expect(thanks(page)).toBeVisible();
	expect(await storedWith(text)).toBe(1);
});

/** Why the request with this message is suspicious; null when it is not. */
async function suspicionOf(text: string): Promise<string | null> {
	const { db } = await import("#app/database/client.server.ts");
	const rows = db().selectFrom("Kontaktanfragen_Archiv").select("suspicion").where("message", "=", text);
	return (await rows.executeTakeFirstOrThrow()).suspicion;
}

test("what a browser fills in within a moment is confirmed and kept apart, as is what is typed where nobody types", async ({
	page,
}) => {
	// Waiting for the form's rules on a slow line is no time of typing.
	await page.route(/check-contact/, async (route) => {
		await page.waitForTimeout(TYPING_MILLISECONDS);
		await route.continue();
	});
	await open(page, "/kontakt");
	const text = message();
	const fill = (fields: Record<string, string>) =>
		page.evaluate((values) => {
			for (const [name, value] of Object.entries(values)) {
				const field = document.querySelector<HTMLInputElement>(`form [name=${name}]`)!;
				field.value = value;
				if (field.type === "checkbox") field.checked = true;
				field.dispatchEvent(new Event("input", { bubbles: true }));
			}
		}, fields);
	await fill({ name: "Max", email: "max@example.com", message: text, privacy_agreed: "true" });
	await send(page).click();
	await expect(thanks(page)).toBeVisible();
	expect(await suspicionOf(text)).toBe("quick");
	await page.getByRole("link", { name: "Weitere Anfrage" }).click();
	await expect(page.locator("#name")).toBeVisible();
	const second = message();
	await fill({ name: "Max", email: "max@example.com", message: second, privacy_agreed: "true", comment: "Buy now" });
	await page.waitForTimeout(TYPING_MILLISECONDS);
	await send(page).click();
	await expect(thanks(page)).toBeVisible();
	expect(await suspicionOf(second)).toBe("trap");
});

test("the field that is not for people can't be reached by sight, by keyboard or by ear", async ({ page }) => {
	await open(page, "/kontakt");
	const field = page.locator("[name=comment]");
	await expect(field).not.toBeInViewport();
	await expect(page.getByRole("textbox", { name: "Dieses Feld bitte leer lassen" })).toHaveCount(0);
	await page.locator("#name").focus();
	for (let step = 0; step < 12; step++) {
		await page.keyboard.press("Tab");
		await expect(field).not.toBeFocused();
	}
	for (const width of [320, 360, 1440]) {
		await page.setViewportSize({ width, height: 800 });
		// A page that was wide a moment ago may take one to be narrow.
		await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	}
});

test("who types before the page's script is there is not taken for a program by the rest", async ({ page }) => {
	let release = () => {};
	const held = new Promise<void>((go) => (release = go));
	await page.route("**/assets/*.js", async (route) => {
		await held;
		await route.continue();
	});
	await page.goto("/kontakt", { waitUntil: "commit" });
	const text = message();
	for (const [field, value] of Object.entries({ name: "Erika", email: "erika@example.com", message: text }))
		await page.locator(`#${field}`).fill(value);
	release();
	await ready(page);
	await page.locator("#privacy_agreed").check();
	await send(page).click();
	await expect(thanks(page)).toBeVisible();
	expect(await storedWith(text)).toBe(1);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a request can be sent, and after a refusal what was typed is still there", async ({ page, expectTrouble }) => {
		expectTrouble(/status of 400/);
		await page.goto("/kontakt");
		const text = await fillIn(page, { email: "keine-adresse", phone: "0123" });
		await send(page).click();
		await expect(page.getByRole("main").getByRole("alert")).toContainText("gültige E-Mail-Adresse");
		await expect(page.locator("#email")).toHaveValue("keine-adresse");
		await expect(page.locator("#message")).toHaveValue(text);
		await expect(page.locator("#phone")).toHaveValue("0123");
		await expect(page.locator("#privacy_agreed")).toBeChecked();
		expect(await storedWith(text)).toBe(0);
		await page.locator("#email").fill("erika@example.com");
		await send(page).click();
		await expect(page.getByRole("main").getByRole("status")).toContainText("Ihre Nachricht ist angekommen");
		await expect(page.getByRole("heading", { name: "Ihre Nachricht ist angekommen" })).toBeFocused();
		await expect(page.getByRole("main")).toContainText(text);
		expect(await storedWith(text)).toBe(1);
	});
});

test("where a visitor came from travels with the form, through the pages that were read, and is stored nowhere", async ({
	page,
}) => {
	await open(page, "/?utm_source=newsletter&utm_campaign=mai");
	await page.getByRole("navigation").getByRole("link", { name: "Kontakt" }).first().click();
	const text = message();
	await page.locator("#name").fill("Max Muster");
	await page.locator("#email").fill("max@example.com");
	await page.locator("#message").pressSequentially(text, { delay: 60 });
	await page.locator("#privacy_agreed").check();
	await page.waitForTimeout(TYPING_MILLISECONDS);
	await send(page).click();
	await expect(thanks(page)).toBeVisible();
	const { db } = await import("#app/database/client.server.ts");
	const rows = db().selectFrom("Kontaktanfragen_Archiv").select("source").where("message", "=", text);
	expect((await rows.executeTakeFirstOrThrow()).source).toBe('{"campaign":"utm_source=newsletter&utm_campaign=mai"}');
	expect(
		await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])),
	).not.toContain("newsletter");
});

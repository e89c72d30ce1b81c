import { demoCompany as company } from "#demo/company/demo-company.ts";
import { coordinatesIn, linksIn } from "#app/company/company-lines.ts";
import { mapToEmbed, routeTo } from "#app/site/map-address.ts";
import { linkedPages } from "#app/site/linked-pages.ts";
import { expect, open, test } from "./test.ts";

const place = coordinatesIn(company.coordinates)!;

test("the map is a drawing of ours until it is asked for; then it is the provider's", async ({
	page,
	site,
	expectTrouble,
}) => {
	const wanted = mapToEmbed(company.map, place);
	expectTrouble(/^another host: |ERR_FAILED|ERR_BLOCKED_BY_CLIENT/);
	const foreign: string[] = [];
	await page.route(
		(address) => address.origin !== site.address,
		async (route) => {
			foreign.push(route.request().url());
			await route.abort("blockedbyclient");
		},
	);
	await open(page, "/kontakt");
	const map = page.locator("section", { has: page.getByRole("heading", { name: "So finden Sie uns" }) });
	await map.scrollIntoViewIfNeeded();
	await expect(map.locator("svg").first()).toBeVisible();
	await expect(map.locator("iframe")).toHaveCount(0);
	await page.waitForLoadState("networkidle");
	expect(foreign, "before the click").toEqual([]);

	await map.getByRole("button", { name: "Karte laden" }).click();
	const frame = map.locator("iframe");
	await expect(frame).toHaveAttribute("src", wanted);
	await expect(frame).toHaveAttribute("title", "So finden Sie uns");
	await expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
	await expect(map.getByRole("button", { name: "Karte laden" })).toHaveCount(0);
	await expect.poll(() => foreign, "after the click").toEqual([wanted]);
});

test("the policy of the page lets the map in, and no other frame", async ({ page }) => {
	const answer = await page.goto("/kontakt");
	const frames = /frame-src ([^;]+)/.exec(answer!.headers()["content-security-policy"]!)?.[1];
	expect(frames).toContain(new URL(mapToEmbed(company.map, place)).origin);
	expect(frames).not.toMatch(/\*|\shttps:(\s|$)/);
});

test("the way to us opens in a tab of its own, which learns nothing of this one", async ({ page }) => {
	await open(page, "/kontakt");
	const route = page.getByRole("main").getByRole("link", { name: /Route planen/ });
	await expect(route).toHaveAttribute("href", routeTo(company.map, place));
	await expect(route).toHaveAttribute("target", "_blank");
	await expect(route).toHaveAttribute("rel", /noopener/);
	await expect(route).toHaveAccessibleName(/neue[mn]? Tab|neues Fenster/i);
});

for (const [address, subject, inEnglish] of [
	["/kontakt", "Allgemeine Anfrage", /^General/],
	["/kontakt?service=anfrage", "Serviceanfrage", /^Service/],
	["/kontakt?service=dringend", "Dringende Serviceanfrage", /^Urgent/],
	["/kontakt?service=anders", "Allgemeine Anfrage", /^General/],
	[
		"/kontakt?subject=Bewerbung: Schlosser %26 Schwei%C3%9Fer",
		"Bewerbung: Schlosser & Schweißer",
		/^Bewerbung: Schlosser & Schweißer$/,
	],
] as const) {
	test(`${address} begins with the subject "${subject}", and with its like in English`, async ({ page }) => {
		await open(page, address);
		await expect(page.locator("#subject")).toHaveValue(subject);
		await open(page, `/en${address}`);
		await expect(page.locator("#subject")).toHaveValue(inEnglish);
	});
}

test("the buttons of the service page lead to the form with the subject that fits", async ({ page }) => {
	for (const [link, subject] of [
		["anfrage", "Serviceanfrage"],
		["dringend", "Dringende Serviceanfrage"],
	]) {
		await open(page, "/service");
		await page.locator(`main a[href='/kontakt?service=${link}']`).click();
		await expect(page.getByRole("heading", { level: 1, name: "Kontakt" })).toBeFocused();
		await expect(page.locator("#subject")).toHaveValue(subject!);
	}
});

test("address, telephone, e-mail and hours of the dealer stand on the page, and the first two can be used with a click", async ({
	page,
}) => {
	await open(page, "/kontakt");
	const main = page.getByRole("main");
	await expect(main).toContainText(company.street!);
	await expect(main).toContainText(/6:30.+16(:00)?\sUhr/);
	await expect(main.locator(`a[href='tel:${company.phone!.replace(/[^\d+]/g, "")}']`).first()).toBeVisible();
	await expect(main.locator(`a[href='mailto:${company.email}']`).first()).toBeVisible();
});

for (const [language, home] of [
	["German", "/"],
	["English", "/en"],
] as const) {
	test(`every link of the footer leads to a page that is finished, in ${language}`, async ({ page, request }) => {
		await page.goto(home);
		const links = page
			.getByRole("contentinfo")
			.locator("a:not([target]):not([href^='#']):not([href^='tel']):not([href^='mailto'])");
		const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
		const prefix = home === "/" ? "" : home;
		for (const path of ["/angebot", ...linkedPages.map((one) => one.path)]) expect(paths).toContain(prefix + path);
		for (const path of new Set(paths)) {
			const answer = await request.get(path);
			expect(answer.status(), path).toBe(200);
			const text = await answer.text();
			expect(text.match(/<h1/g), path).toHaveLength(1);
			expect(text, path).not.toMatch(/im Aufbau|wird gerade gebaut|being built|under construction|lorem ipsum|TODO/i);
			expect(text, path).toContain(`<html lang="${prefix ? "en" : "de"}"`);
		}
	});
}

test("the arrow of the footer leads to the top of any page, by keyboard too", async ({ page }) => {
	for (const path of ["/kontakt", "/datenschutz"]) {
		await open(page, path);
		await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
		await page.getByRole("link", { name: "Nach oben" }).focus();
		await page.keyboard.press("Enter");
		await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	}
});

test("the six partners open in tabs of their own", async ({ page }) => {
	await open(page, "/");
	const partners = page.getByRole("main").locator("a[target=_blank]");
	await expect(partners).toHaveCount(6);
	for (const [at, { name, url }] of linksIn(company.partners)!.entries()) {
		await expect(partners.nth(at)).toHaveAttribute("href", url);
		await expect(partners.nth(at)).toHaveAttribute("rel", /noopener/);
		await expect(partners.nth(at)).toHaveAccessibleName(new RegExp(`^${name}.+Tab`));
	}
});

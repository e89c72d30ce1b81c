import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { admin, type Site, startSite } from "../browser/site.ts";
import { makeRequest, pictureBytes } from "../make.ts";
import { startCaddy } from "../outside/caddy.ts";
import { startFirefox } from "./firefox.ts";
import type { OtherBrowser } from "./other-browser.ts";
import { startWebkit } from "./webkit.ts";

let site: Site;
const files = mkdtempSync(join(tmpdir(), "other-browsers-"));
const photo = join(files, "bagger.jpg");

beforeAll(async () => {
	site = await startSite(startCaddy);
	writeFileSync(photo, await pictureBytes({ width: 800, height: 600 }));
});
afterAll(async () => {
	await site.stop();
	rmSync(files, { recursive: true });
});

/** What a visitor waits for. */
const expectSoon = <T>(ask: () => Promise<T>) => expect.poll(ask, { timeout: 10_000, interval: 50 });

const browsers = [
	["Firefox", startFirefox],
	["WebKit", startWebkit],
] as const;

// The ways of one browser follow each other in one window: who signed in stays so.
describe.each(browsers)("in %s", (name, start) => {
	let browser: OtherBrowser;

	beforeAll(async () => {
		browser = await start();
		await browser.resize(1440, 900);
		await browser.open(`${site.address}/impressum`);
		await browser.ask(() => localStorage.setItem("cookie_consent", "true"));
	});
	afterAll(() => browser.close());

	/** Opens a page, and waits until its script has taken over. */
	async function open(path: string): Promise<void> {
		await browser.open(site.address + path);
		await expectSoon(() =>
			browser.ask(() =>
				Object.keys(document.querySelector("#main") ?? {}).some((key) => key.startsWith("__reactProps")),
			),
		).toBe(true);
	}
	/** Clicks once more, as a person would, if nothing comes of it: a click while scripts take over may lead nowhere. */
	async function clickUntil(selector: string, changed: () => Promise<boolean>): Promise<void> {
		await browser.click(selector);
		const hasLed = await expectSoon(changed)
			.toBe(true)
			.then(
				() => true,
				() => false,
			);
		if (hasLed) return;
		await browser.click(selector);
		await expectSoon(changed).toBe(true);
	}
	const text = (selector: string) => browser.ask((one) => document.querySelector(one)?.textContent ?? "", selector);
	const address = () => browser.ask(() => location.pathname + location.search);
	const style = (selector: string, property: string) =>
		browser.ask((one, of) => getComputedStyle(document.querySelector(one)!).getPropertyValue(of), selector, property);

	test("a list is filtered by category, and the address says so", async () => {
		await open("/angebot/kaufen");
		await browser.click("input[name=category][value=walzen]");
		await expectSoon(address).toBe("/angebot/kaufen?category=walzen");
		await expectSoon(() => text("#main article h2")).toContain("Walze");
		expect(
			await browser.ask(() => document.querySelector<HTMLInputElement>("input[name=category]:checked")!.value),
		).toBe("walzen");
	});

	test("a card leads to its machine, and its picture opens over the whole window", async () => {
		await open(`/angebot/kaufen?q=${encodeURIComponent("Prüfbagger Galerie")}`);
		await clickUntil("#main article h2 a", async () => (await text("h1")) === "Prüfbagger Galerie");
		expect(await text("#main")).toMatch(/12\.345\s€/);
		await open(await address());
		await browser.click("a[aria-label^='Bild vergrößern']");
		await expectSoon(() =>
			browser.ask(() => document.querySelector<HTMLImageElement>(".yarl__slide_current img")?.naturalWidth ?? 0),
		).toBeGreaterThan(0);
		await browser.click(".yarl__button[aria-label='Nächstes Bild']");
		await expectSoon(() =>
			browser.ask(() => document.querySelector<HTMLImageElement>(".yarl__slide_current img")?.alt),
		).toBe("Grüne Ansicht");
		await browser.click(".yarl__button[aria-label='Schließen']");
		await expectSoon(() => browser.ask(() => document.querySelector(".yarl__portal") === null)).toBe(true);
	});

	test("headings, makes and values are not hyphenated, running text is", async () => {
		await open(`/angebot/detail/${site.offers.gallery}`);
		for (const one of ["h1", "#main td", "header a"]) expect(await style(one, "hyphens"), one).toBe("manual");
		await open("/angebot/kaufen");
		expect(await style("#main article h2", "hyphens")).toBe("manual");
		await open("/karriere");
		expect(await style("#main li p", "hyphens")).toBe("auto");
		// Titles of positions, where a word may fill a phone's line.
		expect(await style("#offene-stellen li h3", "hyphens")).toBe("auto");
	});

	test("a question is sent, and the visitor is told so", async () => {
		await open(`/kontakt?offer=${site.offers.gallery}`);
		const answers = {
			name: "Erika Mustermann",
			email: "erika@example.com",
			message: `Ist die Maschine noch da? (${name})`,
		};
		for (const [field, answer] of Object.entries(answers)) await browser.type(`#${field}`, answer);
		await browser.click("#privacy_agreed");
		await browser.click("#main form button[type=submit]");
		await expectSoon(() => text("main [role=status]")).not.toBe("");
	});

	test("the page is there in English, and the next visit begins with it", async () => {
		await open("/service");
		await browser.click("header a[hreflang=en]");
		await expectSoon(address).toBe("/en/service");
		await browser.open(`${site.address}/kontakt`);
		await expectSoon(address).toBe("/en/kontakt");
		await open("/en/service");
		await browser.click("header a[hreflang=de]");
		await expectSoon(address).toBe("/service");
	});

	test("the page turns dark, and the next one begins so", async () => {
		await open("/");
		await browser.click("header button:has(.dark\\:hidden)");
		await expectSoon(() => style("html", "background-color")).toBe("rgb(21, 24, 28)");
		await open("/kontakt");
		expect(await style("html", "background-color")).toBe("rgb(21, 24, 28)");
		await browser.click("header button:has(.dark\\:hidden)");
		await expectSoon(() => style("html", "background-color")).toBe("rgb(246, 245, 241)");
	});

	test("staff sign in", async () => {
		await open("/admin/login");
		await browser.type("#email", admin.email);
		await browser.type("#password", admin.password);
		await browser.click("#main form button[type=submit]");
		await expectSoon(address).toBe("/admin/dashboard");
	});

	test("an offer with a picture is added, and stands on the website", async () => {
		const offer = `Prüfbagger aus ${name}`;
		await open("/admin/angebot-hinzufuegen");
		await browser.type("#name", offer);
		await browser.select("#category", "bagger");
		await browser.type("#sale_price", "45000");
		await browser.upload("#images", photo);
		await expectSoon(() => browser.ask(() => document.querySelectorAll("form ol > li input[name=images]").length)).toBe(
			1,
		);
		await browser.click(".save-bar button[type=submit]:not([name], [form])");
		await expectSoon(() => text("h1")).toBe("Übersicht");
		await open(`/angebot/kaufen?q=${encodeURIComponent(offer)}`);
		expect(await text("#main article h2")).toBe(offer);
		await expectSoon(() =>
			browser.ask(() => document.querySelector<HTMLImageElement>("#main article img")?.naturalWidth ?? 0),
		).toBeGreaterThan(0);
	});

	test("a contact request is opened and marked as processed, and the page stays the same", async () => {
		const subject = `Frage aus ${name}`;
		const sender = `Erika aus ${name}`;
		await makeRequest({ subject, name: sender });
		await open(`/admin/kontakt-anfragen?q=${encodeURIComponent(subject)}`);
		await browser.click("table.card-table td a");
		await expectSoon(() => text("h1")).toBe(sender);
		await open(await address());
		await browser.ask(() => void Object.assign(window, { marked: true }));
		await browser.click("#main button:has(+ dialog form[action*='/bearbeitet'])");
		await browser.click("dialog[open] form button:last-child");
		await expectSoon(() => text("[data-toast]")).toContain("ist abgeschlossen");
		expect(await browser.ask(() => "marked" in window)).toBe(true);
	});

	test("the draft of a news item is back when its form is opened again", async () => {
		await open("/admin/nachricht-hinzufuegen");
		await browser.type("#name", "Halb fertig");
		await browser.type("#inhalt", "Erste Zeile");
		await expectSoon(() => text(".save-bar [role=status]")).toContain("In diesem Browser gespeichert");
		await open("/admin/nachricht-hinzufuegen");
		const words = () =>
			browser.ask(() => ["name", "inhalt"].map((id) => (document.getElementById(id) as HTMLInputElement).value));
		await expectSoon(words).toEqual(["Halb fertig", "Erste Zeile"]);
	});
});

import puppeteer, { type ElementHandle } from "puppeteer-core";
import { pathOf } from "../../scripts/debian.ts";
import { firefox } from "../../scripts/test-programs.ts";
import type { OtherBrowser } from "./other-browser.ts";

export async function startFirefox(): Promise<OtherBrowser> {
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: pathOf(firefox)!,
		acceptInsecureCerts: true,
		extraPrefsFirefox: { "intl.accept_languages": "de-DE, de", "ui.prefersReducedMotion": 1 },
	});
	const page = await browser.newPage();
	return {
		open: async (address) => void (await page.goto(address)),
		resize: (width, height) => page.setViewport({ width, height }),
		click: (selector) => page.locator(selector).click(),
		type: async (selector, text) => (await page.waitForSelector(selector))!.type(text),
		select: async (selector, value) => void (await page.select(selector, value)),
		upload: async (selector, file) =>
			((await page.waitForSelector(selector)) as ElementHandle<HTMLInputElement>).uploadFile(file),
		// Only plain values are given, never handles of elements, which the types of Puppeteer provide for.
		ask: <Given extends unknown[], Answer>(question: (...given: Given) => Answer, ...given: Given) =>
			page.evaluate(question as (...all: unknown[]) => Answer, ...given) as Promise<Answer>,
		close: () => browser.close(),
	};
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, By, Capabilities, error, until } from "selenium-webdriver";
import { pathOf } from "../../scripts/debian.ts";
import { webkit } from "../../scripts/test-programs.ts";
import { freePort } from "../free-port.ts";
import { launchProxy } from "../outside/launch-proxy.ts";
import { startDisplay } from "./display.ts";
import type { OtherBrowser } from "./other-browser.ts";

const PATIENCE_MILLISECONDS = 10_000;

/** Debian's build of WebKit, which is Safari's engine, by WebDriver. */
export async function startWebkit(): Promise<OtherBrowser> {
	const home = mkdtempSync(join(tmpdir(), "webkit-"));
	const screen = await startDisplay();
	const port = await freePort();
	const stopDriver = await launchProxy(pathOf(webkit)!, [`--port=${port}`], {
		port,
		env: { HOME: home, DISPLAY: screen.display },
	});
	const driver = await new Builder()
		.usingServer(`http://127.0.0.1:${port}`)
		.withCapabilities(new Capabilities({ browserName: "MiniBrowser", acceptInsecureCerts: true }))
		.build();
	const find = (selector: string) => driver.wait(until.elementLocated(By.css(selector)), PATIENCE_MILLISECONDS);
	return {
		open: (address) => driver.get(address),
		resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
		async click(selector) {
			const element = await find(selector);
			// In the middle: what stands at an edge may lie under a bar that stays there. Again: what has just come may still
			// move.
			const click = async () => {
				await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
				await element.click();
			};
			await driver.wait(
				() => click().then(() => true, isNotThereYet),
				PATIENCE_MILLISECONDS,
				`${selector} can't be clicked`,
			);
		},
		type: async (selector, text) => (await find(selector)).sendKeys(text),
		select: async (selector, value) => (await find(`${selector} option[value="${value}"]`)).click(),
		upload: async (selector, file) => (await find(selector)).sendKeys(file),
		ask: (question, ...given) => driver.executeScript(`return (${question}).apply(null, arguments)`, ...given),
		async close() {
			await driver.quit();
			await stopDriver();
			await screen.stop();
			rmSync(home, { recursive: true, force: true });
		},
	};
}

/** Whether a click that failed is worth another try. */
function isNotThereYet(problem: unknown): false {
	if (problem instanceof error.ElementNotInteractableError || problem instanceof error.ElementClickInterceptedError)
		return false;
	throw problem;
}

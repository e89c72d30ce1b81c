import { type Browser, chromium } from "@playwright/test";
import { chromiumPath, quietBrowser } from "../../scripts/chromium.ts";
import { SETTLED_MILLISECONDS, type Step, steps } from "#tests/browser/interaction-steps.ts";
import type { Running } from "./processes.ts";
import { median, type Table } from "./table.ts";
import { offersOf } from "./visits.ts";

const ROUNDS = 3;
const SLOWER = 4;
const LIMIT_MILLISECONDS = 100;
/** The browser does not report shorter ones. */
const SHORTEST_MILLISECONDS = 16;
declare global {
	var interactions: number[];
	interface Performance {
		/** Chromium's count of interactions. */
		readonly interactionCount: number;
	}
}

/** Interaction to next paint (INP) after a tap, a click or a key, with a slowed-down processor. */
export async function interactions(site: Running): Promise<Table> {
	const executablePath = chromiumPath();
	if (!executablePath)
		return {
			title: "(h) Response to touch and keys",
			limit: "none, they were not measured.",
			columns: ["not measured"],
			rows: [["There is no Chromium; name one in CHROMIUM."]],
		};
	const offers = await offersOf(site.address);
	const browser = await chromium.launch({ executablePath, args: quietBrowser });
	const rows: Table["rows"] = [];
	try {
		for (const step of steps(offers)) {
			const taken: number[] = [];
			for (let round = 0; round < ROUNDS; round++) taken.push(await measure(browser, site.address, step));
			const middle = median(taken);
			const shown = (milliseconds: number) =>
				milliseconds === 0 ? `< ${SHORTEST_MILLISECONDS}` : milliseconds.toFixed(0);
			rows.push([
				step.name,
				step.width,
				shown(middle),
				shown(Math.max(...taken)),
				middle <= LIMIT_MILLISECONDS ? "kept" : `over ${LIMIT_MILLISECONDS} ms`,
			]);
		}
	} finally {
		await browser.close();
	}
	return {
		title: "(h) Response to touch and keys (INP), processor slowed to a quarter",
		note: `From the touch to the next frame on the screen, medians of ${ROUNDS} fresh pages, in the browser's steps of 8 ms; target ${LIMIT_MILLISECONDS} ms.`,
		limit:
			"Style, layout and painting of the page, here without a graphics card; our own handlers take only a few milliseconds.",
		columns: ["interaction", "width", "ms", "slowest", "target"],
		rows,
	};
}

/** Milliseconds of the longest event of the interaction; 0 if it was too short to be reported. */
async function measure(browser: Browser, address: string, { path, width, before, press }: Step): Promise<number> {
	const context = await browser.newContext({
		viewport: { width, height: width < 600 ? 740 : 900 },
		hasTouch: width < 600,
	});
	try {
		await context.addInitScript(() => localStorage.setItem("cookie_consent", "true"));
		const page = await context.newPage();
		await page.addInitScript(watchInteractions);
		await page.goto(address + path, { waitUntil: "networkidle" });
		await page.mouse.move(5, 5);
		await page.waitForFunction(() =>
			Object.keys(document.querySelector("#main") ?? {}).some((key) => key.startsWith("__reactProps")),
		);
		await before?.(page);
		const protocol = await context.newCDPSession(page);
		await protocol.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
		const known = await page.evaluate(() => ((globalThis.interactions = []), performance.interactionCount));
		await press(page);
		await page.waitForTimeout(SETTLED_MILLISECONDS);
		if ((await page.evaluate(() => performance.interactionCount)) === known)
			throw new Error(`Nothing was pressed on ${path}`);
		return await page.evaluate(() => Math.max(0, ...globalThis.interactions));
	} finally {
		await context.close();
	}
}

function watchInteractions(): void {
	globalThis.interactions = [];
	const watch = { type: "event", durationThreshold: 16 };
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as PerformanceEventTiming[]) {
			if (entry.interactionId) globalThis.interactions.push(entry.duration);
		}
	}).observe(watch);
}

import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumPath, quietBrowser } from "../../scripts/chromium.ts";
import type { Running } from "./processes.ts";
import { median, type Table } from "./table.ts";
import { visit } from "./visits.ts";

const ROUNDS = 3;
const SLOWER = 4;
const LIMIT_MILLISECONDS = 100;
/** The browser does not report shorter ones. */
const SHORTEST_MILLISECONDS = 16;
/** By then the effects of an interaction are painted. */
const SETTLED_MILLISECONDS = 900;

type Step = {
	name: string;
	path: string;
	width: 360 | 1440;
	before?: (page: Page) => Promise<unknown>;
	press: (page: Page) => Promise<unknown>;
};

declare global {
	var interactions: number[];
	interface Performance {
		/** Chromium's count of interactions. */
		readonly interactionCount: number;
	}
}

const steps = (detail: string): Step[] => [
	{
		name: "menu of a phone opens",
		path: "/",
		width: 360,
		press: (page) => page.locator("header button[aria-expanded]").tap(),
	},
	{ name: "menu of offers opens", path: "/", width: 1440, press: (page) => page.locator("header summary").click() },
	{ name: "theme changes, on home", path: "/", width: 360, press: (page) => theme(page).tap() },
	{ name: "theme changes, on the list", path: "/angebot/kaufen", width: 1440, press: (page) => theme(page).click() },
	{
		name: "filters open as a drawer",
		path: "/angebot/kaufen",
		width: 360,
		press: (page) => page.locator("button[aria-haspopup=dialog]").first().tap(),
	},
	{
		name: "a category is chosen",
		path: "/angebot/kaufen",
		width: 1440,
		press: (page) => page.locator("input[name=category]").nth(2).click(),
	},
	{
		name: "a letter is searched for",
		path: "/angebot/kaufen",
		width: 1440,
		press: (page) => page.locator("input[name=q]").press("b"),
	},
	{ name: "a picture is enlarged", path: detail, width: 1440, press: (page) => enlarge(page) },
	{
		name: "the next enlarged picture",
		path: detail,
		width: 1440,
		before: enlarged,
		press: (page) => page.keyboard.press("ArrowRight"),
	},
	{
		name: "the enlarged picture closes",
		path: detail,
		width: 1440,
		before: enlarged,
		press: (page) => page.keyboard.press("Escape"),
	},
];

const theme = (page: Page) => page.locator("header button.needs-script:visible:not([aria-expanded])");
const enlarge = (page: Page) => page.locator("main section a[href*='/media/']").first().click();

async function enlarged(page: Page): Promise<void> {
	await enlarge(page);
	await page.locator(".yarl__slide_current img").waitFor();
	await page.waitForTimeout(SETTLED_MILLISECONDS);
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
	const list = (await visit(`${site.address}/angebot/kaufen`)).body.toString();
	const detail = /href="(\/angebot\/detail\/[^"]+)"/.exec(list)?.[1] ?? "/";
	const browser = await chromium.launch({ executablePath, args: quietBrowser });
	const rows: Table["rows"] = [];
	try {
		for (const step of steps(detail)) {
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

import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { chromiumPath, quietBrowser } from "../../scripts/chromium.ts";
import type { Running } from "./processes.ts";
import type { Table } from "./table.ts";
import { visit } from "./visits.ts";

const HOME_SCRIPTS = 120_000;
/** How much more than home a further page may send. */
const FURTHER_SCRIPTS = 15_000;
const FONTS = 40_000;
/** Of home, before scrolling. */
const FIRST_VIEW = 260_000;
/** The phone that Lighthouse simulates, and one with today's pixel density. */
const phones = {
	"412 pixels, 1.75 dots each": { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true },
	"360 pixels, 3 dots each": { viewport: { width: 360, height: 740 }, deviceScaleFactor: 3, isMobile: true },
};
const kinds = ["Document", "Script", "Stylesheet", "Font", "Image", "Other"] as const;
type Kind = (typeof kinds)[number];
type Bytes = Record<Kind, number>;
type Weighed = { firstView: Bytes; bytes: Bytes; requests: number; foreign: string[]; shift: number };

declare global {
	var layoutShift: number;
}

/** Bytes that home, list, detail and contact page transfer at a first visit, and their layout shift. */
export async function wire(site: Running): Promise<Table[]> {
	const executablePath = chromiumPath();
	if (!executablePath)
		return [
			{
				title: "(g) Bytes over the wire",
				limit: "none, they were not measured.",
				columns: ["not measured"],
				rows: [["There is no Chromium; name one in CHROMIUM."]],
			},
		];
	const list = (await visit(`${site.address}/angebot/kaufen`)).body.toString();
	const detail = /href="(\/angebot\/detail\/[^"]+)"/.exec(list)?.[1] ?? "/";
	const pages = { home: "/", list: "/angebot/kaufen", detail, contact: "/kontakt" };
	const browser = await chromium.launch({ executablePath, args: quietBrowser });
	try {
		const weights: Table["rows"] = [];
		const shifts: Table["rows"] = [];
		let atHome: number | undefined;
		for (const [name, path] of Object.entries(pages)) {
			const wide = await openPage(browser, site.address + path, { viewport: { width: 1440, height: 900 } });
			const narrow = await openPage(browser, site.address + path, { viewport: { width: 360, height: 740 } });
			const { bytes } = wide;
			atHome ??= bytes.Script;
			const allowed = name === "home" ? HOME_SCRIPTS : atHome + FURTHER_SCRIPTS;
			const limits = [judged(bytes.Script, allowed), judged(bytes.Font, FONTS)];
			weights.push([
				name,
				...inKilobytes(bytes),
				wide.requests,
				wide.foreign.length + narrow.foreign.length,
				...limits,
			]);
			shifts.push([name, narrow.shift.toFixed(4), wide.shift.toFixed(4), kilobytes(narrow.bytes.Image)]);
		}
		const firstViews: Table["rows"] = [];
		for (const [phone, look] of Object.entries(phones)) {
			const { firstView } = await openPage(browser, site.address, look);
			firstViews.push([phone, ...inKilobytes(firstView), judged(total(firstView), FIRST_VIEW)]);
		}
		return [
			{
				title: "(g) Bytes over the wire, in kB",
				limit:
					"React and its router are four fifths of the scripts (docs/decisions/013-small-scripts.md). Pictures are as large as the page shows them.",
				note: "First visit with an empty cache at 1440 pixels, read to the end of the page; headers included, text compressed with brotli. Limits: scripts of home 120 kB, of each other page 15 kB more; fonts 40 kB.",
				columns: [
					"page",
					"HTML",
					"scripts",
					"styles",
					"fonts",
					"pictures",
					"other",
					"all",
					"requests",
					"third party",
					"script limit",
					"font limit",
				],
				rows: weights,
			},
			{
				title: "(g) The first view of home on a phone, in kB",
				limit: "As above. The browser fetches some pictures below the first view before they are scrolled to.",
				note: "First visit with an empty cache, nothing scrolled. Limit: 260 kB with everything.",
				columns: ["phone", "HTML", "scripts", "styles", "fonts", "pictures", "other", "all", "limit"],
				rows: firstViews,
			},
			{
				title: "(g) Layout shift (CLS)",
				limit: "0, where nothing moves.",
				note: "Loaded, then read to the end.",
				columns: ["page", "at 360", "at 1440", "pictures kB at 360"],
				rows: shifts,
			},
		];
	} finally {
		await browser.close();
	}
}

/** Opens a page as a first visitor, and scrolls to its end. */
async function openPage(browser: Browser, address: string, look: BrowserContextOptions): Promise<Weighed> {
	const context = await browser.newContext(look);
	const page = await context.newPage();
	const nothing: Bytes = { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Other: 0 };
	const weighed: Weighed = { firstView: nothing, bytes: { ...nothing }, requests: 0, foreign: [], shift: 0 };
	const kindOf = new Map<string, Kind>();
	const protocol = await context.newCDPSession(page);
	protocol.on("Network.requestWillBeSent", ({ request }) => {
		if (/^https?:/.test(request.url) && new URL(request.url).origin !== new URL(address).origin)
			weighed.foreign.push(request.url);
	});
	protocol.on("Network.responseReceived", ({ requestId, type }) =>
		kindOf.set(requestId, kinds.find((kind) => kind === type) ?? "Other"),
	);
	protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		weighed.bytes[kindOf.get(requestId) ?? "Other"] += encodedDataLength;
		weighed.requests++;
	});
	await protocol.send("Network.enable");
	await page.addInitScript(watchShifts);
	await page.goto(address, { waitUntil: "networkidle" });
	weighed.firstView = { ...weighed.bytes };
	await readToTheEnd(page);
	weighed.shift = await page.evaluate(() => globalThis.layoutShift);
	await context.close();
	return weighed;
}

/** Sums up the layout shifts without user input. */
function watchShifts(): void {
	globalThis.layoutShift = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
			if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
		}
	}).observe({ type: "layout-shift", buffered: true });
}

async function readToTheEnd(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let y = 0; y < document.documentElement.scrollHeight && y < 20_000; y += 500) {
			window.scrollTo(0, y);
			await new Promise((next) => setTimeout(next, 40));
		}
	});
	await page.waitForLoadState("networkidle");
}

function total(bytes: Bytes): number {
	return kinds.reduce((sum, kind) => sum + bytes[kind], 0);
}

/** Each type, and the total. */
function inKilobytes(bytes: Bytes): string[] {
	return [...kinds.map((kind) => bytes[kind]), total(bytes)].map(kilobytes);
}

function judged(bytes: number, allowed: number): string {
	return bytes <= allowed ? "kept" : `over ${kilobytes(allowed)} kB`;
}

function kilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1);
}

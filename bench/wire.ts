import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumPath, quietBrowser } from "../scripts/chromium.ts";
import type { Running } from "./processes.ts";
import type { Table } from "./table.ts";
import { visit } from "./visits.ts";

const HOME_SCRIPTS = 100_000;
/** What a further page may send more than home does. */
const FURTHER_SCRIPTS = 15_000;
const kinds = ["Document", "Script", "Stylesheet", "Font", "Image", "Other"] as const;
type Kind = (typeof kinds)[number];
type Weighed = { bytes: Record<Kind, number>; requests: number; foreign: string[]; shift: number };

declare global {
	var layoutShift: number;
}

/** What home, list, detail and contact page send through the wire at a first visit, and how far they jump while loading. */
export async function wire(site: Running): Promise<Table[]> {
	const executablePath = chromiumPath();
	if (!executablePath)
		return [{ title: "(g) Bytes over the wire", limit: "none, they were not measured.", columns: ["not measured"], rows: [["There is no Chromium; name one in CHROMIUM."]] }];
	const list = (await visit(`${site.address}/angebot/kaufen`)).body.toString();
	const detail = /href="(\/angebot\/detail\/[^"]+)"/.exec(list)?.[1] ?? "/";
	const pages = { home: "/", list: "/angebot/kaufen", detail, contact: "/kontakt" };
	const browser = await chromium.launch({ executablePath, args: quietBrowser });
	try {
		const weights: Table["rows"] = [];
		const shifts: Table["rows"] = [];
		let atHome: number | undefined;
		for (const [name, path] of Object.entries(pages)) {
			const wide = await openPage(browser, site.address + path, 1440);
			const narrow = await openPage(browser, site.address + path, 360);
			const { bytes } = wide;
			atHome ??= bytes.Script;
			const allowed = name === "home" ? HOME_SCRIPTS : atHome + FURTHER_SCRIPTS;
			const limit = bytes.Script <= allowed ? "kept" : `over ${kilobytes(allowed)} kB`;
			const total = kinds.reduce((sum, kind) => sum + bytes[kind], 0);
			weights.push([name, ...kinds.map((kind) => kilobytes(bytes[kind])), kilobytes(total), wide.requests, wide.foreign.length + narrow.foreign.length, limit]);
			shifts.push([name, narrow.shift.toFixed(4), wide.shift.toFixed(4), kilobytes(narrow.bytes.Image)]);
		}
		return [
			{
				title: "(g) Bytes over the wire, in kB",
				limit:
					"React DOM is half of the scripts and its router a quarter; nothing smaller is left without giving up one of them (docs/decisions/013-small-scripts.md). Pictures are as large as the page shows them.",
				note: "First visit with an empty cache at 1440 pixels, read to the end of the page; headers included, text compressed with brotli. Script limit on home: 100 kB, on each other page 15 kB more.",
				columns: ["page", "HTML", "scripts", "styles", "fonts", "pictures", "other", "all", "requests", "third party", "script limit"],
				rows: weights,
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

/** Opens a page as a first visitor, and reads it to the end. */
async function openPage(browser: Browser, address: string, width: number): Promise<Weighed> {
	const context = await browser.newContext({ viewport: { width, height: width < 600 ? 740 : 900 } });
	const page = await context.newPage();
	const weighed: Weighed = { bytes: { Document: 0, Script: 0, Stylesheet: 0, Font: 0, Image: 0, Other: 0 }, requests: 0, foreign: [], shift: 0 };
	const kindOf = new Map<string, Kind>();
	const protocol = await context.newCDPSession(page);
	protocol.on("Network.requestWillBeSent", ({ request }) => {
		if (/^https?:/.test(request.url) && new URL(request.url).origin !== new URL(address).origin) weighed.foreign.push(request.url);
	});
	protocol.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, kinds.find((kind) => kind === type) ?? "Other"));
	protocol.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
		weighed.bytes[kindOf.get(requestId) ?? "Other"] += encodedDataLength;
		weighed.requests++;
	});
	await protocol.send("Network.enable");
	await page.addInitScript(watchShifts);
	await page.goto(address, { waitUntil: "networkidle" });
	await readToTheEnd(page);
	weighed.shift = await page.evaluate(() => globalThis.layoutShift);
	await context.close();
	return weighed;
}

/** Adds up what moved without having been asked to. */
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

function kilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1);
}

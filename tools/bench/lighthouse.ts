import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { withIds } from "#app/machines/chosen/offer-ids.ts";
import { sitePages } from "#app/site/pages.ts";
import { chromiumPath, quietBrowser } from "../../scripts/chromium.ts";
import { freePort } from "#tests/free-port.ts";
import type { Running } from "./processes.ts";
import type { Table } from "./table.ts";
import { offersOf, visit } from "./visits.ts";

/** Time for all pages together; pages that were not reached are named. */
const PATIENCE_MILLISECONDS = 300_000;
const categories = {
	performance: "speed",
	accessibility: "access",
	"best-practices": "practice",
	seo: "search",
} as const;
type Category = keyof typeof categories;
type Report = Exclude<Awaited<ReturnType<typeof lighthouse>>, undefined>["lhr"];

/** Lighthouse scores of every public page: a simulated mid-range phone on slow 4G, one visit each. */
export async function lighthouseTables(site: Running): Promise<Table[]> {
	const executablePath = chromiumPath();
	if (!executablePath)
		return [
			{
				title: "(h) Lighthouse",
				limit: "none, it was not measured.",
				columns: ["not measured"],
				rows: [["There is no Chromium; name one in CHROMIUM."]],
			},
		];
	const port = await freePort();
	const browser = await chromium.launch({
		executablePath,
		args: [...quietBrowser, `--remote-debugging-port=${port}`],
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
	const end = performance.now() + PATIENCE_MILLISECONDS;
	const scores: Table["rows"] = [];
	const misses: Table["rows"] = [];
	const left: string[] = [];
	try {
		for (const [name, path] of await everyPublicPage(site.address)) {
			if (performance.now() > end) {
				left.push(name);
				continue;
			}
			const report = await judge(site.address + path, port);
			scores.push([name, ...ids(categories).map((id) => hundredths(report, id)), ...figures(report)]);
			for (const id of ids(categories)) {
				if (hundredths(report, id) < 100)
					misses.push([`${name}, ${categories[id]}`, hundredths(report, id), heldBackBy(report, id)]);
			}
		}
	} finally {
		await browser.close();
	}
	const unreached = left.length > 0 ? ` Out of time before: ${left.join(", ")}.` : "";
	return [
		{
			title: "(h) Lighthouse, on a phone",
			limit:
				"The simulated line: with 1.6 Mbit/s and 150 ms of latency, a page's HTML, styles and fonts take over a second, before any script.",
			note: `Lighthouse's mobile preset (slow 4G and a slower processor, both simulated), German pages with the demo content, one visit each.${unreached}`,
			columns: ["page", ...Object.values(categories), "LCP ms", "TBT ms", "CLS", "kB"],
			rows: scores,
		},
		{
			title: "(h) What holds the scores below 100 back",
			limit: "Lost points are listed by name; hints cost none.",
			columns: ["page", "score", "audits"],
			rows: misses.length > 0 ? misses : [["nothing", 100, ""]],
		},
	];
}

/** One page of each kind; an offer and a news item as the lists link them first. */
async function everyPublicPage(address: string): Promise<[name: string, path: string][]> {
	const firstLink = async (list: string, link: RegExp) =>
		link.exec((await visit(address + list)).body.toString())?.[1] ?? list;
	const offers = await offersOf(address);
	return [
		...sitePages.map(({ path }): [string, string] => [path, path]),
		["/angebot/detail/{id}", `/angebot/detail/${offers[0]}`],
		["/merkliste", withIds("/merkliste", offers.slice(0, 4))],
		["/vergleich", withIds("/vergleich", offers.slice(0, 2))],
		["kaufen oder mieten", `/maschinenfinder?frage=kaufen-oder-mieten&offer=${offers[0]}`],
		["/karriere/{id}", await firstLink("/karriere", /href="(\/karriere\/[^"?]+)/)],
		["/news/{id}", await firstLink("/newsarchiv", /href="(\/news\/[^"?]+)/)],
		["not found", "/gibt-es-nicht"],
	];
}

/** Once more if the browser lost its trace, as it sometimes does when much else has run. */
async function judge(address: string, port: number, triesLeft = 1): Promise<Report> {
	const result = await lighthouse(address, {
		port,
		logLevel: "silent",
		onlyCategories: ids(categories),
		disableFullPageScreenshot: true,
		// The page for unknown addresses is judged as well.
		ignoreStatusCode: true,
		maxWaitForLoad: 20_000,
	});
	if (result && !result.lhr.runtimeError) return result.lhr;
	if (triesLeft > 0) return judge(address, port, triesLeft - 1);
	throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? "no report"}`);
}

function hundredths(report: Report, id: Category): number {
	return Math.round((report.categories[id]?.score ?? 0) * 100);
}

function figures({ audits }: Report): string[] {
	const value = (id: string) => audits[id]?.numericValue ?? 0;
	return [
		value("largest-contentful-paint").toFixed(0),
		value("total-blocking-time").toFixed(0),
		value("cumulative-layout-shift").toFixed(3),
		(value("total-byte-weight") / 1000).toFixed(0),
	];
}

/** The audits that cost points, most expensive first, with what Lighthouse suggests. */
function heldBackBy({ categories: judged, audits }: Report, id: Category): string {
	const refs = judged[id]?.auditRefs ?? [];
	const all = refs.reduce((sum, { weight }) => sum + weight, 0);
	const lost = refs.map(({ id: audit, weight }) => ({
		audit,
		points: ((1 - (audits[audit]?.score ?? 1)) * weight * 100) / all,
	}));
	const dear = lost.filter(({ points }) => points >= 0.05).sort((a, b) => b.points - a.points);
	const hints =
		id === "performance"
			? refs.filter(
					({ id: audit, weight, group }) => weight === 0 && group === "insights" && (audits[audit]?.score ?? 1) < 0.9,
				)
			: [];
	const words = dear.map(({ audit, points }) =>
		`${audit} ${audits[audit]?.displayValue ?? ""} (-${points.toFixed(1)})`.replace("  ", " "),
	);
	return [
		...words,
		...hints.map(({ id: audit }) => `hint: ${audit} ${audits[audit]?.displayValue ?? ""}`.trimEnd()),
	].join("; ");
}

function ids(of: typeof categories): Category[] {
	return Object.keys(of) as Category[];
}

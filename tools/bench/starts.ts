import { execFileSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import type { FirstSteps } from "./first-steps.ts";
import { megabytesOf, newFolder, runToEnd, type Settings, startServer } from "./processes.ts";
import { ms, part, type Table } from "./table.ts";
import { sendMany } from "./visits.ts";

const REQUESTS = 10_000;
const LIMIT_MILLISECONDS = 1500;
const pages = [
	"/",
	"/angebot/kaufen",
	"/angebot/mieten",
	"/service",
	"/karriere",
	"/newsarchiv",
	"/kontakt",
	"/en",
	"/en/angebot/kaufen",
	"/en/newsarchiv",
];

/** Starts the site twice on one folder. */
export async function starts(): Promise<Table> {
	const settings = { DATA_DIR: newFolder(), DEMO_CONTENT: "on" };
	const first = await startServer("server/start.ts", settings);
	await first.stop();
	const second = await startServer("server/start.ts", settings);
	await second.stop();
	const fits = second.milliseconds <= LIMIT_MILLISECONDS;
	return {
		title: "(e) Starts",
		limit:
			"Loading the program (React's server half, the router, the database driver), and at the first start the demo, whose pictures are analysed for colour and preview and written to the disk.",
		note: "From the start of the process to the first complete home page, with an existing build.",
		columns: ["start", "ratio to the limit", "ms", "limit"],
		rows: [
			["first, with the demo content", "–", ms(first.milliseconds), ""],
			[
				"second",
				part(second.milliseconds, LIMIT_MILLISECONDS),
				ms(second.milliseconds),
				fits ? "kept (1.5 s)" : "over 1.5 s",
			],
		],
	};
}

/** How long each part of `npm start` takes on a fresh clone with installed packages. */
export async function firstStart(): Promise<Table> {
	const steps: FirstSteps = [
		{
			step: "the build",
			milliseconds: timed(() =>
				execFileSync(process.execPath, ["scripts/build.ts"], { cwd: copyOfSources(), stdio: "ignore" }),
			),
		},
		{
			step: "looking whether anything is to be installed or built",
			milliseconds: timed(() => execFileSync(process.execPath, ["scripts/set-up.mjs", "--build"], { stdio: "ignore" })),
		},
	];
	const settings = { DATA_DIR: newFolder(), DEMO_CONTENT: "on" };
	steps.push(...(await runToEnd<FirstSteps>("tools/bench/first-steps.ts", settings)));
	const site = await startServer("server/start.ts", settings);
	steps.push({ step: "the program is loaded, the first page drawn and sent", milliseconds: site.milliseconds });
	await site.stop();
	const all = steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
	return {
		title: "(e) A first start, step by step",
		note: "The packages (about 670 MB) are installed before that, which depends on the network: 20 to 40 s from a warm npm cache.",
		limit: "The build, which Vite does in two parts one after the other, for the browser and for the server.",
		columns: ["step", "part of all", "ms"],
		rows: steps.map(({ step, milliseconds }) => [step, part(milliseconds, all), ms(milliseconds)]),
	};
}

/** A copy of the sources, because a build first removes the one in use. */
function copyOfSources(): string {
	const folder = newFolder();
	for (const place of [
		"app",
		"server",
		"database",
		"demo",
		"public",
		"scripts",
		"package.json",
		"package-lock.json",
		"tsconfig.json",
		"vite.config.ts",
		"react-router.config.ts",
	]) {
		if (existsSync(place)) cpSync(place, join(folder, place), { recursive: true });
	}
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	return folder;
}

function timed(work: () => unknown): number {
	const begun = performance.now();
	work();
	return performance.now() - begun;
}

/** Memory of the site as started by `npm start`, and by the unit and the image in `deploy/`. */
export async function memory(): Promise<Table> {
	const settings = { DATA_DIR: newFolder(), DEMO_CONTENT: "on" };
	await (await startServer("server/start.ts", settings)).stop();
	return {
		title: "(f) Memory",
		limit:
			"Node with the program loaded takes half of it, and the cached pages at most 24 MB; what a rendered page leaves behind is freed when the garbage collector runs.",
		note: "Resident memory of the server with the demo content on SQLite, eight connections, brotli, gzip and plain bytes in turns.",
		columns: ["after", "ratio to the limit", "MB", "limit"],
		rows: [
			...(await memoryAfterVisits("npm start", settings, 520)),
			...(await memoryAfterVisits("deploy/", { ...settings, ...deployed() }, 280)),
		],
	};
}

async function memoryAfterVisits(name: string, settings: Settings, megabytes: number): Promise<Table["rows"]> {
	const site = await startServer("server/start.ts", settings);
	const started = megabytesOf(site.pid);
	for (const page of pages) await sendMany(site.address + page, { count: REQUESTS / pages.length, connections: 8 });
	const kept = megabytesOf(site.pid);
	// Searches are never cached, so each of these is rendered.
	await sendMany(`${site.address}/angebot/kaufen?q=bagger`, { count: REQUESTS / 10, connections: 8 });
	const rendered = megabytesOf(site.pid);
	await site.stop();
	const row = (after: string, taken: number, limit = "") => [
		`${name}: ${after}`,
		part(taken, megabytes),
		taken.toFixed(0),
		limit,
	];
	return [
		row("the start", started),
		row(`${REQUESTS} requests for ten pages`, kept),
		row(
			`${REQUESTS / 10} searches more, each rendered`,
			rendered,
			rendered <= megabytes ? `kept (${megabytes} MB)` : `over ${megabytes} MB`,
		),
	];
}

/** The `Environment=` lines of the unit; the image sets the same, which a test checks. */
function deployed(): Settings {
	return Object.fromEntries(
		[...readFileSync("deploy/site.service", "utf8").matchAll(/^Environment="?(\w+)=(.*?)"?$/gm)].map(
			([, name, value]) => [name!, value!],
		),
	);
}

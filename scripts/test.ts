import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import type { JSONReport } from "@playwright/test/reporter";
import { projects } from "../tests/suites.ts";
import { type FileRun, withoutFile } from "../tests/suite-report.ts";
import { runChecks } from "./check.ts";
import { ensureInstalled } from "./debian.ts";
import { browserResults, type Result, summary } from "./test-summary.ts";
import { programsOfRest, programsOfTest } from "./test-programs.ts";

/*
 * `npm test`: the checks, and the tests that find nearly every mistake. With `--rest`, as `npm run test:all`: the
 * others (`tests/suites.ts`). Steps that find mistakes early come first; all steps run, even after a failure. Failed
 * tests run once more, and count as flaky if they pass then.
 */

/** With more failed files than this, it is not bad luck, and none runs again. */
const MOST_TRIED_AGAIN = 10;
const REPORT = resolve("test-results/vitest.json");
const BROWSER_REPORT = resolve("test-results/browser.json");

const rest = process.argv.includes("--rest");
const suites = projects[rest ? "rest" : "test"];
const needed = rest ? programsOfRest : programsOfTest;

const minutes: string[] = [];
const results = [
	// Installs missing programs while the checks run.
	...(await timed("checks", async () => (await Promise.all([checks(), ensureInstalled(needed)]))[0])),
	...(await timed("vitest", everySuite)),
	...(await timed("browser", browser)),
];
console.log(`\n${summary(results)}\n\nMinutes after install and build: ${minutes.join(", ")}`);
const failed = results.some(({ failures }) => failures.length > 0);
console.log(failed ? "Red. One file alone: npx vitest run FILE, or npx playwright test FILE." : "Everything passed.");
process.exit(failed ? 1 : 0);

async function checks(): Promise<Result[]> {
	const failed = rest ? [] : await runChecks();
	return failed.map(({ name, output }) => ({ ...withoutFile(`checks › ${name}`, output), flaky: [] }));
}

/** Runs the suites, and failed tests once more: whole files, since the tests of a file share a database. */
function everySuite(): Result[] {
	const runs = vitest(suites);
	const again = runs.filter(({ file, failures }) => file && failures.length > 0);
	return runs.map((run) => {
		if (!again.includes(run) || again.length > MOST_TRIED_AGAIN) return { ...run, flaky: [] };
		console.log(`\n── once more, by itself: ${run.file} (${run.suite})`);
		const second = vitest([run.suite], run.file);
		const failures = second.flatMap((one) => one.failures);
		return failures.length > 0 ? { ...run, failures, flaky: [] } : { ...second[0]!, flaky: run.failures };
	});
}

/** Runs all files of these suites, or one. */
function vitest(names: string[], file?: string): FileRun[] {
	const words = ["run", "--reporter=default", "--reporter=./tests/suite-report.ts"];
	const { status, report } = run<FileRun[]>(
		"vitest",
		[...words, ...names.map((name) => `--project=${name}`), ...(file ? [file] : [])],
		REPORT,
	);
	const runs = report ?? [];
	const isBlamed = runs.some(({ failures }) => failures.length > 0);
	const silent = names.filter((name) => !runs.some(({ suite, passed }) => suite === name && passed > 0));
	if (status !== 0 && !isBlamed) runs.push(withoutFile("vitest", `It ended with ${status}, and no test says why.`));
	if (!file && silent.length > 0) runs.push(withoutFile("vitest", `No test passed in: ${silent.join(", ")}.`));
	return runs;
}

function browser(): Result[] {
	const { status, report } = run<JSONReport>(
		"playwright",
		["test", `--project=${rest ? "more" : "chromium"}`],
		BROWSER_REPORT,
	);
	return browserResults(report, status);
}

async function timed<T>(name: string, step: () => T | Promise<T>): Promise<T> {
	console.log(`\n── ${name}`);
	const start = performance.now();
	const result = await step();
	minutes.push(`${name} ${((performance.now() - start) / 60_000).toFixed(1)}`);
	return result;
}

/**
 * Runs a command that writes a report.
 * @returns its exit code, null if a signal ended it, and the report, null if it wrote none
 */
function run<T>(command: string, words: string[], file: string): { status: number | null; report: T | null } {
	rmSync(file, { force: true });
	const env = {
		...process.env,
		// Playwright and vitest follow the same rules on a desk as in CI.
		CI: process.env.CI || "true",
		REPORT_FILE: file,
		// The tests start hundreds of Node processes, which share compiled code.
		NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled"),
	};
	const { status } = spawnSync(command, words, { stdio: "inherit", env });
	return { status, report: existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : null };
}

import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import { type Failure, type FileRun, withoutFile } from "../tests/suite-report.ts";

/** The final result of a test file. `flaky`: tests that failed at first and then passed. */
export type Result = FileRun & { flaky: Failure[] };

const MOST_LINES = 8;
const SLOWEST = 10;

/**
 * Reads Playwright's report. A missing report counts as a failure, and so does a bad exit code that no test explains.
 */
export function browserResults(report: JSONReport | null, status: number | null): Result[] {
	const results = (report?.suites ?? []).map(ofFile);
	const others = (report?.errors ?? []).map(({ message }) => message ?? "");
	const isBlamed = others.length > 0 || results.some(({ failures }) => failures.length > 0);
	if (!isBlamed && status !== 0) others.push(`It ended with ${status}, and no test says why.`);
	else if (!isBlamed && results.every(({ passed }) => passed === 0)) others.push("No test passed.");
	return [...results, ...others.map((message) => ({ ...withoutFile("browser", message), flaky: [] }))];
}

function ofFile(suite: JSONReportSuite): Result {
	const tests = specsOf(suite).flatMap(({ path, spec }) => spec.tests.map((test) => ({ path, ...test })));
	const told = (status: string): Failure[] =>
		tests
			.filter((test) => test.status === status)
			.map(({ path, results }) => {
				const [error] = results.flatMap(({ errors }) => errors);
				const place = error?.location
					? `at ${relative(process.cwd(), error.location.file)}:${error.location.line}\n`
					: "";
				return { test: path, message: `${place}${error?.message ?? ""}` };
			});
	const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
	return {
		suite: "browser",
		file: `tests/browser/${suite.file}`,
		seconds: milliseconds / 1000,
		passed: tests.filter(({ status }) => status === "expected" || status === "flaky").length,
		skipped: tests.filter(({ status }) => status === "skipped").length,
		failures: told("unexpected"),
		flaky: told("flaky"),
	};
}

type Named = { path: string; spec: JSONReportSuite["specs"][number] };

/** The tests of a file, including nested describes, each with the titles above it. */
function specsOf({ specs, suites = [] }: JSONReportSuite, above = ""): Named[] {
	return [
		...specs.map((spec) => ({ path: above + spec.title, spec })),
		...suites.flatMap((inner) => specsOf(inner, `${above}${inner.title} > `)),
	];
}

/** The end of the log: failures, flaky tests, the slowest files, and the number of tests. */
export function summary(results: Result[]): string {
	const failed = results.flatMap((one) => one.failures.map((failure) => entry(one, failure)));
	const flaky = results.flatMap((one) => one.flaky.map((failure) => entry(one, failure)));
	const sum = (key: "passed" | "skipped") => results.reduce((count, one) => count + one[key], 0);
	return [
		`FAILED, each time it was tried${failed.length === 0 ? ": none" : ""}`,
		...failed,
		`FLAKY, passed at a second try${flaky.length === 0 ? ": none" : ""}`,
		...flaky,
		"SLOWEST FILES, in seconds",
		...slowest(results),
		"",
		`${sum("passed")} passed, ${failed.length} failed, ${sum("skipped")} skipped`,
	].join("\n");
}

function entry({ suite, file }: Result, { test, message }: Failure): string {
	const place = [file ? `${file} (${suite})` : suite, test].filter(Boolean).join(" › ");
	const lines = stripVTControlCharacters(message)
		.split("\n")
		.filter((line) => line.trim());
	const shown = [...lines.slice(0, MOST_LINES), ...(lines.length > MOST_LINES ? ["… (more of it further up)"] : [])];
	return [`  ${place}`, ...shown.map((line) => `      ${line}`)].join("\n");
}

/** The slowest files of vitest, and of the browser tests in a second column. */
function slowest(results: Result[]): string[] {
	const column = (isBrowser: boolean) =>
		results
			.filter(({ suite, file }) => file && (suite === "browser") === isBrowser)
			.toSorted((a, b) => b.seconds - a.seconds)
			.slice(0, SLOWEST)
			.map(
				({ file, suite, seconds }) =>
					`${seconds.toFixed(0).padStart(5)}  ${file.replace("tests/", "")}${/PostgreSQL/.test(suite) ? " (PostgreSQL)" : ""}`,
			);
	const [left, right] = [
		["  vitest", ...column(false)],
		["  browser", ...column(true)],
	];
	return Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
		`${(left[i] ?? "").padEnd(56)}${right[i] ?? ""}`.trimEnd(),
	);
}

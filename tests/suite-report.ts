import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import type { Reporter, SerializedError, TestModule } from "vitest/node";

/** A test that failed, and why. The name is empty for what failed outside of a test: a hook, a process that died. */
export type Failure = { test: string; message: string };

/** What one test file did in one suite. */
export type FileRun = {
	suite: string;
	/** Relative to the project's folder; empty for an error that belongs to no file. */
	file: string;
	seconds: number;
	passed: number;
	skipped: number;
	failures: Failure[];
};

/** A reporter for vitest: writes the `FileRun` of each file, as JSON, to the file that REPORT_FILE names. */
export default class SuiteReport implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]) {
		const target = process.env.REPORT_FILE;
		if (!target) return;
		// Vitest knows the file of most errors that are thrown outside of a test.
		const errorsOf = (path: string) => errors.filter((error) => error.VITEST_TEST_PATH === path);
		const runs = modules.map((module) => fileRun(module, errorsOf(module.moduleId)));
		const others = errors.filter((error) => !modules.some(({ moduleId }) => error.VITEST_TEST_PATH === moduleId));
		if (others.length > 0) runs.push(withoutFile(others.map((error) => failure("", error))));
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(target, JSON.stringify(runs));
	}
}

/** Failures that belong to no file. */
export function withoutFile(failures: Failure[]): FileRun {
	return { suite: "vitest", file: "", seconds: 0, passed: 0, skipped: 0, failures };
}

function fileRun(module: TestModule, strays: readonly SerializedError[]): FileRun {
	const tests = [...module.children.allTests()];
	const failures = [
		...[...module.errors(), ...strays].map((error) => failure("", error)),
		...[...module.children.allSuites()].flatMap((one) => one.errors().map((error) => failure(one.fullName, error))),
		...tests.flatMap((one) => (one.result().errors ?? []).map((error) => failure(one.fullName, error))),
	];
	// A file whose process died has neither a result nor an error.
	if (failures.length === 0 && !["passed", "skipped"].includes(module.state()))
		failures.push({ test: "", message: `It did not end (${module.state()}).` });
	const { duration, collectDuration, setupDuration } = module.diagnostic();
	const count = (state: string) => tests.filter((one) => one.result().state === state).length;
	return {
		suite: module.project.name,
		file: relative(process.cwd(), module.moduleId),
		seconds: (duration + collectDuration + setupDuration) / 1000,
		passed: count("passed"),
		skipped: count("skipped"),
		failures,
	};
}

function failure(test: string, { name = "Error", message, diff, stacks = [] }: SerializedError): Failure {
	const own = stacks.find(({ file }) => !file.includes("node_modules"));
	const place = own ? `at ${relative(process.cwd(), own.file)}:${own.line}` : "";
	return { test, message: [`${name}: ${message}`, place, diff].filter(Boolean).join("\n") };
}

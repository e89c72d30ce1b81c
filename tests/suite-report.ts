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
		// Where a process died, what vitest says of that belongs to the file that did not end.
		if (!modules.some(didNotEnd)) runs.push(...others.map((error) => withoutFile("vitest", error.message)));
		mkdirSync(dirname(target), { recursive: true });
		writeFileSync(target, JSON.stringify(runs));
	}
}

/** A failure that belongs to no file. */
export function withoutFile(suite: string, message: string): FileRun {
	return { suite, file: "", seconds: 0, passed: 0, skipped: 0, failures: [{ test: "", message }] };
}

/** Of a file whose process died: it has neither a result nor an error. */
function didNotEnd(module: TestModule): boolean {
	return !["passed", "failed", "skipped"].includes(module.state());
}

function fileRun(module: TestModule, strays: readonly SerializedError[]): FileRun {
	const tests = [...module.children.allTests()];
	const failures = [
		...[...module.errors(), ...strays].map((error) => failure("", error)),
		...[...module.children.allSuites()].flatMap((one) => one.errors().map((error) => failure(one.fullName, error))),
		...tests.flatMap((one) => (one.result().errors ?? []).map((error) => failure(one.fullName, error))),
	];
	if (didNotEnd(module)) failures.push({ test: "", message: "It did not end: its process died." });
	else if (module.state() === "failed" && failures.length === 0)
		failures.push({ test: "", message: "It failed, and no test says why." });
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
	// Of a single word or number the message says as much.
	const tells = typeof diff === "string" && diff.split("\n").length > 5;
	return { test, message: [`${name}: ${message}`, place, tells && diff].filter(Boolean).join("\n") };
}

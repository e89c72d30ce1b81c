import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { canInstall, pathsOrInstall } from "./debian.ts";
import { projects } from "../tests/suites.ts";
import { testPrograms, optionalPrograms } from "./test-programs.ts";

type Step = [name: string, command: string, args: string[]];

/**
 * `npm test`: the checks, and the tests that find nearly every mistake. With `--rest`, as `npm run test:all`: the others
 * (`tests/suites.ts`). The steps are ordered so that mistakes are found early, and all run, even after a failure.
 */
const rest = process.argv.includes("--rest");
const suites = projects[rest ? "rest" : "test"];
const checks: Step[] = [
	["checks", "node", ["scripts/check.ts"]],
	["types of the tools", "tsc", ["-p", "tools"]],
];
const tests: Step[] = [
	[suites.join(", "), "vitest", ["run", ...suites.map((name) => `--project=${name}`)]],
	["browser", "playwright", ["test", `--project=${rest ? "more" : "chromium"}`]],
];
const steps = rest ? tests : [...checks, ...tests];

pathsOrInstall(canInstall() ? [...testPrograms, ...optionalPrograms] : testPrograms);
// The tests start hundreds of Node processes; they share their compiled code.
const env = {
	...process.env,
	WHOLE_RUN: suites.join(","),
	NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled"),
};
const failed = steps.filter(([name, command, args]) => {
	console.log(`\n── ${name}`);
	const start = performance.now();
	const { status } = spawnSync(command, args, { stdio: "inherit", env });
	console.log(`── ${name}: ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
	return status !== 0;
});

console.log(failed.length === 0 ? "\nEverything passed." : `\nFailed: ${failed.map(([name]) => name).join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);

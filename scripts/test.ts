import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { canInstall, pathsOrInstall } from "./debian.ts";
import { testPrograms, optionalPrograms } from "./test-programs.ts";

/** All checks and tests, ordered so that mistakes are found early. All run, even after a failure. */
const steps: [name: string, command: string, args: string[]][] = [
	["checks", "node", ["scripts/check.ts"]],
	["types of the tools", "tsc", ["-p", "tools"]],
	["rules, rooms, flows and processes", "vitest", ["run"]],
	["browser", "playwright", ["test"]],
];

pathsOrInstall(canInstall() ? [...testPrograms, ...optionalPrograms] : testPrograms);
// The tests start hundreds of Node processes; they share their compiled code.
const env = { ...process.env, WHOLE_RUN: "1", NODE_COMPILE_CACHE: resolve("node_modules/.cache/compiled") };
const failed = steps.filter(([name, command, args]) => {
	console.log(`\n── ${name}`);
	const start = performance.now();
	const { status } = spawnSync(command, args, { stdio: "inherit", env });
	console.log(`── ${name}: ${((performance.now() - start) / 60_000).toFixed(1)} minutes`);
	return status !== 0;
});

console.log(failed.length === 0 ? "\nEverything passed." : `\nFailed: ${failed.map(([name]) => name).join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);

import { spawnSync } from "node:child_process";
import { canInstall, pathsOrInstall } from "./debian.ts";
import { testPrograms, welcomePrograms } from "./test-programs.ts";

/**
 * Every check and every test there is, in the order in which a mistake is found soonest. All run, also after a failure.
 */
const steps: [name: string, command: string, words: string[]][] = [
	["checks", "node", ["scripts/check.ts"]],
	["types of the tools", "tsc", ["-p", "tools"]],
	["rules, rooms and flows", "vitest", ["run"]],
	["browser", "playwright", ["test"]],
];

pathsOrInstall(canInstall() ? [...testPrograms, ...welcomePrograms] : testPrograms);
const env = { ...process.env, WHOLE_RUN: "1" };
const failed = steps.filter(([name, command, words]) => {
	console.log(`\n── ${name}`);
	return spawnSync(command, words, { stdio: "inherit", env }).status !== 0;
});

console.log(failed.length === 0 ? "\nEverything passed." : `\nFailed: ${failed.map(([name]) => name).join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);

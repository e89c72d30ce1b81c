import { spawnSync } from "node:child_process";

type Check = [name: string, ...commands: string[]];

/** Checks without tests, the quickest first. */
const checks: Check[] = [
	["format", "oxfmt --check ."],
	["lint", "oxlint"],
	["types", "react-router typegen", "tsc"],
	["schema", "node scripts/schema.ts"],
	["dead code", "knip"],
	["walls", "node scripts/walls.ts"],
];

/**
 * Runs the checks and then `more`, all of them, even after a failure, and prints each with its seconds.
 * @returns the failed ones with what they printed
 */
export function runChecks(more: Check[] = []): { name: string; output: string }[] {
	return [...checks, ...more].flatMap(([name, ...commands]) => {
		const start = performance.now();
		let output = "";
		const passed = commands.every((command) => {
			const { status, stdout, stderr, error } = spawnSync(command, {
				shell: true,
				encoding: "utf8",
				maxBuffer: 64 * 1024 * 1024,
			});
			output += `${stdout}${stderr}${error?.message ?? ""}`;
			return status === 0;
		});
		console.log(
			`${passed ? "ok    " : "FAILED"}  ${name.padEnd(9)} ${((performance.now() - start) / 1000).toFixed(1)} s`,
		);
		if (!passed) console.log(output.trimEnd());
		return passed ? [] : [{ name, output }];
	});
}

if (import.meta.main) {
	const failed = runChecks();
	if (failed.length > 0) {
		console.error(`Failed: ${failed.map(({ name }) => name).join(", ")}`);
		process.exit(1);
	}
}

import { exec } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(exec);

/** The checks that need no tests, quickest first. */
const checks = [
	["format", "oxfmt --check ."],
	["lint", "oxlint"],
	["types", "react-router typegen && tsc"],
	["schema", "node scripts/schema.ts"],
	["dead code", "knip"],
	["walls", "node scripts/walls.ts"],
] as const;

/**
 * Runs all checks, even after a failure, and prints each with its seconds.
 * @returns the failed ones with their output
 */
export async function runChecks(): Promise<{ name: string; output: string }[]> {
	const failed = [];
	for (const [name, command] of checks) {
		const start = performance.now();
		const output = await failureOf(command);
		const seconds = ((performance.now() - start) / 1000).toFixed(1);
		console.log(`${output === null ? "ok    " : "FAILED"}  ${name.padEnd(9)} ${seconds} s`);
		if (output === null) continue;
		console.log(output);
		failed.push({ name, output });
	}
	return failed;
}

/** The output of a failed command; null if it passed. */
async function failureOf(command: string): Promise<string | null> {
	try {
		await run(command, { maxBuffer: 64 * 1024 * 1024 });
		return null;
	} catch (error) {
		const { stdout, stderr, message } = error as Error & { stdout?: string; stderr?: string };
		return `${stdout ?? ""}${stderr ?? ""}`.trimEnd() || message;
	}
}

if (import.meta.main) {
	const failed = await runChecks();
	if (failed.length > 0) {
		console.error(`Failed: ${failed.map(({ name }) => name).join(", ")}`);
		process.exit(1);
	}
}

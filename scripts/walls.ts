import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

/** The repository has always more modules than this; fewer mean that the run missed some. */
const MIN_MODULES = 50;

export const wallFolders = ["app", "server", "demo", "database", "commands", "scripts", "tests"];

export type Crossing = { rule: string; from: string; to: string };

/** Reads every import below `folder` and reports those that break a rule of .dependency-cruiser.mjs. */
export function readWalls(folder: string): { modules: string[]; crossings: Crossing[] } {
	const program = resolve("node_modules/dependency-cruiser/bin/dependency-cruiser.mjs");
	const args = [program, "--output-type", "json", ...wallFolders];
	const { stdout, stderr } = spawnSync(process.execPath, args, {
		cwd: folder,
		encoding: "utf8",
		maxBuffer: 64 * 1024 * 1024,
	});
	if (!stdout) throw new Error(`dependency-cruiser did not run: ${stderr}`);
	const found = JSON.parse(stdout) as {
		modules: { source: string }[];
		summary: { violations: { from: string; to: string; rule: { name: string } }[] };
	};
	const ours = found.modules
		.map(({ source }) => source)
		.filter((source) => wallFolders.some((folder) => source.startsWith(`${folder}/`)));
	return {
		modules: ours,
		crossings: found.summary.violations.map(({ from, to, rule }) => ({ rule: rule.name, from, to })),
	};
}

if (import.meta.main) {
	const { modules, crossings } = readWalls(".");
	for (const { rule, from, to } of crossings) console.error(`${rule}: ${from} → ${to}`);
	if (modules.length < MIN_MODULES) console.error(`Only ${modules.length} modules were read. Is @swc/core installed?`);
	process.exitCode = crossings.length > 0 || modules.length < MIN_MODULES ? 1 : 0;
}

import { spawnSync } from "node:child_process";

/**
 * Prints which lines and branches of app and server the tests run through: rules, rooms and flows, on one engine. The
 * build has a map of its sources meanwhile, so that what ran of it is counted there.
 */
const run = (command: string, ...words: string[]) => {
	const { status } = spawnSync(command, words, { stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
};

run("node", "scripts/build.ts", "--sourcemapServer");
run(
	"vitest",
	"run",
	"--coverage",
	...["rules", "rooms on SQLite", "flows on SQLite"].map((name) => `--project=${name}`),
);

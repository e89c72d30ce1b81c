import { spawnSync } from "node:child_process";

/**
 * Prints which lines and branches of app/ and server/ are run by rules, rooms and flows, on SQLite. Flows run the
 * build, so the build gets source maps.
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

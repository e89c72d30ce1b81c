import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/longest-first.ts";
import { basicProcesses, flowsOfHttp, flowsOnPostgres, roomsOnPostgres } from "./tests/suites.ts";

const SEED = 12;

type Engine = "sqlite" | "postgres";
type Files = { include: string[]; exclude?: string[] };

const onEngine = (engine: Engine) => ({
	setupFiles: ["tests/fresh-modules.ts", "tests/fresh-database.ts"],
	globalSetup: [`tests/global-${engine}.ts`],
});
/** Rooms of one project share their processes; each begins with fresh modules (`tests/fresh-modules.ts`). */
const rooms = (name: string, engine: Engine, files: Files) => ({
	test: {
		name,
		...files,
		...onEngine(engine),
		setupFiles: ["tests/seed.ts", ...onEngine(engine).setupFiles],
		isolate: false,
		env: { TEST_ENGINE: engine, DATABASE_PATIENCE: "10" },
	},
});
/** Flows run the built site beside them, and it stays loaded: each has a process of its own. */
const flows = (name: string, engine: Engine, files: Files) => ({
	test: {
		name,
		...files,
		...onEngine(engine),
		env: { TEST_ENGINE: engine, NODE_ENV: "production", DATABASE_PATIENCE: "10" },
		server: { deps: { external: [/\/build\/[^/]+\/server\//] } },
	},
});
const processes = (name: string, files: Files) => ({
	test: { name, ...files, globalSetup: ["tests/global-postgres.ts"] },
});

const everyRoom = ["tests/rooms/**/*.test.ts"];
const everyFlow = ["tests/flows/**/*.test.ts"];
const everyProcess = ["tests/process/**/*.test.ts"];

/** The suites; `tests/suites.ts` says which of them `npm test` runs. */
export default defineConfig({
	test: {
		pool: "forks",
		// One more than a small machine has processors: many tests wait for a process, a lease or a timer.
		maxWorkers: 3,
		// Another order each night shows what one file leaves behind for the next in its process.
		sequence: {
			sequencer: LongestFirst,
			shuffle: { files: true, tests: false },
			...(!process.env.NIGHTLY && { seed: SEED }),
		},
		// Generous, for busy machines: these only end what hangs, and a poll ends as soon as it passes.
		testTimeout: 120_000,
		hookTimeout: 180_000,
		expect: { poll: { timeout: 15_000 } },
		// Used by `npm run coverage` only.
		coverage: {
			provider: "custom",
			customProviderModule: "./tests/coverage-provider.ts",
			include: ["{app,server}/**/*.{ts,tsx}", "build/*/server/**/*.js"],
			exclude: ["**/rolldown-runtime-*"],
			excludeAfterRemap: true,
			reportOnFailure: true,
			reporter: [["text", { maxCols: 120 }]],
			reportsDirectory: "build/coverage",
		},
		projects: [
			{
				test: {
					name: "rules",
					include: ["app/**/*.test.ts", "tests/project/**/*.test.ts"],
					setupFiles: ["tests/seed.ts", "tests/fresh-modules.ts"],
					isolate: false,
				},
			},
			rooms("rooms on SQLite", "sqlite", { include: everyRoom }),
			flows("flows on SQLite", "sqlite", { include: everyFlow }),
			rooms("rooms on PostgreSQL", "postgres", { include: roomsOnPostgres }),
			flows("flows on PostgreSQL", "postgres", { include: flowsOnPostgres }),
			processes("processes", { include: basicProcesses }),
			processes("more processes", { include: everyProcess, exclude: basicProcesses }),
			rooms("more rooms on PostgreSQL", "postgres", {
				include: everyRoom,
				exclude: roomsOnPostgres,
			}),
			flows("more flows on PostgreSQL", "postgres", {
				include: everyFlow,
				exclude: [...flowsOnPostgres, ...flowsOfHttp],
			}),
			{ test: { name: "chaos", include: ["tools/chaos/**/*.test.ts"] } },
			{ test: { name: "other browsers", include: ["tests/other-browsers/**/*.test.ts"] } },
		],
	},
});

import { defineConfig } from "vitest/config";
import { EngineReport } from "./tests/engine-report.ts";
import { LongestFirst } from "./tests/longest-first.ts";

const engine = (name: "sqlite" | "postgres") => ({
	env: { TEST_ENGINE: name },
	setupFiles: ["tests/fresh-database.ts"],
	globalSetup: name === "postgres" ? ["tests/global-postgres.ts"] : [],
});
const label = { sqlite: "SQLite", postgres: "PostgreSQL" } as const;

/** Flows that test HTTP or rendering, whatever the database: they run on SQLite only. */
const httpAlone = [
	"contact-trap",
	"flash",
	"foreign-host",
	"forged",
	"form-size",
	"host-check",
	"language",
	"loading-order",
	"media",
	"observatory",
	"over-tls",
	"page-pictures",
	"refused",
	"refused-body",
	"script-size",
	"scripts",
	"scripts-of-records",
	"search-engines",
	"structured-data",
	"translate",
	"upload-limit",
	"weight",
].map((name) => `tests/flows/${name}.test.ts`);

/** Suites that need a database run on both engines, with the same files. */
export default defineConfig({
	test: {
		reporters: ["default", new EngineReport()],
		pool: "forks",
		// More than a small machine has processors: many tests wait for a process, a lease or a timer.
		maxWorkers: 4,
		sequence: { sequencer: LongestFirst },
		// Generous, for busy machines: these only end what hangs, and a poll ends as soon as it passes.
		testTimeout: 120_000,
		hookTimeout: 180_000,
		expect: { poll: { timeout: 15_000 } },
		// Used by `npm run coverage` only.
		coverage: {
			provider: "custom",
			customProviderModule: "./tests/coverage-provider.ts",
			include: ["{app,server}/**/*.{ts,tsx}", "build/server/**/*.js"],
			exclude: ["**/rolldown-runtime-*"],
			excludeAfterRemap: true,
			reportOnFailure: true,
			reporter: [["text", { maxCols: 120 }]],
			reportsDirectory: "build/coverage",
		},
		projects: [
			{
				test: {
					name: "processes",
					include: ["tests/process/**/*.test.ts"],
					globalSetup: ["tests/global-postgres.ts"],
				},
			},
			{ test: { name: "chaos", include: ["tools/chaos/**/*.test.ts"] } },
			{ test: { name: "other browsers", include: ["tests/other-browsers/**/*.test.ts"] } },
			{ test: { name: "rules", include: ["app/**/*.test.ts", "tests/project/**/*.test.ts"] } },
			...(["sqlite", "postgres"] as const).flatMap((name) => [
				{ test: { name: `rooms on ${label[name]}`, include: ["tests/rooms/**/*.test.ts"], ...engine(name) } },
				{
					test: {
						name: `flows on ${label[name]}`,
						include: ["tests/flows/**/*.test.ts"],
						exclude: name === "postgres" ? httpAlone : [],
						...engine(name),
						env: { TEST_ENGINE: name, NODE_ENV: "production" },
						server: { deps: { external: [/\/build\/server\//] } },
					},
				},
			]),
		],
	},
});

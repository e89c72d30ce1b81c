import { defineConfig } from "@playwright/test";
import { moreSpecs } from "./tests/suites.ts";

const anywhere = (file: string) => `**/${file}`;

export default defineConfig({
	testDir: "tests/browser",
	outputDir: "test-results/browser",
	// What `npm test` runs, and what it leaves to `npm run test:all`.
	projects: [
		{ name: "chromium", testIgnore: moreSpecs.map(anywhere) },
		{ name: "more", testMatch: moreSpecs.map(anywhere) },
	],
	// As many as a small machine has processors: with more, a test waits for its turn until it gives up.
	workers: 2,
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// What fails in the gate is tried again after all others, alone; `npm test` names it.
	retries: process.env.CI ? 2 : 0,
	retryStrategy: "isolated",
	// More are no bad luck; the others need not be tried again.
	maxFailures: process.env.CI ? 10 : 0,
	reporter: process.env.REPORT_FILE ? [["dot"], ["json", { outputFile: process.env.REPORT_FILE }]] : [["list"]],
	// Long enough for a busy machine: what fails is wrong, not late.
	timeout: 120_000,
	expect: { timeout: 20_000 },
	use: {
		browserName: "chromium",
		viewport: { width: 1440, height: 900 },
		locale: "de-DE",
		timezoneId: "Europe/Berlin",
		// Motion explains, it does not decide; without it nothing has to be waited for.
		reducedMotion: "reduce",
		actionTimeout: 20_000,
		trace: "on-first-retry",
	},
});

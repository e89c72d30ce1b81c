import { defineConfig } from "@playwright/test";
import { moreSpecs } from "./tests/suites.ts";

const anywhere = (file: string) => `**/${file}`;

export default defineConfig({
	testDir: "tests/browser",
	outputDir: "test-results",
	// What `npm test` runs, and what it leaves to `npm run test:all`.
	projects: [
		{ name: "chromium", testIgnore: moreSpecs.map(anywhere) },
		{ name: "more", testMatch: moreSpecs.map(anywhere) },
	],
	// More than a small machine has processors: browser and site wait for each other.
	workers: 3,
	fullyParallel: true,
	forbidOnly: Boolean(process.env.CI),
	// Where only the end of a log is kept, the failures stand at its end.
	reporter: process.env.CI ? [["dot"]] : [["list"]],
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
		trace: "off",
	},
});

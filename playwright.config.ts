import { defineConfig } from "@playwright/test";

export default defineConfig({
	testDir: "tests/browser",
	outputDir: "test-results",
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

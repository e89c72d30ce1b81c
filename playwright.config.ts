import { defineConfig } from "@playwright/test";

export default defineConfig({
	testDir: "tests/browser",
	outputDir: "test-results",
	workers: 2,
	fullyParallel: true,
	// In a whole run on a busy machine a test that failed is tried once more; the report then calls it flaky, so that it
	// is seen.
	retries: process.env.WHOLE_RUN ? 1 : 0,
	forbidOnly: Boolean(process.env.CI),
	reporter: process.env.CI ? [["line"]] : [["list"]],
	timeout: 45_000,
	expect: { timeout: 10_000 },
	use: {
		browserName: "chromium",
		viewport: { width: 1440, height: 900 },
		locale: "de-DE",
		timezoneId: "Europe/Berlin",
		// Motion explains, it does not decide; without it nothing has to be waited for.
		reducedMotion: "reduce",
		actionTimeout: 10_000,
		trace: "off",
	},
});

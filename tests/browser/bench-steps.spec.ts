import { steps } from "./interaction-steps.ts";
import { expect, open, test } from "./test.ts";

/** `npm run bench` is not run every day; what it presses must be there on the day when it is. */
test("everything that the bench presses is there", async ({ browser, site, watch }) => {
	const failed: string[] = [];
	for (const { name, path, width, before, press } of steps(Object.values(site.offers))) {
		const context = await browser.newContext({
			baseURL: site.address,
			viewport: { width, height: 800 },
			hasTouch: width < 600,
		});
		watch(context);
		await context.addInitScript(() => localStorage.setItem("cookie_consent", "true"));
		const page = await context.newPage();
		await open(page, path);
		await before?.(page);
		await press(page).catch(() => failed.push(name));
		await context.close();
	}
	expect(failed).toEqual([]);
});

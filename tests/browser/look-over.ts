import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Checks the accessibility of a page, or a part of it, as it stands. Names rule and place of what it finds. */
export async function lookOver(page: Page, where: string, part = "html"): Promise<void> {
	// A list that is being loaded is pale.
	await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
	// There are no frames to look into, and without them axe needs no second page.
	const { violations } = await new AxeBuilder({ page })
		.options({ resultTypes: ["violations"] })
		.setLegacyMode(true)
		.include(part)
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
		.analyze();
	const found = violations.flatMap(({ id, nodes }) =>
		nodes.map(
			({ target, failureSummary }) =>
				`${id}: ${target.join(" ")} ${failureSummary?.replace(/\s+/g, " ").slice(0, 160)}`,
		),
	);
	expect(found, where).toEqual([]);
}

/** Checks the accessibility of a page light at a desk, and dark on a phone. */
export async function lookOverTwice(page: Page, where: string): Promise<void> {
	await page.setViewportSize({ width: 1440, height: 900 });
	await lookOver(page, `${where}, light, at a desk`);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.evaluate(() => document.documentElement.classList.add("dark"));
	await lookOver(page, `${where}, dark, on a phone`);
}

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };
export const sizes = { phone, desk };

/** Looks over the page as it stands. Names rule and place of what it finds. */
export async function findings(page: Page, { colours = false, part = "html" } = {}): Promise<string[]> {
	// There are no frames to look into, and without them axe needs no second page.
	const axe = new AxeBuilder({ page })
		.options({ resultTypes: ["violations"] })
		.setLegacyMode(true)
		.include(part);
	const { violations } = await (
		colours ? axe.withRules(["color-contrast"]) : axe.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
	).analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(
			({ target, failureSummary }) =>
				`${id}: ${target.join(" ")} ${failureSummary?.replace(/\s+/g, " ").slice(0, 160)}`,
		),
	);
}

export type Looks = { on: ("phone" | "desk")[]; themes: ("light" | "dark")[]; part: string };

/** How the pages are looked at that stand for all others with the same parts: also on a phone, and in the dark. */
export const asTemplate: Partial<Looks> = { on: ["phone", "desk"], themes: ["light", "dark"] };

/**
 * Checks a page on a desktop in the light theme, or as `Looks` say; in the dark theme its contrasts alone: a theme
 * changes nothing but colours, and those are the same at every size.
 */
export async function lookOver(
	page: Page,
	where: string,
	{ on = ["desk"], themes = ["light"], part = "html" }: Partial<Looks> = {},
): Promise<void> {
	for (const size of on) {
		await page.setViewportSize(sizes[size]);
		for (const theme of size === on.at(-1) ? themes : themes.slice(0, 1)) {
			await page.evaluate((dark) => document.documentElement.classList.toggle("dark", dark), theme === "dark");
			expect(await findings(page, { colours: theme === "dark", part }), `${where}, ${theme}, ${size}`).toEqual([]);
		}
	}
}

import type { Page } from "@playwright/test";
import { expect, signIn, test } from "./test.ts";

const injected = "<script>window.injected = true</script><style>body { opacity: 0.5 }</style>";

/** Has each page arrive with a script and a style that the site did not write, under the policy that the site sent. */
async function smuggle(page: Page): Promise<void> {
	await page.route("**/*", async (route) => {
		if (route.request().resourceType() !== "document") return route.continue();
		const answer = await route.fetch();
		await route.fulfill({ response: answer, body: (await answer.text()).replace("</body>", `${injected}</body>`) });
	});
}

const ran = (page: Page) =>
	page.evaluate(() => [(window as { injected?: boolean }).injected ?? false, getComputedStyle(document.body).opacity]);

test("a script that the site did not write is refused, and the page works", async ({ page, expectTrouble }) => {
	expectTrouble(/violates the following Content Security Policy|status of 404/);
	const refused: string[] = [];
	page.on("console", (line) => line.text().includes("Content Security Policy") && refused.push(line.text()));
	await smuggle(page);
	for (const path of ["/service", "/service", "/angebot/kaufen?q=bagger", "/gibt-es-nicht", "/admin/login"]) {
		refused.length = 0;
		await page.goto(path);
		await expect.poll(() => refused.length, { message: path }).toBe(2);
		expect(await ran(page), path).toEqual([false, "1"]);
		// The page's own scripts ran.
		await expect(page.locator("html"), path).toHaveClass(/scripted/);
	}
	await signIn(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Übersicht");
	expect(await ran(page)).toEqual([false, "1"]);
});

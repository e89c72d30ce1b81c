import { mapAddress } from "#app/requests/contact/map-box.tsx";
import { makeOffer } from "../make.ts";
import { expect, open, test } from "./test.ts";

/* What comes from other hosts, which learn nothing of a visitor before a click. */

test("the map is the provider's only once it is asked for", async ({ page, site, expectTrouble }) => {
	const wanted = mapAddress();
	expectTrouble(/^another host: |ERR_FAILED|ERR_BLOCKED_BY_CLIENT/);
	const foreign: string[] = [];
	await page.route(
		(address) => address.origin !== site.address,
		async (route) => {
			foreign.push(route.request().url());
			await route.abort("blockedbyclient");
		},
	);
	await open(page, "/kontakt");
	const map = page.locator("section", { has: page.getByRole("heading", { name: "So finden Sie uns" }) });
	await map.scrollIntoViewIfNeeded();
	await page.waitForLoadState("networkidle");
	expect(foreign, "before the click").toEqual([]);
	await map.getByRole("button", { name: "Karte laden" }).click();
	await expect(map.locator("iframe")).toHaveAttribute("src", wanted);
	await expect(map.locator("iframe")).toHaveAttribute("referrerpolicy", "no-referrer");
	await expect.poll(() => foreign, "after the click").toEqual([wanted]);
});

test("a video loads only after a click, also on a page that was reached by a link", async ({ page, expectTrouble }) => {
	expectTrouble(/^another host: https:\/\/www\.youtube-nocookie\.com\/embed/);
	const name = `Filmbagger ${Date.now()}`;
	const id = await makeOffer({ name, video: "https://youtu.be/dQw4w9WgXcQ" });
	const foreign: string[] = [];
	page.on("request", (request) => void (/youtube/.test(request.url()) && foreign.push(request.url())));
	await page.context().route(/youtube/, (route) => route.fulfill({ contentType: "text/html", body: "<p>Film</p>" }));
	await open(page, `/angebot/kaufen?q=${encodeURIComponent(name)}`);
	await page.locator(`a[href$="/angebot/detail/${id}"]`).first().click();
	await expect(page.getByText("lädt Ihr Browser etwas von YouTube")).toBeVisible();
	await page.waitForLoadState("networkidle");
	expect(foreign, "before the click").toEqual([]);
	await page.getByRole("link", { name: "Video abspielen" }).click();
	await expect(page.frameLocator("iframe").getByText("Film")).toBeVisible();
	expect(foreign).toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"]);
	await page.reload();
	await expect(page.getByRole("link", { name: "Video abspielen" })).toBeVisible();
	await expect(page.locator("iframe")).toHaveCount(0);
});

import { expect, open, test } from "./test.ts";

const detail = (id: string) => `/angebot/detail/${id}`;

test.describe("sharing a machine", () => {
	test("without a dialog of the system, a menu copies the link, and leads to a mail and to WhatsApp", async ({
		page,
		context,
		site,
	}) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: site.address });
		await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
		await open(page, detail(site.offers.gallery));
		const share = page.locator("summary", { hasText: "Teilen" });
		await share.focus();
		await page.keyboard.press("Enter");
		const address = site.address + detail(site.offers.gallery);
		const both = encodeURIComponent(`Prüfbagger Galerie\n${address}`);
		await expect(page.getByRole("link", { name: "E-Mail" })).toHaveAttribute(
			"href",
			`mailto:?subject=${encodeURIComponent("Prüfbagger Galerie")}&body=${both}`,
		);
		await expect(page.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute("href", `https://wa.me/?text=${both}`);
		await page.getByRole("button", { name: "Link kopieren" }).click();
		await expect(page.getByText("Link kopiert", { exact: true })).toBeVisible();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
		await page.keyboard.press("Escape");
		await expect(page.getByRole("link", { name: "E-Mail" })).toBeHidden();
		await expect(share).toBeFocused();
	});

	test("uses the system's dialog where there is one, and the menu where that fails", async ({ page, site }) => {
		await page.addInitScript(() => {
			const asked: unknown[] = [];
			const share = (what: unknown) => {
				asked.push(what);
				return asked.length === 1
					? Promise.reject(new DOMException("closed", "AbortError"))
					: Promise.reject(new DOMException("forbidden", "NotAllowedError"));
			};
			Object.defineProperty(navigator, "share", { value: share });
			Object.assign(window, { asked });
		});
		await open(page, detail(site.offers.gallery));
		const share = page.locator("summary", { hasText: "Teilen" });
		await share.click();
		const asked = () => page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
		await expect
			.poll(asked)
			.toEqual([{ title: "Prüfbagger Galerie", url: site.address + detail(site.offers.gallery) }]);
		await expect(page.getByRole("link", { name: "E-Mail" })).toBeHidden();
		await share.click();
		await expect(page.getByRole("link", { name: "E-Mail" })).toBeVisible();
		expect(await asked()).toHaveLength(2);
	});

	test.describe("without a script", () => {
		test.use({ javaScriptEnabled: false });

		test("mail and WhatsApp work, and what needs a script is not there", async ({ page, site }) => {
			await page.goto(detail(site.offers.gallery));
			await page.locator("summary", { hasText: "Teilen" }).click();
			await expect(page.getByRole("link", { name: "E-Mail" })).toBeVisible();
			await expect(page.getByRole("link", { name: /^WhatsApp/ })).toBeVisible();
			await expect(page.getByRole("button", { name: "Link kopieren" })).toBeHidden();
			await expect(page.getByRole("link", { name: "Datenblatt drucken (PDF)" })).toBeVisible();
		});
	});
});

test("on a wide screen price, key facts, request, call, save, share and data sheet stay in sight while the page scrolls", async ({
	page,
	site,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	const path = await (await fetch(`${site.address}/angebot/kaufen?q=Lodmark+RL+1100`)).text();
	await open(page, /\/angebot\/detail\/[\w-]+/.exec(path)![0]);
	const side = page.locator(".offer-side");
	const inSight = [
		side.getByText(/€|Preis auf Anfrage/).first(),
		...["Baujahr", "Betriebsstunden", "Leistung", "Standort", "Zustand"].map((fact) => side.getByText(fact)),
		side.getByRole("link", { name: "Anfrage zu dieser Maschine" }),
		side.getByRole("link", { name: /^\+49/ }),
		side.getByRole("button", { name: /^Merken/ }),
		side.locator("summary", { hasText: "Teilen" }),
		side.getByRole("link", { name: "Datenblatt drucken (PDF)" }),
	];
	for (const y of [0, 500, 700]) {
		await page.evaluate((place) => scrollTo(0, place), y);
		for (const part of inSight) await expect(part, `${y}: ${part}`).toBeInViewport({ ratio: 1 });
	}
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 360, height: 740 } });

	test("the facts come before the text", async ({ page, site }) => {
		await open(page, detail(site.offers.gallery));
		const top = (of: ReturnType<typeof page.getByText>) => of.evaluate((box) => box.getBoundingClientRect().top);
		const key = await top(page.locator(".offer-side").getByText("Zustand"));
		const data = await top(page.getByRole("heading", { name: "Technische Daten" }));
		const text = await top(page.getByRole("heading", { name: "Beschreibung" }));
		expect(key).toBeLessThan(data);
		expect(data).toBeLessThan(text);
	});
});

test.describe("with colours of the system", () => {
	test.use({ contextOptions: { forcedColors: "active" } });

	test("main buttons have a border, and what is chosen the system's highlight", async ({ page, site }) => {
		await open(page, detail(site.offers.gallery));
		const ask = page.getByRole("link", { name: "Anfrage zu dieser Maschine" });
		await expect(ask).toHaveCSS("border-top-width", "1px");
		await open(page, "/angebot/kaufen");
		const ground = (name: string) =>
			page
				.locator("label", { hasText: new RegExp(`^${name}$`) })
				.first()
				.evaluate((label) => getComputedStyle(label).backgroundColor);
		expect(await ground("Kauf")).not.toBe(await ground("Miete"));
		await open(page, "/angebot/kaufen?category=bagger");
		const chosen = page.locator("label:has(:checked)", { hasText: /^Bagger/ });
		const colours = await chosen.evaluate((label) =>
			[label, label.querySelector(".text-muted")!].map((one) => getComputedStyle(one).color),
		);
		expect(colours[1], "the count is written as the name is").toBe(colours[0]);
	});
});

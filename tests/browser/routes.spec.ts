import { chromiumPath } from "../../scripts/chromium.ts";
import { inLanguage, languages, states } from "./public-pages.ts";
import type { Site } from "./site.ts";
import { expect, open, test } from "./test.ts";
import { tooWide } from "./too-wide.ts";

const everyOfficePage = ({ offers }: Site) => [
	"/admin/dashboard",
	"/admin/angebot-hinzufuegen",
	`/admin/angebot-bearbeiten/${offers.gallery}`,
	"/admin/nachricht-hinzufuegen",
	"/admin/karriere-hinzufuegen",
	"/admin/kontakt-anfragen",
	"/admin/bewerbungen",
	"/admin/einstellungen",
	"/admin/benutzer",
	"/admin/papierkorb",
	"/admin/verlauf",
	"/admin/postausgang",
	"/admin/zustand",
	"/admin/konto",
];

test.describe("on a window of 320 pixels", () => {
	test.use({ viewport: { width: 320, height: 640 } });

	for (const { name, path, on, bring } of states) {
		if (on === "desk") continue;
		test(`nothing has to be scrolled sideways in ${name}`, async ({ page, site }) => {
			for (const language of languages) {
				await open(page, inLanguage(language, await path(site)));
				await bring(page, language);
				expect(await tooWide(page), language).toEqual([]);
			}
		});
	}

	test("the longest words break", async ({ page }) => {
		const { makeOffer } = await import("../make.ts");
		const word = "Schwerlastsiebanlagenzwischenfördererverlängerungssatz";
		const id = await makeOffer(
			{ name: word, description: word.repeat(3), manufacturer: word, location: word },
			{ at: "2018-01-01T08:00:00.000Z" },
		);
		for (const path of [
			`/angebot/detail/${id}`,
			`/angebot/kaufen?q=${word}`,
			`/angebot/kaufen?q=${word}x&condition=neu`,
			`/kontakt?offer=${id}`,
		]) {
			await page.goto(path);
			expect(await tooWide(page), path).toEqual([]);
		}
		await page.goto(`/angebot/detail/${id}`);
		expect(
			await page.getByRole("heading", { level: 1 }).evaluate((heading) => heading.scrollWidth <= heading.clientWidth),
		).toBe(true);
	});

	test.describe("signed in", () => {
		test.use({ signedIn: true });

		test("no page of the office has to be scrolled sideways", async ({ page, site }) => {
			const { makeOffer } = await import("../make.ts");
			const word = "Schwerlastsiebanlagenzwischenfördererverlängerungssatz";
			const id = await makeOffer({ name: word.repeat(5), location: word }, { at: "2018-01-01T08:00:00.000Z" });
			// All are in office-widths.spec.ts, with more such words.
			const long = [`/admin/angebote?q=${word}`, `/admin/angebot-bearbeiten/${id}`];
			for (const path of [...everyOfficePage(site), ...long]) {
				await page.goto(path);
				expect(await tooWide(page), path).toEqual([]);
			}
		});
	});
});

test.describe("signed in", () => {
	test.use({ signedIn: true, consent: null });

	// Every test watches what its pages ask for; the public ones are all opened in access.spec.ts.
	test("no page of the office asks another host for anything, or the browser for anything it forbids", async ({
		page,
		site,
	}) => {
		test.slow();
		const hosts = new Set<string>();
		page.on("request", (request) => request.url().startsWith("http") && hosts.add(new URL(request.url()).host));
		for (const path of ["/", ...everyOfficePage(site)]) {
			await open(page, path);
			await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
		}
		expect([...hosts]).toEqual([new URL(site.address).host]);
	});
});

test("a page that is left for another and returned to comes back as it was, without being loaded anew", async ({
	playwright,
	launchOptions,
	site,
}) => {
	// Playwright switches this cache off, and Chromium without a window has none, so this test starts a browser of its
	// own.
	const browser = await playwright.chromium.launch({
		...launchOptions,
		executablePath: chromiumPath()!,
		ignoreDefaultArgs: ["--disable-back-forward-cache"],
	});
	try {
		for (const path of ["/", "/angebot/kaufen?category=bagger", `/angebot/detail/${site.offers.gallery}`, "/kontakt"]) {
			const page = await browser.newPage({ baseURL: site.address });
			await open(page, path);
			await page.evaluate(() => Object.assign(window, { marked: true }));
			await page.goto("/healthz");
			// The page may be going away while it is asked, so an answer that was cut off is asked for again.
			await page.evaluate(() => void setTimeout(() => history.back())).catch(() => {});
			await expect
				.poll(
					() =>
						page
							.evaluate(() => ({ path: location.pathname + location.search, restored: "marked" in window }))
							.catch(() => "on its way"),
					{ message: path },
				)
				.toEqual({ path, restored: true });
			await page.close();
		}
	} finally {
		await browser.close();
	}
});

import { test as base, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { pageBrowserPath, quietBrowser } from "../../scripts/chromium.ts";
import { startCaddy } from "../outside/caddy.ts";
import { startNginx } from "../outside/nginx.ts";
import { openWayOut } from "../outside/way-out.ts";
import { admin, type Site, startSite } from "./site.ts";

export { expect };

type Options = {
	/** What local storage says of the cookie question; null leaves it open, and the banner shows. */
	consent: "true" | "false" | null;
	/** Starts signed in as the admin. */
	signedIn: boolean;
};

type Watched = {
	/** Names what this test provokes on purpose: a part of the console's line, or of the failed request. */
	expectTrouble: (what: RegExp) => void;
	/** Watches another browser context of the test in the same way. */
	watch: (context: BrowserContext) => void;
	troubles: string[];
	/** Of the admin, from a sign-in of the last minutes. */
	staffCookies: Cookies;
};

const proxies = { caddy: startCaddy, nginx: startNginx };

type OfWorker = {
	/** What ends TLS before the site. */ tlsProxy: keyof typeof proxies;
	site: Site;
	freshSignIn: () => Promise<Cookies>;
};

/** How long the tests of a worker share one sign-in. */
const FRESH_MILLISECONDS = 5 * 60_000;

export const test = base.extend<Options & Watched, OfWorker>({
	consent: ["true", { option: true }],
	signedIn: [false, { option: true }],

	tlsProxy: ["caddy", { option: true, scope: "worker" }],
	site: [
		async ({ tlsProxy }, use) => {
			const site = await startSite(proxies[tlsProxy]);
			await use(site);
			await site.stop();
		},
		{ scope: "worker", timeout: 180_000 },
	],
	freshSignIn: [
		async ({ site }, use) => {
			let kept = await cookiesOfAdmin(site.address);
			let since = Date.now();
			await use(async () => {
				// Ten minutes after the sign-in the office would ask again who it is.
				if (Date.now() - since > FRESH_MILLISECONDS) [kept, since] = [await cookiesOfAdmin(site.address), Date.now()];
				return kept;
			});
		},
		{ scope: "worker" },
	],
	baseURL: async ({ site }, use) => use(site.address),
	launchOptions: [
		async ({ site }, use) =>
			use({ executablePath: pageBrowserPath()!, args: quietBrowser, env: { ...process.env, HOME: site.home } }),
		{ scope: "worker" },
	],
	proxy: async ({}, use) => {
		const way = await openWayOut();
		await use({ server: way.server });
		await way.stop();
	},
	staffCookies: async ({ freshSignIn }, use) => use(await freshSignIn()),
	storageState: async ({ signedIn, staffCookies }, use) => use({ cookies: signedIn ? staffCookies : [], origins: [] }),

	troubles: async ({}, use) => use([]),
	expectTrouble: async ({ troubles }, use, info) => {
		const expected: RegExp[] = [];
		await use((what) => expected.push(what));
		const surprises = troubles.filter((trouble) => !expected.some((what) => what.test(trouble)));
		// A test that failed already has told enough.
		if (surprises.length > 0 && info.status === info.expectedStatus)
			throw new Error(`The browser complained:\n${surprises.join("\n")}`);
	},
	watch: async ({ site, troubles, javaScriptEnabled }, use) =>
		use((context) => watchOver(context, { address: site.address, troubles, scripts: javaScriptEnabled !== false })),
	context: async ({ context, watch, consent, expectTrouble: _ }, use) => {
		watch(context);
		if (consent !== null)
			await context.addInitScript(
				// A frame of another site has a storage of its own, or none.
				(choice) => window === top && location.protocol === "https:" && localStorage.setItem("cookie_consent", choice),
				consent,
			);
		await use(context);
	},
});

/** The name that the session has over TLS. */
export const sessionCookie = "__Host-session";

type Cookies = Awaited<ReturnType<BrowserContext["cookies"]>>;

/**
 * Collects everything a careful visitor would be annoyed by: complaints of the console, failed requests, and calls to
 * other hosts.
 */
function watchOver(
	context: BrowserContext,
	{ address, troubles, scripts }: { address: string; troubles: string[]; scripts: boolean },
): void {
	context.on("console", (line) => {
		// Who has come from a page with a larger copy of the first picture is shown that one, and what was preloaded waits.
		if (/\/media\/\S+ was preloaded using link preload but not used/.test(line.text())) return;
		if (["error", "warning"].includes(line.type())) troubles.push(`console: ${line.text()} (${line.location().url})`);
	});
	context.on("weberror", (problem) => {
		const error = problem.error();
		// Chromium reports a page fade that it gave up, as when a page is left before it was drawn; nothing is lost by it.
		if (/ViewTransition opt-in disabled|Transition was (skipped|aborted)/.test(error.message)) return;
		troubles.push(`page: ${error.name}: ${error.message} ${error.stack}`);
	});
	context.on("request", (request) => {
		if (/^https?:/.test(request.url()) && !request.url().startsWith(`${address}/`))
			troubles.push(`another host: ${request.url()}`);
	});
	context.on("requestfailed", (request) => {
		const why = request.failure()?.errorText ?? "";
		// A page that is left gives up what it was still loading. Playwright switches scripts off by a policy of its own.
		if (why !== "net::ERR_ABORTED" && (scripts || why !== "csp"))
			troubles.push(`request: ${request.method()} ${request.url()} ${why}`);
	});
	context.on("response", (response) => {
		if (response.status() >= 500) troubles.push(`request: ${response.status()} ${response.url()}`);
	});
}

async function cookiesOfAdmin(address: string): Promise<Cookies> {
	const answer = await fetch(`${address}/admin/login`, {
		method: "POST",
		redirect: "manual",
		body: new URLSearchParams(admin),
		headers: { Origin: address },
	});
	const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(`${sessionCookie}=`));
	if (!cookie) throw new Error(`sign-in answered ${answer.status}`);
	return [
		{
			name: sessionCookie,
			value: cookie.slice(sessionCookie.length + 1).split(";")[0]!,
			domain: "localhost",
			path: "/",
			expires: -1,
			httpOnly: true,
			secure: true,
			sameSite: "Lax",
		},
	];
}

/** Opens a page and waits until its script has taken over. */
export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await ready(page);
}

/**
 * React puts a key on every element that it has taken over; what listens beside it (effects) is there once that was
 * painted.
 */
export async function ready(page: Page): Promise<void> {
	await page.waitForFunction(() =>
		Object.keys(document.querySelector("#main") ?? {}).some((key) => key.startsWith("__reactProps")),
	);
	await page.evaluate(
		() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)))),
	);
}

export async function signIn(page: Page, { email, password } = admin): Promise<void> {
	await page.locator("#email").fill(email);
	await page.locator("#password").fill(password);
	await page.getByRole("button", { name: "Anmelden", exact: true }).click();
}

/** Keeps what matches from being answered until the returned function is called. */
export async function hold(page: Page, what: string | RegExp, options = {}): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(
		what,
		async (route) => {
			await promise;
			await route.continue();
		},
		options,
	);
	return resolve;
}

/** Confirms the office's question before something is done. */
export const agree = (page: Page) => page.getByRole("alertdialog").getByRole("button").last().click();

/** Marks the window, so that `sameWindow` can tell whether the page was loaded anew since. */
export async function markWindow(page: Page): Promise<void> {
	await page.evaluate(() => Object.assign(window, { marked: true }));
}

export async function sameWindow(page: Page): Promise<boolean> {
	return page.evaluate(() => "marked" in window);
}

/** Clicks a box of the filters, whose mark follows the address and so comes a moment after the click. */
export async function choose(box: Locator): Promise<void> {
	await box.click();
	await expect(box).toBeChecked();
}

import { pathOf, type Program } from "./debian.ts";

export const chromium: Program = {
	name: "Chromium (or its path in CHROMIUM)",
	places: [
		process.env.CHROMIUM,
		"/usr/bin/chromium",
		"/usr/bin/chromium-browser",
		"/usr/bin/google-chrome",
		"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
	],
	package: "chromium",
};

/** Chromium without a window: the same engine, and a third faster for the tests. */
export const headlessShell: Program = {
	name: "Chromium's headless shell",
	places: ["/usr/bin/chromium-headless-shell"],
	package: "chromium-headless-shell",
};

/** Lets Chromium run as root and without a graphics card, and stops its own network requests. */
export const quietBrowser = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--disable-quic",
];

/** The path of the full browser: from CHROMIUM or one of the usual places; null when there is none. */
export function chromiumPath(): string | null {
	return pathOf(chromium);
}

/** The browser for tests that only need pages: the one in CHROMIUM, else the headless shell if it is installed. */
export function pageBrowserPath(): string | null {
	return process.env.CHROMIUM ? chromiumPath() : (pathOf(headlessShell) ?? chromiumPath());
}

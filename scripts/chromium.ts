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

/** Chromium without a window: the same engine, and the tests take two thirds of the time. */
export const headlessShell: Program = {
	name: "Chromium's headless shell",
	places: ["/usr/bin/chromium-headless-shell"],
	package: "chromium-headless-shell",
};

/**
 * Makes Chromium run as root and without a graphics card, and keeps it from asking the network for anything of its own.
 */
export const quietBrowser = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	"--disable-quic",
];

/** The whole browser: named by CHROMIUM, at one of the usual places, or null. */
export function chromiumPath(): string | null {
	return pathOf(chromium);
}

/**
 * The browser for tests that need no more than pages: the one named by CHROMIUM, else the one without a window where it
 * is there.
 */
export function pageBrowserPath(): string | null {
	return process.env.CHROMIUM ? chromiumPath() : (pathOf(headlessShell) ?? chromiumPath());
}

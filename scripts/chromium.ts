import { pathOf, type Program } from "./debian.ts";

export const chromium: Program = {
	name: "Chromium (or its path in CHROMIUM)",
	places: [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
	package: "chromium",
};

/** Makes Chromium run as root and without a graphics card, and keeps it from asking the network for anything of its own. */
export const quietBrowser = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic"];

/** The browser for the tests: named by CHROMIUM, at one of the usual places, or null. */
export function chromiumPath(): string | null {
	return pathOf(chromium);
}

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";

const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"];

/** Makes Chromium run as root and without a graphics card, and keeps it from asking the network for anything of its own. */
export const quietBrowser = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic"];

/** The browser for the tests: named by CHROMIUM, at one of the usual places, or null. */
export function chromiumPath(): string | null {
	return [process.env.CHROMIUM, ...usual].find((path) => path && existsSync(path)) ?? null;
}

/** As `chromiumPath`; on Debian, as root, installs the package when there is none. */
export function chromiumOrInstall(): string {
	const found = chromiumPath();
	if (found) return found;
	if (existsSync("/usr/bin/apt-get") && userInfo().uid === 0) {
		console.log("Installing Chromium …");
		execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
		execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
			stdio: ["ignore", "ignore", "inherit"],
			env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
		});
	}
	const installed = chromiumPath();
	if (!installed) throw new Error("The browser tests need Chromium: install it, or name it in CHROMIUM.");
	return installed;
}

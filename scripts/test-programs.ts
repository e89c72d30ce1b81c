import { chromium, headlessShell } from "./chromium.ts";
import type { Program } from "./debian.ts";

/** A program in one of the usual folders. */
const program = (name: string, packageName: string = name): Program => ({
	name,
	places: ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin"].map((folder) => `${folder}/${name}`),
	package: packageName,
});

export const firefox = program("firefox-esr");
export const webkit = program("WebKitWebDriver", "webkit2gtk-driver");
/** WebKit needs a screen, even if nobody looks at it. */
export const xvfb = program("Xvfb", "xvfb");
/** Runs the W3C's HTML checker. */
export const java = program("java", "default-jre-headless");

/** What a run of the tests needs: everywhere, and beside it on Linux, where it makes them faster or enables more. */
type Programs = { always: Program[]; onDebian: Program[] };

/** For `npm test`: the browser, the proxy in front of the site, and tools to make the one trust the other. */
export const programsOfTest: Programs = {
	always: [chromium, program("caddy"), program("openssl"), program("certutil", "libnss3-tools")],
	onDebian: [headlessShell, program("systemd-analyze", "systemd")],
};

/** For `npm run test:all`: other browsers, another proxy, and what the W3C's HTML checker needs. */
export const programsOfRest: Programs = {
	always: [...programsOfTest.always, program("nginx"), firefox, webkit, xvfb, java],
	onDebian: programsOfTest.onDebian,
};

/** Build and inspect a container image without an engine, a registry or a daemon. */
export const imagePrograms: Program[] = [program("buildah"), program("mmdebstrap")];

import { chromium, headlessShell } from "./chromium.ts";
import type { Program } from "./debian.ts";

/** A program by its name, where packages usually put it. */
const usual = (name: string, from: string = name): Program => ({
	name,
	places: ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin"].map((folder) => `${folder}/${name}`),
	package: from,
});

export const firefox = usual("firefox-esr");
export const webkit = usual("WebKitWebDriver", "webkit2gtk-driver");
/** WebKit needs a screen, also where nobody looks at it. */
export const xvfb = usual("Xvfb", "xvfb");
/** Runs the W3C's checker of HTML. */
export const java = usual("java", "default-jre-headless");

/**
 * What the browser tests need of the machine: the browser, the proxies that stand before a site, and what makes both
 * trust each other.
 */
export const testPrograms: Program[] = [
	chromium,
	usual("caddy"),
	usual("nginx"),
	usual("openssl"),
	usual("certutil", "libnss3-tools"),
	firefox,
	webkit,
	xvfb,
	java,
];

/** What builds and looks into a container's image without an engine, a registry or a daemon. */
export const imagePrograms: Program[] = [usual("buildah"), usual("mmdebstrap")];

/** What makes the tests quicker or more of them where it is there; only Linux has it. */
export const welcomePrograms: Program[] = [headlessShell, usual("systemd-analyze", "systemd")];

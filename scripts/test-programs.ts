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

/**
 * Programs for the tests: browsers, the proxies in front of the site, tools to make them trust each other, and a server
 * with a mailbox.
 */
export const testPrograms: Program[] = [
	chromium,
	program("caddy"),
	program("nginx"),
	program("openssl"),
	program("certutil", "libnss3-tools"),
	firefox,
	webkit,
	xvfb,
	java,
	program("dovecot", "dovecot-imapd"),
];

/** Build and inspect a container image without an engine, a registry or a daemon. */
export const imagePrograms: Program[] = [program("buildah"), program("mmdebstrap")];

/** Optional programs, for Linux only, that make the tests faster or enable more of them. */
export const optionalPrograms: Program[] = [headlessShell, program("systemd-analyze", "systemd")];

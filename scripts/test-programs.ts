import { chromium, headlessShell } from "./chromium.ts";
import { canInstall, type Program } from "./debian.ts";

/** A program in one of the usual folders. */
const program = (name: string, packageName: string = name): Program => ({
	name,
	places: ["/usr/bin", "/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin"].map((folder) => `${folder}/${name}`),
	package: packageName,
});

export const firefox = program("firefox-esr");
export const webkit = program("WebKitWebDriver", "webkit2gtk-driver");
/** WebKit needs a screen, even a virtual one. */
export const xvfb = program("Xvfb", "xvfb");
/** Runs the W3C's HTML checker. */
export const java = program("java", "default-jre-headless");

export const systemdAnalyze = program("systemd-analyze", "systemd");

/** For `npm test`: the browser, the proxy in front of the site, and tools to make the browser trust the proxy. */
export const programsOfTest: Program[] = [
	canInstall() ? headlessShell : chromium,
	program("caddy"),
	program("openssl"),
	program("certutil", "libnss3-tools"),
];

/** For `npm run test:all`: the full browser and others, another proxy, and Java for the W3C's HTML checker. */
export const programsOfRest: Program[] = [
	...programsOfTest,
	chromium,
	program("nginx"),
	firefox,
	webkit,
	xvfb,
	java,
	...(canInstall() ? [systemdAnalyze] : []),
];

/** Build and inspect a container image without an engine, a registry or a daemon. */
export const imagePrograms: Program[] = [program("buildah"), program("mmdebstrap")];

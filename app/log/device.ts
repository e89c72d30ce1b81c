/** The order matters: a browser's User-Agent also contains the names of browsers that it resembles. */
const browsers: [string, RegExp][] = [
	["Edge", /Edg(e|A|iOS)?\//],
	["Opera", /OPR\//],
	["Samsung Internet", /SamsungBrowser\//],
	["Firefox", /(Firefox|FxiOS)\//],
	["Chrome", /(Chrome|CriOS|Chromium)\//],
	["Safari", /Version\/.*Safari\//],
];
const systems: [string, RegExp][] = [
	["iPad", /iPad/],
	["iPhone", /iPhone/],
	["Android", /Android/],
	["Windows", /Windows/],
	["macOS", /Macintosh|Mac OS X/],
	["ChromeOS", /CrOS/],
	["Linux", /Linux|X11/],
];

/** Guesses browser and system from the User-Agent, well enough to recognise one's own; null for unknown ones. */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
	const first = (names: [string, RegExp][]) => names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
	return { browser: first(browsers), system: first(systems) };
}

/** Browser and system in words of the namespace account. */
export function deviceName(
	userAgent: string,
	t: (key: "unknownDevice" | "unknownBrowser" | "unknownSystem" | "device", values?: Record<string, string>) => string,
): string {
	const { browser, system } = deviceOf(userAgent);
	if (!browser && !system) return t("unknownDevice");
	return t("device", { browser: browser ?? t("unknownBrowser"), system: system ?? t("unknownSystem") });
}

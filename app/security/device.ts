/** In this order: browsers call themselves by the names of those they are like. */
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

/**
 * Browser and system by what the browser calls itself; null for what is not known. Good enough to recognise one's own,
 * no proof of anything.
 */
export function deviceOf(userAgent: string): { browser: string | null; system: string | null } {
	const first = (names: [string, RegExp][]) => names.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
	return { browser: first(browsers), system: first(systems) };
}

/** Browser and system in words, of the text catalogue's namespace account. */
export function deviceName(
	userAgent: string,
	t: (key: "unknownDevice" | "unknownBrowser" | "unknownSystem" | "device", values?: Record<string, string>) => string,
): string {
	const { browser, system } = deviceOf(userAgent);
	if (!browser && !system) return t("unknownDevice");
	return t("device", { browser: browser ?? t("unknownBrowser"), system: system ?? t("unknownSystem") });
}

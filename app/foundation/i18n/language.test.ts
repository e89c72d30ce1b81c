import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { germanPath, isAdminPath, languageOf, languageOfPath, pathIn, savedLanguage } from "./language.ts";

describe("the language of an address", () => {
	test.each([
		["/", "de"],
		["/kontakt", "de"],
		["/en", "en"],
		["/en/", "en"],
		["/en/kontakt", "en"],
		["/english", "de"],
		["/enten", "de"],
		["/kontakt/en", "de"],
		["/EN", "de"],
	] as const)("%s is %s", (path, language) => {
		expect(languageOfPath(path)).toBe(language);
	});

	test("translates to the other language and back", () => {
		expect(pathIn("en", "/")).toBe("/en");
		expect(pathIn("en", "/?a=1")).toBe("/en?a=1");
		expect(pathIn("en", "/#top")).toBe("/en#top");
		expect(pathIn("en", "/angebot/kaufen?q=x")).toBe("/en/angebot/kaufen?q=x");
		expect(pathIn("de", "/kontakt")).toBe("/kontakt");
		expect(germanPath("/en")).toBe("/");
		expect(germanPath("/en/kontakt")).toBe("/kontakt");
		expect(germanPath("/kontakt")).toBe("/kontakt");
		const part = fc.stringMatching(/^[a-z]{1,8}$/).filter((word) => word !== "en" && word !== "admin");
		fc.assert(
			fc.property(fc.array(part), (parts) => germanPath(pathIn("en", `/${parts.join("/")}`)) === `/${parts.join("/")}`),
		);
	});

	test("has no prefix in the office or outside this site", () => {
		expect(pathIn("en", "/admin/dashboard")).toBe("/admin/dashboard");
		expect(pathIn("en", "https://example.com")).toBe("https://example.com");
		expect(pathIn("en", "#anchor")).toBe("#anchor");
		expect(isAdminPath("/admin")).toBe(true);
		expect(isAdminPath("/administration")).toBe(false);
	});
});

describe("the saved language", () => {
	test.each([
		["app_language=EN", "en"],
		["a=1; app_language=DE; b=2", "de"],
		["app_language=en", undefined],
		["app_language=__proto__", undefined],
		["app_language=", undefined],
		["my_app_language=EN", undefined],
		["x=app_language=EN", undefined],
		["", undefined],
		[null, undefined],
	] as const)("in the cookies %j is %s", (cookies, language) => {
		expect(savedLanguage(cookies)).toBe(language);
	});

	test("decides in the office, the address decides everywhere else", () => {
		const requestedIn = (path: string, cookie: string) =>
			languageOf({
				url: new URL(path, "http://localhost"),
				request: new Request("http://localhost/x.data", { headers: { Cookie: cookie } }),
			});
		expect(requestedIn("/admin/dashboard", "app_language=EN")).toBe("en");
		expect(requestedIn("/admin/dashboard", "")).toBe("de");
		expect(requestedIn("/kontakt", "app_language=EN")).toBe("de");
		expect(requestedIn("/en/kontakt", "app_language=DE")).toBe("en");
	});
});

import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { BadSetting, readConfig } from "./config.server.ts";

describe("the settings", () => {
	test("have defaults that work without any of them", () => {
		expect(readConfig({})).toEqual({
			port: 3000,
			host: "127.0.0.1",
			publicUrl: "http://localhost:3000",
			dataDir: resolve("data"),
			databaseUrl: undefined,
			adminEmail: "admin@example.com",
			adminPassword: undefined,
			demoContent: true,
			trustProxy: false,
			translation: null,
			logLevel: "info",
		});
	});

	test("count as unset when they are blank", () => {
		expect(readConfig({ PORT: "", DATABASE_URL: "  ", ADMIN_PASSWORD: "" })).toEqual(readConfig({}));
	});

	test("make the site's own address from the port, and take the slash off its end", () => {
		expect(readConfig({ PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
		expect(readConfig({ PUBLIC_URL: "https://www.example.com//" }).publicUrl).toBe("https://www.example.com");
	});

	test.each([
		["PORT", "80a"],
		["PORT", "-1"],
		["PORT", "65536"],
		["PORT", "3e3"],
		["HOST", "a b"],
		["PUBLIC_URL", "www.example.com"],
		["PUBLIC_URL", "ftp://example.com"],
		["PUBLIC_URL", "javascript:alert(1)"],
		["DATABASE_URL", "mysql://x"],
		["DATABASE_URL", "postgres://"],
		["ADMIN_EMAIL", "nobody"],
		["ADMIN_PASSWORD", "12345"],
		["ADMIN_PASSWORD", "x".repeat(201)],
		["DEMO_CONTENT", "yes"],
		["TRUST_PROXY", "true"],
		["DEEPL_API_KEY", "with a space"],
		["DEEPL_URL", "deepl"],
		["LIBRETRANSLATE_URL", "localhost:5000"],
		["LIBRETRANSLATE_API_KEY", "ä"],
		["LOG_LEVEL", "loud"],
	])("stop the start with one line that names %s when it is %j", (name, value) => {
		const read = () => readConfig({ [name]: value });
		expect(read).toThrow(BadSetting);
		expect(read).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
	});

	test("name DeepL's server by the kind of key, and prefer DeepL to a LibreTranslate server", () => {
		const translation = (env: Record<string, string>) => readConfig(env).translation;
		expect(translation({ DEEPL_API_KEY: "k:fx" })).toEqual({ kind: "deepl", address: "https://api-free.deepl.com", key: "k:fx" });
		expect(translation({ DEEPL_API_KEY: "k", LIBRETRANSLATE_URL: "http://localhost:5000" })).toEqual({ kind: "deepl", address: "https://api.deepl.com", key: "k" });
		expect(translation({ DEEPL_API_KEY: "k", DEEPL_URL: "http://127.0.0.1:1/" })?.address).toBe("http://127.0.0.1:1");
		expect(translation({ LIBRETRANSLATE_URL: "http://localhost:5000/" })).toEqual({ kind: "libretranslate", address: "http://localhost:5000", key: undefined });
		expect(translation({ LIBRETRANSLATE_API_KEY: "k" })).toBeNull();
	});

	test("never repeat a password in the message", () => {
		expect(() => readConfig({ ADMIN_PASSWORD: "12345" })).not.toThrow(/12345/);
	});
});

import { resolve } from "node:path";
import * as v from "valibot";

/** A setting that the program can't start with. Its message names the variable and is meant for the operator. */
export class BadSetting extends Error {}

const onOff = v.pipe(
	v.picklist(["on", "off"], "must be on or off"),
	v.transform((word) => word === "on"),
);
const webAddress = v.pipe(v.string(), v.url("must be an address like https://www.example.com"), v.regex(/^https?:/, "must begin with http:// or https://"));
const key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]+$/, "must be a key without spaces"));
const port = v.pipe(v.string(), v.regex(/^\d{1,5}$/, "must be a number from 0 to 65535"), v.transform(Number), v.maxValue(65535, "must be a number from 0 to 65535"));

const settings = v.object({
	PORT: v.optional(port, "3000"),
	HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/, "must be an address or a host name")), "127.0.0.1"),
	PUBLIC_URL: v.optional(webAddress),
	DATA_DIR: v.optional(v.string(), "./data"),
	DATABASE_URL: v.optional(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/[^\s]+$/, "must begin with postgres:// or postgresql://"))),
	ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email("must be an e-mail address")), "admin@example.com"),
	ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(6, "must have at least 6 characters"), v.maxLength(200, "must have at most 200 characters"))),
	DEMO_CONTENT: v.optional(onOff, "on"),
	TRUST_PROXY: v.optional(onOff, "off"),
	DEEPL_API_KEY: v.optional(key),
	DEEPL_URL: v.optional(webAddress),
	LIBRETRANSLATE_URL: v.optional(webAddress),
	LIBRETRANSLATE_API_KEY: v.optional(key),
	LOG_LEVEL: v.optional(v.picklist(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent"), "info"),
});

/** All settings, checked. Paths are absolute; `publicUrl` has no slash at its end. */
export type Config = {
	port: number;
	host: string;
	publicUrl: string;
	dataDir: string;
	databaseUrl: string | undefined;
	adminEmail: string;
	adminPassword: string | undefined;
	demoContent: boolean;
	trustProxy: boolean;
	translation: TranslationService | null;
	logLevel: "debug" | "info" | "warn" | "error" | "silent";
};

/** Who translates; `address` has no slash at its end. */
export type TranslationService = { kind: "deepl" | "libretranslate"; address: string; key: string | undefined };

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 * @throws BadSetting with one line that names the first variable that is wrong
 */
export function readConfig(env: Record<string, string | undefined>): Config {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ""));
	const read = v.safeParse(settings, given);
	if (!read.success) {
		const issue = read.issues[0];
		throw new BadSetting(`${issue.path?.[0]?.key} ${issue.message}.`);
	}
	const s = read.output;
	return {
		port: s.PORT,
		host: s.HOST,
		publicUrl: withoutSlash(s.PUBLIC_URL ?? `http://localhost:${s.PORT}`),
		dataDir: resolve(s.DATA_DIR),
		databaseUrl: s.DATABASE_URL,
		adminEmail: s.ADMIN_EMAIL,
		adminPassword: s.ADMIN_PASSWORD,
		demoContent: s.DEMO_CONTENT,
		trustProxy: s.TRUST_PROXY,
		translation: translationService(s),
		logLevel: s.LOG_LEVEL,
	};
}

/** DeepL where there is a key for it, else a LibreTranslate server. DeepL's free keys say so at their end, and have a server of their own. */
function translationService(s: v.InferOutput<typeof settings>): TranslationService | null {
	if (s.DEEPL_API_KEY) {
		const usual = s.DEEPL_API_KEY.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com";
		return { kind: "deepl", address: withoutSlash(s.DEEPL_URL ?? usual), key: s.DEEPL_API_KEY };
	}
	if (s.LIBRETRANSLATE_URL) return { kind: "libretranslate", address: withoutSlash(s.LIBRETRANSLATE_URL), key: s.LIBRETRANSLATE_API_KEY };
	return null;
}

function withoutSlash(address: string): string {
	return address.replace(/\/+$/, "");
}

let current: Config | undefined;

/** The settings of this process, read at the first call. The only reader of `process.env` in the app. */
export function config(): Config {
	return (current ??= readConfig(process.env));
}

import { join, resolve } from "node:path";
import * as v from "valibot";

/** A setting that prevents a start. The message names the variable and is meant for the operator. */
export class BadSetting extends Error {}

const textLike = (pattern: RegExp, message: string) => v.pipe(v.string(), v.regex(pattern, message));
const numberLike = (pattern: RegExp, message: string) => v.pipe(textLike(pattern, message), v.transform(Number));
const secret = (length: number) => v.pipe(v.string(), v.minLength(length, `must have at least ${length} characters`));
const onOrOff = v.pipe(
	v.picklist(["on", "off"], "must be on or off"),
	v.transform((word) => word === "on"),
);
const webAddress = v.pipe(
	v.string(),
	v.url("must be an address like https://www.example.com"),
	v.regex(/^https?:/, "must begin with http:// or https://"),
);
/** The site is at the root of its host: the address may end with a slash but has no path. */
const siteAddress = v.pipe(
	webAddress,
	v.check(
		(address) => /^https?:\/\/[^/?#@]+\/*$/.test(address),
		"must be a host without a path, like https://www.example.com",
	),
	v.transform((address) => new URL(address).origin),
);
const key = textLike(/^[\x21-\x7e]+$/, "must be a key without spaces");
const mailAddress = v.pipe(v.string(), v.email("must be an e-mail address"));
const portRange = "must be a number from 0 to 65535";
const port = v.pipe(numberLike(/^\d{1,5}$/, portRange), v.maxValue(65535, portRange));

/** `smtp://user:password@host:587` or `smtps://…:465`; special characters in the password must be %-encoded. */
const mailServer = v.pipe(
	v.string(),
	v.check(
		isMailServer,
		"must be like smtp://user:password@mail.example.com:587 or smtps://user:password@mail.example.com",
	),
	v.transform((address) => new URL(address)),
	v.transform(({ protocol, hostname, port: given, username, password }) => ({
		host: hostname.replace(/^\[|\]$/g, ""),
		port: Number(given) || (protocol === "smtps:" ? 465 : 587),
		/** TLS from the start, not STARTTLS. */
		secure: protocol === "smtps:",
		login: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : null,
	})),
);
const senderForms = "must be like office@example.com or Name <office@example.com>";
const sender = v.pipe(
	textLike(/^([^<>"\r\n]*<[^<>\s]+>|[^<>\s]+)$/, senderForms),
	v.transform((words) => ({
		name: /^(.*)</.exec(words)?.[1]?.trim() ?? "",
		address: /<(.*)>$/.exec(words)?.[1] ?? words,
	})),
	v.check(({ address }) => v.is(mailAddress, address), senderForms),
);
/** The specification's minimum length; the setting can only raise it. */
const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 200;
const passwordRange = "must be a whole number from 6 to 64";

const settings = v.object({
	PORT: v.optional(port, "3000"),
	HOST: v.optional(textLike(/^[\w.:-]+$/, "must be an address or a host name"), "127.0.0.1"),
	PUBLIC_URL: v.optional(siteAddress),
	DATA_DIR: v.optional(v.string(), "./data"),
	DATABASE_URL: v.optional(textLike(/^postgres(ql)?:\/\/[^\s]+$/, "must begin with postgres:// or postgresql://")),
	ADMIN_EMAIL: v.optional(mailAddress, "admin@example.com"),
	ADMIN_PASSWORD: v.optional(
		v.pipe(v.string(), v.maxLength(MAX_PASSWORD_LENGTH, `must have at most ${MAX_PASSWORD_LENGTH} characters`)),
	),
	PASSWORD_MIN_LENGTH: v.optional(
		v.pipe(
			numberLike(/^\d{1,2}$/, passwordRange),
			v.minValue(MIN_PASSWORD_LENGTH, passwordRange),
			v.maxValue(64, passwordRange),
		),
		String(MIN_PASSWORD_LENGTH),
	),
	DEMO_CONTENT: v.optional(onOrOff, "on"),
	S3_ENDPOINT: v.optional(webAddress),
	S3_BUCKET: v.optional(textLike(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket")),
	S3_REGION: v.optional(v.string(), "us-east-1"),
	S3_ACCESS_KEY_ID: v.optional(v.string()),
	S3_SECRET_ACCESS_KEY: v.optional(v.string()),
	SMTP_URL: v.optional(mailServer),
	MAIL_FROM: v.optional(sender),
	CONTACT_MAIL_TO: v.optional(mailAddress),
	CONTACT_WEBHOOK_URL: v.optional(webAddress),
	CONTACT_WEBHOOK_SECRET: v.optional(secret(16)),
	METRICS_TOKEN: v.optional(secret(16)),
	TRUST_PROXY: v.optional(onOrOff, "off"),
	DEEPL_API_KEY: v.optional(key),
	DEEPL_URL: v.optional(webAddress),
	LIBRETRANSLATE_URL: v.optional(webAddress),
	LIBRETRANSLATE_API_KEY: v.optional(key),
	SECRET_KEY: v.optional(secret(32)),
	BACKUP: v.optional(onOrOff, "on"),
	BACKUP_AT: v.optional(textLike(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time like 03:00"), "03:00"),
	BACKUP_DIR: v.optional(v.string()),
	BACKUP_NICE: v.optional(numberLike(/^1?\d$/, "must be a whole number from 0 to 19"), "19"),
	// Only the project's own tests set these two: the first to wait less than a minute, the other for busy machines.
	ROUND_MILLISECONDS: v.optional(numberLike(/^[1-9]\d{1,5}$/, "must be a number from 10 to 999999"), "60000"),
	DATABASE_PATIENCE: v.optional(numberLike(/^[1-9]\d?$/, "must be a whole number from 1 to 99"), "1"),
	LOG_LEVEL: v.optional(
		v.picklist(["debug", "info", "warn", "error", "silent"], "must be debug, info, warn, error or silent"),
		"info",
	),
});

type Settings = v.InferOutput<typeof settings>;
export type MailServer = v.InferOutput<typeof mailServer>;

/** All settings, validated. Paths are absolute; `publicUrl` has no trailing slash. */
export type Config = ReturnType<typeof readConfig>;

/** The translation service; `address` has no trailing slash. */
export type TranslationService = { kind: "deepl" | "libretranslate"; address: string; key: string | undefined };

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 * @throws BadSetting with one line that names the first invalid variable
 */
export function readConfig(env: Record<string, string | undefined>) {
	const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()));
	const read = v.safeParse(settings, given);
	if (!read.success) {
		const issue = read.issues[0];
		throw new BadSetting(`${issue.path?.[0]?.key} ${issue.message}.`);
	}
	const s = read.output;
	if (s.ADMIN_PASSWORD !== undefined && s.ADMIN_PASSWORD.length < s.PASSWORD_MIN_LENGTH)
		throw new BadSetting(`ADMIN_PASSWORD must have at least ${s.PASSWORD_MIN_LENGTH} characters.`);
	return {
		port: s.PORT,
		host: s.HOST,
		publicUrl: s.PUBLIC_URL ?? new URL(`http://localhost:${s.PORT}`).origin,
		/** Without PUBLIC_URL only browsers on this machine can use the site. */
		isPublicUrlSet: s.PUBLIC_URL !== undefined,
		dataDir: resolve(s.DATA_DIR),
		databaseUrl: s.DATABASE_URL,
		adminEmail: s.ADMIN_EMAIL,
		adminPassword: s.ADMIN_PASSWORD,
		/** In characters, for passwords set from now on. */
		passwordMinLength: s.PASSWORD_MIN_LENGTH,
		demoContent: s.DEMO_CONTENT,
		/** An S3-compatible store for pictures; null to keep them in DATA_DIR. */
		s3: s3Settings(s),
		/** Null to write mails to files in DATA_DIR/outbox. */
		mailServer: s.SMTP_URL ?? null,
		mailFrom: s.MAIL_FROM ?? null,
		/** The recipient of contact requests; null for the company's own address. */
		contactMailTo: s.CONTACT_MAIL_TO ?? null,
		webhook: s.CONTACT_WEBHOOK_URL ? { url: s.CONTACT_WEBHOOK_URL, secret: s.CONTACT_WEBHOOK_SECRET ?? null } : null,
		/** The token for /metrics; null if that address does not exist. */
		metricsToken: s.METRICS_TOKEN ?? null,
		trustProxy: s.TRUST_PROXY,
		translation: translationService(s),
		/** The secret for signing and encrypting; null to use a file in DATA_DIR (see secret-key.server.ts). */
		secretKey: s.SECRET_KEY ?? null,
		/** `daily`: whether to make one each day `at` this time ("03:00") in Berlin; `nice`: its niceness, 0 to 19. */
		backup: {
			daily: s.BACKUP,
			at: s.BACKUP_AT,
			folder: resolve(s.BACKUP_DIR ?? join(s.DATA_DIR, "backups")),
			nice: s.BACKUP_NICE,
		},
		/** Between two rounds of the minute work. */
		roundMilliseconds: s.ROUND_MILLISECONDS,
		/** Multiplies the usual wait for the database. */
		databasePatience: s.DATABASE_PATIENCE,
		logLevel: s.LOG_LEVEL,
	};
}

/** Returns a line for each variable that begins like a setting but is none: SMTP_PASSWORD or SMPT_URL, for example. */
export function unknownSettings(env: Record<string, string | undefined> = process.env): string[] {
	const names = Object.keys(settings.entries);
	// With its letters sorted, a word with two letters swapped is the same.
	const firstWord = (name: string) => [...name.split("_")[0]!].sort().join("");
	const unknown = Object.keys(env).filter((name) => name.includes("_") && !names.includes(name));
	return unknown.flatMap((name) => {
		const alike = names.filter((known) => firstWord(known) === firstWord(name));
		return alike.length > 0 ? `${name} is not a setting; did you mean ${alike.join(" or ")}?` : [];
	});
}

/** DeepL if there is a key for it, else a LibreTranslate server. Free keys end with ":fx" and have their own server. */
function translationService(s: Settings): TranslationService | null {
	if (s.DEEPL_API_KEY) {
		const defaultAddress = s.DEEPL_API_KEY.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com";
		return { kind: "deepl", address: withoutSlash(s.DEEPL_URL ?? defaultAddress), key: s.DEEPL_API_KEY };
	}
	if (s.LIBRETRANSLATE_URL)
		return { kind: "libretranslate", address: withoutSlash(s.LIBRETRANSLATE_URL), key: s.LIBRETRANSLATE_API_KEY };
	return null;
}

function withoutSlash(address: string): string {
	return address.replace(/\/+$/, "");
}

function s3Settings(s: Settings) {
	const names = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
	const missing = names.filter((name) => s[name] === undefined);
	if (missing.length === names.length) return null;
	if (missing.length > 0)
		throw new BadSetting(`${missing[0]} is missing: the S3 settings are given together or not at all.`);
	return {
		endpoint: s.S3_ENDPOINT!,
		bucket: s.S3_BUCKET!,
		region: s.S3_REGION,
		accessKeyId: s.S3_ACCESS_KEY_ID!,
		secretAccessKey: s.S3_SECRET_ACCESS_KEY!,
	};
}

let current: Config | undefined;

/** The settings of this process, read at the first call. Nothing else in the app reads `process.env`. */
export function config(): Config {
	return (current ??= readConfig(process.env));
}

function isMailServer(address: string): boolean {
	try {
		const { protocol, hostname, pathname, search, hash, username, password } = new URL(address);
		decodeURIComponent(username + password);
		return (
			/^smtps?:$/.test(protocol) &&
			/^([\w.-]+|\[[\da-f:.]+\])$/i.test(hostname) &&
			pathname.length <= 1 &&
			search + hash === ""
		);
	} catch {
		return false;
	}
}

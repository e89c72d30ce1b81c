import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { BadSetting, readConfig, unknownSettings } from "./config.server.ts";

describe("the settings", () => {
	test("have defaults, so that none is required", () => {
		expect(readConfig({})).toEqual({
			port: 3000,
			host: "127.0.0.1",
			publicUrl: "http://localhost:3000",
			isPublicUrlSet: false,
			dataDir: resolve("data"),
			databaseUrl: undefined,
			adminEmail: "admin@example.com",
			adminPassword: undefined,
			passwordMinLength: 6,
			metricsToken: null,
			s3: null,
			demoContent: true,
			mailServer: null,
			mailFrom: null,
			contactMailTo: null,
			webhook: null,
			trustProxy: false,
			translation: null,
			secretKey: null,
			backup: { daily: true, at: "03:00", folder: resolve("data/backups"), nice: 19 },
			roundMilliseconds: 60_000,
			databasePatience: 1,
			logLevel: "info",
		});
	});

	test("count as unset when they are blank", () => {
		expect(readConfig({ PORT: "", DATABASE_URL: "  ", ADMIN_PASSWORD: "" })).toEqual(readConfig({}));
	});

	test("derive the site's own address from the port, and remove the slash at its end", () => {
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
		["PUBLIC_URL", "https://www.example.com/site"],
		["PUBLIC_URL", "https://name:word@www.example.com"],
		["PUBLIC_URL", "https://www.example.com?x"],
		["PUBLIC_URL", "ftp://example.com"],
		["PUBLIC_URL", "javascript:alert(1)"],
		["DATABASE_URL", "mysql://x"],
		["DATABASE_URL", "postgres://"],
		["ADMIN_EMAIL", "nobody"],
		["ADMIN_PASSWORD", "12345"],
		["ADMIN_PASSWORD", "x".repeat(201)],
		["PASSWORD_MIN_LENGTH", "5"],
		["PASSWORD_MIN_LENGTH", "65"],
		["PASSWORD_MIN_LENGTH", "8.5"],
		["PASSWORD_MIN_LENGTH", "viele"],
		["DEMO_CONTENT", "yes"],
		["BACKUP", "daily"],
		["BACKUP_AT", "3:00"],
		["BACKUP_AT", "24:00"],
		["BACKUP_NICE", "20"],
		["BACKUP_NICE", "-5"],
		["ROUND_MILLISECONDS", "5"],
		["DATABASE_PATIENCE", "0"],
		["SMTP_URL", "mail.example.com"],
		["SMTP_URL", "http://mail.example.com"],
		["SMTP_URL", "smtp://"],
		["SMTP_URL", "smtp://mail.example.com:99999"],
		["SMTP_URL", "smtp://mail.example.com/?pool=true"],
		["SMTP_URL", "smtp://user:100%@mail.example.com"],
		["MAIL_FROM", "Office"],
		["MAIL_FROM", "Office <office>"],
		["MAIL_FROM", "a@example.com, b@example.com"],
		["MAIL_FROM", "Office <a@example.com> <b@example.com>"],
		["CONTACT_MAIL_TO", "office"],
		["CONTACT_WEBHOOK_URL", "hooks.example.com"],
		["CONTACT_WEBHOOK_SECRET", "short"],
		["TRUST_PROXY", "true"],
		["DEEPL_API_KEY", "with a space"],
		["DEEPL_URL", "deepl"],
		["LIBRETRANSLATE_URL", "localhost:5000"],
		["LIBRETRANSLATE_API_KEY", "ä"],
		["SECRET_KEY", "x".repeat(31)],
		["LOG_LEVEL", "loud"],
	])("stop the start with one line that names %s when it is %j", (name, value) => {
		const read = () => readConfig({ [name]: value });
		expect(read).toThrow(BadSetting);
		expect(read).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
	});

	test("choose DeepL's server by the kind of key, and prefer DeepL to a LibreTranslate server", () => {
		const translation = (env: Record<string, string>) => readConfig(env).translation;
		expect(translation({ DEEPL_API_KEY: "k:fx" })).toEqual({
			kind: "deepl",
			address: "https://api-free.deepl.com",
			key: "k:fx",
		});
		expect(translation({ DEEPL_API_KEY: "k", LIBRETRANSLATE_URL: "http://localhost:5000" })).toEqual({
			kind: "deepl",
			address: "https://api.deepl.com",
			key: "k",
		});
		expect(translation({ DEEPL_API_KEY: "k", DEEPL_URL: "http://127.0.0.1:1/" })?.address).toBe("http://127.0.0.1:1");
		expect(translation({ LIBRETRANSLATE_URL: "http://localhost:5000/" })).toEqual({
			kind: "libretranslate",
			address: "http://localhost:5000",
			key: undefined,
		});
		expect(translation({ LIBRETRANSLATE_API_KEY: "k" })).toBeNull();
	});

	test("can raise the minimum length of passwords, including the first admin's", () => {
		expect(readConfig({ PASSWORD_MIN_LENGTH: "12", ADMIN_PASSWORD: "x".repeat(12) }).passwordMinLength).toBe(12);
		expect(() => readConfig({ PASSWORD_MIN_LENGTH: "12", ADMIN_PASSWORD: "x".repeat(11) })).toThrow(
			"ADMIN_PASSWORD must have at least 12 characters.",
		);
	});

	test("accept a mail server with its password, and choose port and encryption by its address", () => {
		expect(readConfig({ SMTP_URL: "smtp://office%40example.com:p%2Fw%3A@mail.example.com" }).mailServer).toEqual({
			host: "mail.example.com",
			port: 587,
			secure: false,
			login: { user: "office@example.com", pass: "p/w:" },
		});
		expect(readConfig({ SMTP_URL: "smtps://mail.example.com" }).mailServer).toEqual({
			host: "mail.example.com",
			port: 465,
			secure: true,
			login: null,
		});
		expect(readConfig({ SMTP_URL: "smtp://[::1]:2525/" }).mailServer).toMatchObject({ host: "::1", port: 2525 });
	});

	test("accept a sender with and without a name", () => {
		expect(readConfig({ MAIL_FROM: "Müller Baumaschinen <office@example.com>" }).mailFrom).toEqual({
			name: "Müller Baumaschinen",
			address: "office@example.com",
		});
		expect(readConfig({ MAIL_FROM: "office@example.com" }).mailFrom).toEqual({
			name: "",
			address: "office@example.com",
		});
	});

	test("accept a webhook with and without a secret", () => {
		expect(readConfig({ CONTACT_WEBHOOK_URL: "https://hooks.example.com/x" }).webhook).toEqual({
			url: "https://hooks.example.com/x",
			secret: null,
		});
		expect(
			readConfig({ CONTACT_WEBHOOK_URL: "https://hooks.example.com/x", CONTACT_WEBHOOK_SECRET: "0123456789abcdef" })
				.webhook?.secret,
		).toBe("0123456789abcdef");
	});

	test("know a variable that begins like one of them and is none, and name those that were meant", () => {
		expect(unknownSettings({ SMTP_PASSWORD: "geheim", SMPT_URL: "x", BACKUP_TIME: "04:00", S3_KEY: "x" })).toEqual([
			"SMTP_PASSWORD is not a setting; did you mean SMTP_URL?",
			"SMPT_URL is not a setting; did you mean SMTP_URL?",
			"BACKUP_TIME is not a setting; did you mean BACKUP or BACKUP_AT or BACKUP_DIR or BACKUP_NICE?",
			expect.stringMatching(/^S3_KEY is not a setting; did you mean S3_ENDPOINT or .* or S3_SECRET_ACCESS_KEY\?$/),
		]);
		expect(unknownSettings({ SMTP_URL: "", BACKUP: "on", HOSTNAME: "a", LOGNAME: "b", MAIL: "c", PATH: "d" })).toEqual(
			[],
		);
	});

	test("never repeat a password in the message", () => {
		expect(() => readConfig({ ADMIN_PASSWORD: "12345" })).not.toThrow(/12345/);
		expect(() => readConfig({ SMTP_URL: "smtp://user:geheim@mail.example.com/x" })).not.toThrow(/geheim/);
		expect(() => readConfig({ CONTACT_WEBHOOK_SECRET: "geheim" })).not.toThrow(/geheim/);
	});
});

import { betterAuth } from "better-auth";
import type { KyselyPlugin } from "kysely";
import { config } from "../config.server.ts";
import { db, engine } from "../database/client.server.ts";
import { hashPassword, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, verifyPassword } from "./password.server.ts";
import { sessionSecret } from "./secret.server.ts";
import { sessionCookieName } from "./session-cookie.server.ts";

const HOUR = 3600;
/** A session that is not used ends after this many seconds. */
const IDLE_SECONDS = 12 * HOUR;
/** How often use prolongs it. */
const PROLONG_SECONDS = HOUR / 4;

/** The library's table and field names, as the schema has them. */
const stamps = { createdAt: "created_at", updatedAt: "updated_at" };

async function build() {
	const secure = config().publicUrl.startsWith("https:");
	return betterAuth({
		appName: "site",
		baseURL: config().publicUrl,
		secret: await sessionSecret(),
		database: { db: accountsDatabase(), type: engine() },
		user: { modelName: "users", fields: { emailVerified: "email_verified", ...stamps } },
		session: {
			modelName: "sessions",
			fields: { userId: "user_id", expiresAt: "expires_at", ipAddress: "ip_address", userAgent: "user_agent", ...stamps },
			expiresIn: IDLE_SECONDS,
			updateAge: PROLONG_SECONDS,
			cookieCache: { enabled: false },
		},
		account: {
			modelName: "accounts",
			fields: {
				userId: "user_id",
				accountId: "account_id",
				providerId: "provider_id",
				accessToken: "access_token",
				refreshToken: "refresh_token",
				idToken: "id_token",
				accessTokenExpiresAt: "access_token_expires_at",
				refreshTokenExpiresAt: "refresh_token_expires_at",
				...stamps,
			},
		},
		verification: { modelName: "verifications", fields: { expiresAt: "expires_at", ...stamps } },
		emailAndPassword: {
			enabled: true,
			disableSignUp: true,
			minPasswordLength: PASSWORD_MIN_LENGTH,
			maxPasswordLength: PASSWORD_MAX_LENGTH,
			password: { hash: hashPassword, verify: verifyPassword },
		},
		// Its own addresses are not mounted; sign-in is throttled by our action (see sign-in.server.ts).
		rateLimit: { enabled: false },
		telemetry: { enabled: false },
		logger: { disabled: true },
		advanced: {
			// Whose address it is, the throttle knows for a minute; a session need not keep it.
			ipAddress: { disableIpTracking: true },
			useSecureCookies: false,
			cookies: { session_token: { name: sessionCookieName(), attributes: { secure, httpOnly: true, sameSite: "lax", path: "/" } } },
		},
	});
}

let built: ReturnType<typeof build> | undefined;

/** The accounts library on our database: checks passwords, keeps sessions. */
export function accountsLibrary(): ReturnType<typeof build> {
	return (built ??= build().catch((error: unknown) => {
		// A database that was away when first asked must not stay broken for good.
		built = undefined;
		throw error;
	}));
}

/**
 * Our database in the values the library expects. It turns SQLite's values by itself; from PostgreSQL it
 * takes dates, while ours come as text.
 */
function accountsDatabase() {
	const plain = db().withoutPlugins();
	return engine() === "postgres" ? plain.withPlugin(datesFromText) : plain;
}

const dateColumns = ["created_at", "updated_at", "expires_at", "access_token_expires_at", "refresh_token_expires_at"];

const datesFromText: KyselyPlugin = {
	transformQuery: ({ node }) => node,
	async transformResult({ result }) {
		for (const row of result.rows) {
			for (const column of dateColumns) if (typeof row[column] === "string") row[column] = new Date(row[column]);
		}
		return result;
	},
};

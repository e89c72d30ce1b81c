import { createHash, createHmac } from "node:crypto";
import { config } from "../config/config.server.ts";
import { type Language, pathIn } from "../i18n/language.ts";
import { secretKey } from "../config/secret-key.server.ts";

/** The page that links in mails open. */
export const ALERTS_PATH = "/suchauftrag/verwalten";

/**
 * The token of a subscriber's links. It is computed each time: every mail has the same one, and the database keeps only
 * its hash.
 */
export function tokenOf(subscriberId: string): string {
	return createHmac("sha256", secretKey("search alerts")).update(subscriberId).digest("base64url");
}

export function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}

/** The address at which a subscriber confirms and ends their alerts. */
export function linkFor(subscriberId: string, language: Language): string {
	return `${config().publicUrl}${pathIn(language, ALERTS_PATH)}?link=${tokenOf(subscriberId)}`;
}

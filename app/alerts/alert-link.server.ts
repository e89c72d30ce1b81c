import { config } from "../foundation/config/config.server.ts";
import { type Language, pathIn } from "../foundation/i18n/language.ts";
import { signatureOf } from "../foundation/config/tokens.server.ts";

/** The page that links in mails open. */
export const ALERTS_PATH = "/suchauftrag/verwalten";

/**
 * The token of a subscriber's links. It is computed each time: every mail has the same one, and the database keeps only
 * its hash.
 */
export function tokenOf(subscriberId: string): string {
	return signatureOf(subscriberId, "search alerts");
}

/** The address at which a subscriber confirms and ends their alerts. */
export function linkFor(subscriberId: string, language: Language): string {
	return `${config().publicUrl}${pathIn(language, ALERTS_PATH)}?link=${tokenOf(subscriberId)}`;
}

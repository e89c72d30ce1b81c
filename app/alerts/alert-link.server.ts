import { config } from "../foundation/config/config.server.ts";
import { type Language, pathIn } from "../foundation/i18n/language.ts";
import { signatureOf } from "../foundation/config/tokens.server.ts";

/** The page that links in mails open. */
export const ALERTS_PATH = "/suchauftrag/verwalten";

/** The token of a subscriber's links: the same in every mail, and never stored but as a hash. */
export function tokenOf(subscriberId: string): string {
	return signatureOf(subscriberId, "search alerts");
}

export function linkFor(subscriberId: string, language: Language): string {
	return `${config().publicUrl}${pathIn(language, ALERTS_PATH)}?link=${tokenOf(subscriberId)}`;
}

import { config } from "../../foundation/config/config.server.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { tryMailServer } from "../../mail/send-mail.server.ts";
import type { Probed } from "./finding.ts";

const MAIL_MILLISECONDS = 8000;

/** Signs in to the mail server and sends nothing. */
export async function probeMailServer(language: Language): Promise<Probed> {
	const { mailServer } = config();
	if (!mailServer) return { state: "look", words: "probed.mail.none" };
	const reason = await tryMailServer(mailServer, MAIL_MILLISECONDS);
	if (reason === null) return { state: "good", words: "probed.mail.good" };
	return {
		state: "bad",
		words: "probed.mail.bad",
		values: { reason: textsIn(language).of("outbox")(`reason.${reason}`) },
	};
}

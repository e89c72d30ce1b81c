import { config } from "../config/config.server.ts";
import { textsIn } from "../i18n/texts.server.ts";
import type { Language } from "../i18n/language.ts";
import { tryMailServer } from "../outbox/send-mail.server.ts";
import type { Sender } from "../rate-limit/sender.ts";
import { translateFor } from "../translation/office-translation.server.ts";
import type { Probed } from "./finding.ts";

const MAIL_MILLISECONDS = 8000;

/** Tries the outside services at the same time: sends no mail, translates one word. Takes ten seconds at most. */
export function probe(by: Sender, language: Language): Promise<Probed[]> {
	return Promise.all([probeMailServer(language), probeTranslator(by, language)]);
}

async function probeMailServer(language: Language): Promise<Probed> {
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

async function probeTranslator(by: Sender, language: Language): Promise<Probed> {
	if (!config().translation) return { state: "good", words: "probed.translator.none" };
	const answer = await translateFor(by, "Bagger");
	if (answer.ok) return { state: "good", words: "probed.translator.good" };
	return {
		state: "bad",
		words: "probed.translator.bad",
		values: {
			reason: textsIn(language).of("translation")(`reason.${answer.reason}`, { seconds: answer.seconds ?? 0 }),
		},
	};
}

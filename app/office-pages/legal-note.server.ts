import { staffOrNull } from "../accounts/session.server.ts";
import type { Company } from "../company/company-fields.ts";
import { lackingFacts } from "../company/lacking-facts.server.ts";
import type { Language } from "../i18n/language.ts";
import { textsIn } from "../i18n/texts.server.ts";

/** What an admin reads above a legal page that lacks facts, and nobody else: the sentence, and the words of the link. */
export async function legalNote(
	facts: Company,
	language: Language,
	...[request, context]: Parameters<typeof staffOrNull>
): Promise<{ text: string; link: string } | null> {
	const places = lackingFacts(facts, language);
	if (places === "" || (await staffOrNull(request, context))?.role !== "admin") return null;
	const texts = textsIn(language);
	return { text: texts.of("zustand")("legalLacking", { places }), link: texts.of("company")("title") };
}

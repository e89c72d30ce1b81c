import { knownContactRequestDays } from "../../requests/retention.server.ts";
import { companyFor, publicPart } from "../../company/company.server.ts";
import type { Language } from "../../i18n/language.ts";
import { legalNote } from "../../office-pages/legal-note.server.ts";
import { publicLoader } from "../../request/public-loader.server.ts";
import { privacyDe } from "../../site/legal/privacy-de.ts";
import { privacyEn } from "../../site/legal/privacy-en.ts";
import { LegalPage } from "../../site/legal/legal-page.tsx";
import type { Route } from "./+types/privacy";

const texts: Record<Language, typeof privacyDe> = { de: privacyDe, en: privacyEn };

/** The server sends the text in one language only, because it is long and usually read once. */
export const loader = publicLoader({}, async ({ language, request, context }) => {
	const facts = await companyFor(context);
	const text = texts[language]({
		company: publicPart(facts),
		facts,
		contactRequestDays: await knownContactRequestDays(),
	});
	return { text, note: await legalNote(facts, language, request, context) };
});

export default function Legal({ loaderData }: Route.ComponentProps) {
	return <LegalPage {...loaderData} />;
}

import { companyFor, publicPart } from "../../company/company.server.ts";
import type { Language } from "../../i18n/language.ts";
import { legalNote } from "../../office-pages/legal-note.server.ts";
import { publicLoader } from "../../request/public-loader.server.ts";
import { imprintDe } from "../../site/legal/imprint-de.ts";
import { imprintEn } from "../../site/legal/imprint-en.ts";
import { LegalPage } from "../../site/legal/legal-page.tsx";
import type { Route } from "./+types/imprint";

const texts: Record<Language, typeof imprintDe> = { de: imprintDe, en: imprintEn };

/** The server sends the text in one language only, because it is long and usually read once. */
export const loader = publicLoader({}, async ({ language, request, context }) => {
	const facts = await companyFor(context);
	const text = texts[language]({ company: publicPart(facts), facts });
	return { text, note: await legalNote(facts, language, request, context) };
});

export default function Legal({ loaderData }: Route.ComponentProps) {
	return <LegalPage {...loaderData} />;
}

import { knownContactRequestDays } from "../../requests/retention.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { operator } from "../../site/company.ts";
import { privacyDe } from "../../site/legal/privacy-de.ts";
import { privacyEn } from "../../site/legal/privacy-en.ts";
import { LegalPage } from "../../site/legal/legal-page.tsx";

const texts: Record<Language, typeof privacyDe> = { de: privacyDe, en: privacyEn };

/** The server sends the text in one language only, because it is long and usually read once. */
export const loader = publicLoader({}, async ({ language }) =>
	texts[language]({ ...operator, contactRequestDays: await knownContactRequestDays() }),
);

export default LegalPage;

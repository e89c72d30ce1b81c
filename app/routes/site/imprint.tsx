import type { Language } from "../../foundation/i18n/language.ts";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { operator } from "../../site/company.ts";
import { imprintDe } from "../../site/legal/imprint-de.ts";
import { imprintEn } from "../../site/legal/imprint-en.ts";
import { LegalPage } from "../../site/legal/legal-page.tsx";

const texts: Record<Language, typeof imprintDe> = { de: imprintDe, en: imprintEn };

/** The server sends the text in one language only, because it is long and usually read once. */
export const loader = publicLoader({}, ({ language }) => texts[language](operator));

export default LegalPage;

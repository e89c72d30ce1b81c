import { config } from "../config.server.ts";
import type { Language } from "../i18n/language.ts";
import { company, operator } from "../site/company.ts";

/** Where mails to the office go, in which language, and how a visitor reaches it by phone. */
export function office(): { address: string; language: Language; phone: string } {
	return { address: config().contactMailTo ?? company.email, language: operator.officeLanguage, phone: company.phone };
}

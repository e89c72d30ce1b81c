import { config } from "../config.server.ts";
import type { Language } from "../i18n/language.ts";
import { operator } from "../site/company.ts";

/** Where mails to the office go, in which language, and how a visitor reaches it by phone. */
export function office(): { address: string; language: Language; phone: string } {
	return {
		address: config().contactMailTo ?? operator.email,
		language: operator.officeLanguage,
		phone: operator.phone,
	};
}

import { config } from "../foundation/config/config.server.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { operator } from "../site/company.ts";

export function office(): { address: string; language: Language; phone: string } {
	return {
		address: config().contactMailTo ?? operator.email,
		language: operator.officeLanguage,
		phone: operator.phone,
	};
}

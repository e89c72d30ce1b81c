import { config } from "../config/config.server.ts";
import { type Language, pathIn } from "../i18n/language.ts";
import type { SheetFrame } from "../offers/sheet/data-sheet.server.ts";
import { publicCompany } from "../company/company.server.ts";

/** What every data sheet says of the dealer, and the address of the machine's page. */
export async function sheetFrame(language: Language): Promise<SheetFrame> {
	const { name, legalName, street, place, phone, email } = await publicCompany();
	const joined = (sign: string, ...parts: (string | null)[]) => parts.filter(Boolean).join(sign);
	return {
		dealer: { name, lines: [legalName, joined(", ", street, place), joined(" · ", phone, email)].filter(Boolean) },
		address: (offer) => config().publicUrl + pathIn(language, `/angebot/detail/${offer}`),
	};
}

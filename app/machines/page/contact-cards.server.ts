import type { Language } from "../../foundation/i18n/language.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { contactsOnSite, type NamedContact } from "../../office/frame/people.server.ts";
import { sharedContact } from "../offers.server.ts";
import { saleSettings } from "../sale-settings.server.ts";

/** Whom to ask about these machines, if they share a contact; without a machine those of sales and of hire. */
export function contactsOfForm(ids: readonly string[], language: Language): Promise<NamedContact[]> {
	return ids.length > 0 ? sharedContact(ids) : salesContacts(language);
}

/** Whom visitors ask about buying and about hiring, as far as the website shows them. */
export async function salesContacts(language: Language): Promise<NamedContact[]> {
	const { sale_contact: sale, hire_contact: hire } = await saleSettings();
	const shown = await contactsOnSite([sale, hire]);
	const t = textsIn(language).of("ueberUns");
	const card = (id: string | null, about: string) => {
		const contact = shown.get(id ?? "");
		return contact ? [{ ...contact, about }] : [];
	};
	if (sale === hire) return card(sale, t("salesAndHire"));
	return [...card(sale, t("sales")), ...card(hire, t("hire"))];
}

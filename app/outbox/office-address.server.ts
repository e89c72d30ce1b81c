import { companyFacts, publicPart } from "../company/company.server.ts";
import { config } from "../config/config.server.ts";
import type { Connection } from "../database/client.server.ts";
import type { Language } from "../i18n/language.ts";

type Office = { address: string; language: Language; phone: string | null };

/**
 * The address and language of mails to the office, and the phone number for visitors. As long as nobody has set an
 * address, mails go to the first admin: none is lost.
 */
export async function office(t: Connection): Promise<Office> {
	const { email, phone, office_language } = await companyFacts(t);
	const address = config().contactMailTo ?? email ?? (await firstAdmin(t)) ?? siteAddress();
	return { address, language: office_language, phone };
}

async function firstAdmin(t: Connection): Promise<string | undefined> {
	const admin = await t
		.selectFrom("users")
		.select("email")
		.where("role", "=", "admin")
		.where("locked_at", "is", null)
		.orderBy("created_at")
		.executeTakeFirst();
	return admin?.email;
}

/** Whose name mails carry, and from which address: MAIL_FROM, the dealer's own, or one at the site's domain. */
export async function mailSender(): Promise<{ name: string; address: string }> {
	const { mailFrom } = config();
	if (mailFrom) return mailFrom;
	const facts = await companyFacts();
	return { name: publicPart(facts).name, address: facts.email ?? siteAddress() };
}

/** An address at the site's own domain. */
const siteAddress = () => `office@${new URL(config().publicUrl).hostname}`;

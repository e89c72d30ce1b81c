import { linesIn } from "../../company/company-lines.ts";
import { known, type LegalFacts, type LegalText, said, section } from "./legal-text.ts";

/** A translation; only the German text is binding. */
export function imprintEn({ company, facts: c }: Pick<LegalFacts, "company" | "facts">): LegalText {
	const { legalName, street, place, phone, email } = company;
	const address = known([street, place, (street || place) && "Germany"]);
	return {
		title: "Legal notice",
		description: `Provider, contact, commercial register and VAT identification number: ${known([legalName, company.city], ", ")}.`,
		intro:
			"Information under § 5 of the German Digital Services Act (Digitale-Dienste-Gesetz, DDG). This is a translation; the German text is binding.",
		sections: [
			...section("Provider", [
				known([legalName, address]),
				said`Represented by its managing directors: ${linesIn(c.directors).join(", ")}`,
			]),
			...section("Contact", [known([said`Phone: ${phone}`, said`E-mail: ${email}`])]),
			...section("Commercial register", [
				known([said`Register court: ${c.register_court}`, said`Register number: ${c.register_number}`]),
			]),
			...section("VAT", [
				said`VAT identification number under § 27a of the German VAT Act (Umsatzsteuergesetz): ${c.vat_id}`,
			]),
			...section("Responsible for the content", [
				said`Responsible under § 18 (2) of the German State Media Treaty (Medienstaatsvertrag, MStV):\n${known([c.content_responsible, c.content_responsible && address])}`,
			]),
			...section("Hosting", [
				said`This website is hosted by:\n${known([c.hosting_name, c.hosting_name && c.hosting_address])}`,
			]),
			{
				heading: "Consumer disputes",
				blocks: [
					"We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board (§ 36 of the German Consumer Dispute Resolution Act, VSBG). If something is wrong, please talk to us directly.",
				],
			},
			{
				heading: "Offers on this website",
				blocks: [
					"The machines shown are offered without obligation. A contract is made only when we confirm your order or hire enquiry in writing or in text form. Prices are exclusive of statutory VAT and transport unless stated otherwise. Offers are subject to prior sale and to errors.",
				],
			},
			{
				heading: "Liability for content and links",
				blocks: [
					"We have prepared the content of this website with care. For our own content we are responsible under general law. For third-party information that we transmit or store, the liability rules of the EU Digital Services Act (Regulation (EU) 2022/2065) and of §§ 7 ff. DDG apply.",
					"The operators of linked websites are responsible for what they publish. When we set the links, no infringement was apparent. If we learn of one, we remove the link.",
				],
			},
			{
				heading: "Copyright",
				blocks: [
					"Texts, pictures and data sheets on this website are protected by copyright. You are welcome to print and copy them when deciding on a purchase. Any other use that copyright law does not allow anyway needs our consent in text form.",
				],
			},
		],
	};
}

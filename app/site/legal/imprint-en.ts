import type { operator } from "../company.ts";
import type { LegalText } from "./legal-text.ts";

/** A translation; only the German text is binding. */
export function imprintEn(c: typeof operator): LegalText {
	const address = `${c.street}\n${c.postalCode} ${c.city}\nGermany`;
	return {
		title: "Legal notice",
		description: `Provider, contact, commercial register and VAT identification number of ${c.legalName} in ${c.city}, Germany.`,
		intro:
			"Information under § 5 of the German Digital Services Act (Digitale-Dienste-Gesetz, DDG). This is a translation; the German text is binding.",
		sections: [
			{
				heading: "Provider",
				blocks: [
					`${c.legalName}\n${address}`,
					`Represented by its managing directors: ${c.managingDirectors.join(", ")}`,
				],
			},
			{ heading: "Contact", blocks: [`Phone: ${c.phone}\nE-mail: ${c.email}`] },
			{
				heading: "Commercial register",
				blocks: [`Register court: ${c.register.court}\nRegister number: ${c.register.number}`],
			},
			{
				heading: "VAT",
				blocks: [`VAT identification number under § 27a of the German VAT Act (Umsatzsteuergesetz): ${c.vatId}`],
			},
			{
				heading: "Responsible for the content",
				blocks: [
					`Responsible under § 18 (2) of the German State Media Treaty (Medienstaatsvertrag, MStV):\n${c.contentResponsible}\n${address}`,
				],
			},
			{ heading: "Hosting", blocks: [`This website is hosted by:\n${c.hosting.name}\n${c.hosting.address}`] },
			{
				heading: "Consumer disputes",
				blocks: [
					"We are neither willing nor obliged to take part in dispute resolution proceedings before a consumer arbitration board (§ 36 of the German Consumer Dispute Resolution Act, VSBG). If something is wrong, please talk to us directly.",
				],
			},
			{
				heading: "Offers on this website",
				blocks: [
					"The machines shown are offered without obligation. A contract is made only when we confirm your order or hire enquiry in writing or in text form. Prices are exclusive of statutory VAT and transport unless stated otherwise. Offers are subject to prior sale and to errors. We send you our terms of sale and hire with every quotation, and in advance on request.",
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

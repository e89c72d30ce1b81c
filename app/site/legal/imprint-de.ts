import { linesIn } from "../../company/company-lines.ts";
import { known, type LegalFacts, type LegalText, said, section } from "./legal-text.ts";

/*
 * The European platform for online dispute resolution was closed on 20 July 2025, so there is no link to it.
 * The DDG replaced the TMG on 14 May 2024.
 */
export function imprintDe({ company, facts: c }: Pick<LegalFacts, "company" | "facts">): LegalText {
	const { legalName, street, place, phone, email } = company;
	const address = known([street, place]);
	return {
		title: "Impressum",
		description: `Anbieter, Kontakt, Handelsregister und Umsatzsteuer-Identifikationsnummer: ${known([legalName, company.city], ", ")}.`,
		intro: "Angaben nach § 5 Digitale-Dienste-Gesetz (DDG)",
		sections: [
			...section("Anbieter", [
				known([legalName, address, address && "Deutschland"]),
				said`Vertreten durch die Geschäftsführung: ${linesIn(c.directors).join(", ")}`,
			]),
			...section("Kontakt", [known([said`Telefon: ${phone}`, said`E-Mail: ${email}`])]),
			...section("Handelsregister", [
				known([said`Registergericht: ${c.register_court}`, said`Registernummer: ${c.register_number}`]),
			]),
			...section("Umsatzsteuer", [said`Umsatzsteuer-Identifikationsnummer nach § 27a Umsatzsteuergesetz: ${c.vat_id}`]),
			...section("Verantwortlich für den Inhalt", [
				said`Verantwortlich nach § 18 Abs. 2 Medienstaatsvertrag (MStV):\n${known([c.content_responsible, c.content_responsible && address])}`,
			]),
			...section("Hosting", [
				said`Diese Website wird betrieben bei:\n${known([c.hosting_name, c.hosting_name && c.hosting_address])}`,
			]),
			{
				heading: "Streitbeilegung für Verbraucher",
				blocks: [
					"Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 Verbraucherstreitbeilegungsgesetz, VSBG). Wenn etwas nicht stimmt, sprechen Sie uns bitte direkt an.",
				],
			},
			{
				heading: "Angebote auf dieser Website",
				blocks: [
					"Die gezeigten Maschinen sind freibleibend angeboten. Ein Vertrag kommt erst zustande, wenn wir Ihre Bestellung oder Mietanfrage schriftlich oder in Textform bestätigen. Preise verstehen sich zuzüglich der gesetzlichen Umsatzsteuer und der Transportkosten, soweit nichts anderes angegeben ist. Zwischenverkauf und Irrtümer bleiben vorbehalten.",
				],
			},
			{
				heading: "Haftung für Inhalte und Links",
				blocks: [
					"Die Inhalte dieser Website haben wir sorgfältig erstellt. Für unsere eigenen Inhalte sind wir nach den allgemeinen Gesetzen verantwortlich. Für fremde Informationen, die wir übermitteln oder speichern, gelten die Haftungsregeln des Gesetzes über digitale Dienste der EU (Verordnung (EU) 2022/2065) und der §§ 7 ff. DDG.",
					"Für die Inhalte verlinkter Websites sind deren Betreiber verantwortlich. Als wir die Links gesetzt haben, waren keine Rechtsverstöße zu erkennen. Erfahren wir von einem Verstoß, entfernen wir den Link.",
				],
			},
			{
				heading: "Urheberrecht",
				blocks: [
					"Texte, Bilder und Datenblätter auf dieser Website sind urheberrechtlich geschützt. Ausdrucke und Kopien für Ihre Kaufentscheidung sind willkommen. Jede andere Verwendung, die das Urheberrecht nicht ohnehin erlaubt, bedarf unserer Zustimmung in Textform.",
				],
			},
		],
	};
}

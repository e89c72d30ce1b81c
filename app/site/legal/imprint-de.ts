import type { operator } from "../company.ts";
import type { LegalText } from "./legal-text.ts";

/*
 * The European platform for online dispute resolution was closed on 20 July 2025, so there is no link to it.
 * The DDG replaced the TMG on 14 May 2024.
 */
export function imprintDe(c: typeof operator): LegalText {
	const address = `${c.street}\n${c.postalCode} ${c.city}`;
	return {
		title: "Impressum",
		description: `Anbieter, Kontakt, Handelsregister und Umsatzsteuer-Identifikationsnummer der ${c.legalName} in ${c.city}.`,
		intro: "Angaben nach § 5 Digitale-Dienste-Gesetz (DDG)",
		sections: [
			{
				heading: "Anbieter",
				blocks: [
					`${c.legalName}\n${address}\nDeutschland`,
					`Vertreten durch die Geschäftsführung: ${c.managingDirectors.join(", ")}`,
				],
			},
			{ heading: "Kontakt", blocks: [`Telefon: ${c.phone}\nE-Mail: ${c.email}`] },
			{
				heading: "Handelsregister",
				blocks: [`Registergericht: ${c.register.court}\nRegisternummer: ${c.register.number}`],
			},
			{
				heading: "Umsatzsteuer",
				blocks: [`Umsatzsteuer-Identifikationsnummer nach § 27a Umsatzsteuergesetz: ${c.vatId}`],
			},
			{
				heading: "Verantwortlich für den Inhalt",
				blocks: [`Verantwortlich nach § 18 Abs. 2 Medienstaatsvertrag (MStV):\n${c.contentResponsible}\n${address}`],
			},
			{ heading: "Hosting", blocks: [`Diese Website wird gehostet bei:\n${c.hosting.name}\n${c.hosting.address}`] },
			{
				heading: "Streitbeilegung für Verbraucher",
				blocks: [
					"Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 Verbraucherstreitbeilegungsgesetz, VSBG). Wenn etwas nicht stimmt, sprechen Sie uns bitte direkt an.",
				],
			},
			{
				heading: "Angebote auf dieser Website",
				blocks: [
					"Die gezeigten Maschinen sind freibleibend angeboten. Ein Vertrag kommt erst zustande, wenn wir Ihre Bestellung oder Mietanfrage schriftlich oder in Textform bestätigen. Preise verstehen sich zuzüglich der gesetzlichen Umsatzsteuer und der Transportkosten, soweit nichts anderes angegeben ist. Zwischenverkauf und Irrtümer bleiben vorbehalten. Unsere Verkaufs- und Mietbedingungen senden wir Ihnen mit jedem Angebot und vorab auf Anfrage.",
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

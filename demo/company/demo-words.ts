import type { ReplacedWords, WordPage } from "#app/page-words/page-words.ts";

/** What the demo's dealer says of itself instead of the delivered texts. */
export const demoWords: Partial<Record<WordPage, ReplacedWords>> = {
	startseite: {
		"de.subtitle":
			"Bau-, Sieb- und Brechtechnik aus Arnsdorf: neu, gebraucht und zur Miete. Beratung, Lieferung und Wartung von Leuten, die selbst schrauben.",
		"de.why1Title": "Seit 1948",
		"de.why1Text":
			"Mehr als 75 Jahre Handel und Werkstatt an einem Ort. Wir kennen die Maschinen, die wir verkaufen, von innen.",
		"de.aboutTitle": "Drei Generationen, ein Hof",
		"de.aboutText1":
			"1948 begann es in Arnsdorf mit der Reparatur von Dampfwalzen. Heute verkaufen, vermieten und warten wir Maschinen, die brechen, sieben, laden und verdichten, und die Werkstatt ist noch immer der größte Teil des Betriebs.",
		"en.subtitle":
			"Construction, screening and crushing equipment from Arnsdorf, Germany: new, used and for hire. Advice, delivery and maintenance from people who wield the spanners themselves.",
		"en.why1Title": "Since 1948",
		"en.why1Text":
			"More than 75 years of dealing and repairing in one place. We know the machines we sell from the inside.",
		"en.aboutTitle": "Three generations, one yard",
		"en.aboutText1":
			"It began in Arnsdorf in 1948 with the repair of steam rollers. Today we sell, hire out and maintain machines that crush, screen, load and compact, and the workshop is still the largest part of the business.",
	},
	"ueber-uns": {
		"de.description":
			"Handel, Vermietung und Werkstatt für Bau-, Sieb- und Brechtechnik in Arnsdorf bei Dresden, seit 1948.",
		"de.headerText": "Seit 1948 bewegen wir Maschinen, die Material bewegen.",
		"de.introTitle": "Aus einer Schmiede wurde ein Maschinenhof",
		"de.introText1":
			"Angefangen hat es 1948 mit einer Schmiede in Arnsdorf und zwei Dampfwalzen, die niemand mehr zum Laufen brachte. Aus den Reparaturen wurde ein Handel, aus dem Handel eine Vermietung, und seit den neunziger Jahren kommen Brecher und Siebanlagen dazu.",
		"de.introText2":
			"Heute arbeiten wir in Arnsdorf, Pirna und Kamenz: mit eigener Werkstatt, eigenen Tiefladern und einem Mietpark, den wir selbst warten. Was wir verkaufen, haben wir vorher in der Hand gehabt, und was darüber zu wissen ist, steht im Datenblatt, auch die Mängel.",
		"de.introText3":
			"Wir beraten Steinbrüche, Kieswerke, Abbruch- und Recyclingbetriebe, Tiefbauer und Kommunen. Manche davon schon in der dritten Generation, so wie wir.",
		"de.item1Title": "Mehr als 75 Jahre Erfahrung",
		"de.item5Text":
			"Verschleißteile für alle Maschinen, die wir vermieten und verkaufen, liegen in Arnsdorf oder Kamenz. Sie warten auf die Post, nicht auf den Hersteller.",
		"en.description":
			"Sales, hire and workshop for construction, screening and crushing equipment in Arnsdorf near Dresden, since 1948.",
		"en.headerText": "Since 1948 we have been moving the machines that move material.",
		"en.introTitle": "How a smithy became a machinery yard",
		"en.introText1":
			"It began in 1948 with a smithy in Arnsdorf and two steam rollers that nobody else could get going. Repairs led to dealing, dealing to hire, and in the nineties crushers and screens joined in.",
		"en.introText2":
			"Today we work in Arnsdorf, Pirna and Kamenz, with our own workshop, our own low loaders and a hire fleet that we maintain ourselves. What we sell has been through our hands first, and what there is to know about it is in the data sheet, faults included.",
		"en.introText3":
			"Our customers are quarries, gravel pits, demolition and recycling firms, civil engineers and local councils. Some of them are in their third generation, as we are.",
		"en.item1Title": "More than 75 years of experience",
		"en.item5Text":
			"Wear parts for every machine that we hire out or sell are kept in Arnsdorf or Kamenz. You wait for the post, not for the manufacturer.",
	},
	beratung: {
		"de.step2Text":
			"Wo es darauf ankommt, kommen wir vorbei: Zufahrt, Untergrund, Strom, Wasser, Nachbarn. In Sachsen und Südbrandenburg kostet das nichts.",
		"en.step2Text":
			"Where it matters, we come and see: access, ground, power, water, neighbours. In Saxony and southern Brandenburg this is free.",
	},
	karriere: {
		"de.description":
			"Offene Stellen und Ausbildung im Maschinenhandel: Werkstatt, Vermietung, Verkauf, Lager und Transport in Arnsdorf und Kamenz.",
		"de.benefit1Text": "Ein Familienbetrieb seit 1948. Unsere Arbeitsverträge sind unbefristet.",
		"de.benefit2Text":
			"Beginn um 6:30 Uhr, Schluss um 16 Uhr. Das Wochenende gehört Ihnen, Überstunden werden bezahlt oder ausgeglichen.",
		"de.benefit3Title": "30 Tage Urlaub",
		"de.benefit3Text": "Für alle vom ersten Jahr an, dazu frei zwischen Weihnachten und Neujahr.",
		"en.description":
			"Open positions and apprenticeships at a machinery dealer: workshop, hire, sales, parts and transport in Arnsdorf and Kamenz, Germany.",
		"en.benefit1Text": "A family business since 1948. Our contracts are permanent.",
		"en.benefit2Text":
			"We start at 6:30 am and finish at 4 pm. Weekends are yours; overtime is paid or taken as time off.",
		"en.benefit3Title": "30 days of holiday",
		"en.benefit3Text": "For everyone from the first year, plus time off between Christmas and New Year.",
	},
};

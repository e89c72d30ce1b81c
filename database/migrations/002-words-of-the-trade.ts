import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";

/**
 * Words of the trade that mean the same, separated by "/", in German, English and Swiss German. Those before "→" lead to
 * the others, which do not lead to them: whoever types "Kompaktlader" also sees wheel loaders.
 */
const firstGroups = [
	// Excavators and their attachments
	"Hydraulikbagger / Löffelbagger → Bagger / excavator / digger",
	"Kompaktbagger / compact excavator → Minibagger / mini excavator / mini digger",
	"Mikrobagger / micro excavator / micro digger",
	"Midibagger / midi excavator",
	"360 → Kettenbagger / Raupenbagger / crawler excavator / tracked excavator",
	"Mobilbagger / Radbagger / wheeled excavator / Pneubagger / rubber duck",
	"Kurzheck / short tail / reduced swing",
	"Nullheck / zero tail / zero swing",
	"Verstellausleger / two-piece boom / VA",
	"Monoblock / mono boom",
	"Stiel / dipper / stick",
	"Schnellwechsler / SWE / SW / quick hitch / quick coupler",
	"Tieflöffel / TL / digging bucket",
	"Grabenräumlöffel / GRL / Böschungslöffel / ditching bucket",
	"Schwenklöffel / tilting bucket",
	"Tiltrotator / Rototilt",
	"Greifer / grab / grapple",
	"Hammer / Meißel / breaker",
	"Pratzen / outriggers",
	"Schild / blade",
	// A caterpillar alone is a dozer, and no tracked excavator.
	"Raupe / dozer → Planierraupe / bulldozer",
	// Loaders
	"Kompaktlader / Knicklader / Frontlader / front loader / front end loader / skid steer → Radlader / wheel loader / loading shovel / Lader / Schaufellader / Pneulader / Trax / payloader",
	"Kompaktlader / skid steer",
	"Hoflader / compact loader",
	"Schwenklader / swing loader",
	"Erdbauschaufel / GP bucket",
	"Hochkippschaufel / high-tip bucket",
	"Klappschaufel / 4-in-1",
	"Gabel / Palettengabel / forks",
	"Waage / weigher",
	"Schaumfüllung / foam-filled",
	"Teleskop / Telelader / Teleradlader / Stapler / forklift / Loadall / Rotolader → Teleskoplader / Teleskopstapler / Teleskoparmstapler / Telestapler / telehandler / telescopic handler",
	"Roto / Rotor / drehbar / rotating / 360",
	// A platform is no handler, but a handler may carry a basket.
	"Steiger / Arbeitsbühne / cherry picker",
	"Steiger / Arbeitsbühne / cherry picker → Arbeitskorb / man basket",
	"Stützen / stabilisers / stabilizers",
	"Kranhaken / lifting hook",
	// Dumpers. In Britain a dumper is a site dumper, in America it is a dump truck.
	"Dumper / site dumper",
	"Raddumper / Vorderkipper / front-tip dumper",
	"Drehmulde / Rundkipper / swivel skip",
	"Raupendumper / Kettendumper / tracked dumper",
	"Minidumper / mini dumper / Motorjapaner",
	"Muldenkipper / Dumptruck / dump truck",
	"Knicklenker / Knickgelenkter / ADT / articulated dump truck / hauler",
	"Starrrahmen / Starrahmen / rigid / SKW",
	"Mulde / skip / body",
	// Rollers
	"Rüttelwalze / Vibrationswalze / vibratory roller → Walze / roller / compactor / Verdichter",
	"Tandemwalze / tandem roller / twin drum / Doppelvibro",
	"Walzenzug / single drum roller / Erdbauwalze / soil compactor",
	"Kombiwalze / combi roller",
	"Gummiradwalze / PTR / pneumatic roller",
	"Grabenwalze / trench roller",
	"Handwalze / Duplexwalze / pedestrian roller",
	"Bandage / drum",
	"Stampffuß / Schaffuß / padfoot / sheepsfoot",
	"Oszillation / oscillation",
	"Asphaltwalze / asphalt roller",
	// Crushers
	"Brecher / Brecheranlage / Brechanlage / crusher / crushing / Brechmaschine / Steinbrecher / Felsbrecher / rock crusher",
	"Recyclinganlage → Brecher / crusher",
	"Backe / Vorbrecher / primary crusher → Backenbrecher / jaw crusher / jaw",
	"Prallbrecher / Prallmühle / impact crusher / impactor / HSI",
	"Kegelbrecher / cone crusher / Kreiselbrecher / cone",
	"Vorbrecher / primary crusher / primary",
	"Nachbrecher / secondary crusher / secondary",
	"Bauschuttbrecher / Recyclingbrecher / Betonbrecher / rubble crusher / concrete crusher",
	"Brechmaul / Einlauf / feed opening",
	"Spalt / CSS / Brechspalt",
	"Schlagleisten / blow bars",
	"Brechbacken / jaw plates",
	"Mantel / mantle",
	"Brechring / concave",
	"Überbandmagnet / Magnetabscheider / Magnetband / Magnet / overband magnet",
	"Nachsieb / Siebbox / after-screen / screen box",
	"mobil / mobile → raupenmobil / radmobil / wheel-mounted",
	"raupenmobil / track-mounted / tracked",
	// Screens
	"Sandsieb / Kiessieb / Bausieb → Siebanlage / Siebmaschine / Sieb / screen / screener / screening plant / screening / Klassieranlage",
	"Schwerlastsieb / Grobstücksieb / scalper / scalping screen / heavy-duty screen",
	"Trommelsieb / Siebtrommel / trommel / drum screen",
	"Kompostsieb / Erdsieb / Komposttrommel → Trommelsieb / trommel / drum screen",
	"Sternsieb / star screen",
	"Spannwellensieb / flip-flow",
	"Scheibensieb / disc screen",
	"Zweidecker / Zweideck / Doppeldecker / 2-Deck / double deck / two deck",
	"Dreidecker / Dreideck / 3-Deck / triple deck / three deck",
	"Siebbelag / Maschengewebe / mesh / media",
	"Fingersieb / finger screen",
	"Stangenrost / grizzly",
	"Überkorn / oversize",
	"Unterkorn / fines",
	"Windsichter / wind sifter / air separator",
	// Shredders and conveyors
	"Holzschredder / Holzshredder / wood shredder / wood chipper → Shredder / Schredder / Zerkleinerer / Häcksler / grinder",
	"Langsamläufer / slow-speed / Vorzerkleinerer",
	"Schnellläufer / high-speed / Hammermühle",
	"Zweiwelle / Doppelwelle / twin shaft",
	"Einwelle / single shaft",
	"Hacker / chipper",
	"Altholz / waste wood",
	"Grünschnitt / Grüngut / green waste",
	"Wurzeln / Wurzelholz / Stubben / Baumstubben / stumps",
	"Förderband / Bandanlage / Gurtförderer / conveyor → Haldenband / stockpiler / stacker / Aufhaldeband / Absetzband",
	"Förderband / Bandanlage / Gurtförderer",
	"radial / Schwenkband / radial stacker",
	"Teleskopband / telescopic conveyor",
	"Gurt / belt",
	// Uses and materials
	"Kanalbau / Leitungsbau / Rohrleitungsbau / pipelaying",
	"Steinbruch / quarry",
	"Kompost / compost",
	"Kies / gravel",
	"Mutterboden / Oberboden / topsoil / Erde / earth → Boden / soil",
	"Mutterboden / Oberboden / topsoil",
	"Recycling → Bauschutt / rubble / demolition waste",
	"Bauschutt / rubble / demolition waste",
	"Beton / concrete",
	"Granit / granite",
	"Holz / wood",
	"Fahrer / Bediener / Maschinist / operator / driver",
	// The drive
	"elektro / electric → elektrisch / dieselelektrisch / diesel-elektrisch / diesel-electric / Akku / battery",
	// The deal
	"Miete / mieten / leihen / hire / rent",
	"Kauf / kaufen / buy / purchase",
	"gebraucht / used / second-hand / Occasion",
	"Vorführer → neu / new",
	"Bh / Bstd / Std / hours",
	"PS / hp → kW",
	"to / t / Tonnen",
	"ZSA / ZS → Zentralschmierung",
	"Stufe 5 / Stufe V / Stage 5 / Stage V / EU Stage V / EU Stufe V",
	"Stufe 4 / Stufe IV / Stage 4 / Stage IV / Tier 4",
];

/** The synonyms that the office begins with. */
export async function up(db: Kysely<any>): Promise<void> {
	const lines = (words: string) => words.split(" / ").join("\n");
	const rows = firstGroups.map((group) => {
		const [words = "", one_way = ""] = group.split(" → ").reverse();
		return { id: randomUUID(), words: lines(words), one_way: lines(one_way) };
	});
	await db.insertInto("synonyms").values(rows).execute();
}

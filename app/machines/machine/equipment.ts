import { own } from "../../foundation/i18n/text.ts";
import { type ChosenCategory, type Kind, only, rangeIn, type RangesByKind } from "./machine-kinds.ts";

const everywhere = only("all");
const cabs: readonly Kind[] = ["bagger", "radlader", "teleskoplader", "dumper", "walzen"];
const plants: readonly Kind[] = ["brecheranlagen", "siebanlagen", "shredder", "haldenbänder"];

/** Equipment, and the machines for which the form offers it. The order is that of the form and of stored values. */
export const equipment = {
	Klimaanlage: only(...cabs, "shredder"),
	Standheizung: only(...cabs),
	Rückfahrkamera: only(...cabs),
	"360°-Kamera": only(...cabs),
	Zentralschmierung: everywhere,
	Funkfernbedienung: only(...plants, "bagger", "teleskoplader", "walzen"),
	Betankungspumpe: everywhere,
	AdBlue: everywhere,
	Partikelfilter: everywhere,
	"ROPS/FOPS": only(...cabs),
	Frontschutzgitter: only("bagger", "radlader", "teleskoplader"),
	Dachschutzgitter: only("bagger", "radlader", "teleskoplader"),
	Schutzbelüftung: only(...cabs),
	Schwingungsdämpfung: only("bagger", "radlader", "teleskoplader"),
	Waage: only("bagger", "radlader", "teleskoplader", "dumper"),
	"Waage geeicht": only("bagger", "radlader", "teleskoplader", "dumper"),
	Bandwaage: only(...plants),
	"2D-/3D-Vorrüstung": only("bagger", "radlader", "walzen"),
	"2D-/3D-Steuerung": only("bagger", "radlader", "walzen"),
	Telematik: everywhere,
	Wegfahrsperre: everywhere,
	Arbeitsscheinwerfer: everywhere,
	Rundumleuchte: everywhere,
	Hammerleitung: only("bagger"),
	Scherenleitung: only("bagger"),
	Greiferdrehleitung: only("bagger"),
	Leckölleitung: only("bagger", "radlader"),
	Schlauchbruchsicherung: only("bagger", "radlader", "teleskoplader"),
	Überlastwarnung: only("bagger", "radlader", "teleskoplader"),
	Tiltrotator: only("bagger"),
	Powertilt: only("bagger"),
	Schwenkmotor: only("bagger"),
	Planierschild: only("bagger"),
	Staubbedüsung: only(...plants),
	Magnetrolle: only("brecheranlagen", "shredder", "haldenbänder"),
	Metalldetektor: only("brecheranlagen", "shredder", "haldenbänder"),
	Überkornband: only("brecheranlagen", "siebanlagen"),
	Seitenband: only("brecheranlagen", "siebanlagen"),
	Kipprost: only("siebanlagen", "haldenbänder"),
	Löschanlage: only(...plants),
	Druckberieselung: only("walzen"),
	Kantenschneider: only("walzen"),
	Verdichtungsmessung: only("walzen"),
} as const satisfies Record<string, RangesByKind>;

export const equipmentWords = Object.keys(equipment) as (keyof typeof equipment)[];

/** Ways to stand firm, and the machines for which the form offers them; any may have none. */
export const stabilisers = {
	keine: everywhere,
	schild: only("bagger"),
	pratzen: only("bagger"),
	"schild-pratzen": only("bagger"),
	"vier-pratzen": only("bagger"),
	vorn: only("teleskoplader"),
	vierfach: only("teleskoplader"),
} as const satisfies Record<string, RangesByKind>;

export const stabiliserWords = Object.keys(stabilisers) as (keyof typeof stabilisers)[];

/** Whether machines of a category can have this word in a field; true before a category is chosen. */
export function canHave(field: string, word: string, chosen: ChosenCategory): boolean {
	const where = own<RangesByKind>(own({ equipment, stabilisers }, field), word);
	return where === undefined || chosen.category === "" || rangeIn(where, chosen) !== undefined;
}

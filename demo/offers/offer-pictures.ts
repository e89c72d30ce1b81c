import type { DemoOffer } from "./offer.ts";
import { closeUps, type Scene, sides, type View, type Words } from "./views.ts";

/** The script in tools/demo-pictures that draws a machine. */
export function sceneOf({ category, subcategory, model }: DemoOffer): Scene {
	const special: Record<string, Scene> = { RD: "raddumper", TW: "tandemwalze", GW: "grabenwalze" };
	const usual: Record<string, Scene> = {
		"brecheranlagen-backenbrecher": "backenbrecher",
		"brecheranlagen-kegelbrecher": "kegelbrecher",
		"brecheranlagen-prallbrecher": "prallbrecher",
		"siebanlagen-klassiersiebanlagen": "klassiersiebanlage",
		"siebanlagen-schwerlastsiebanlagen": "schwerlastsieb",
		"siebanlagen-trommelsiebanlagen": "trommelsieb",
		"bagger-minibagger": "minibagger",
		"bagger-kettenbagger": "kettenbagger",
		"bagger-mobilbagger": "mobilbagger",
		haldenbänder: "haldenband",
		shredder: "shredder",
		radlader: "radlader",
		teleskoplader: "teleskoplader",
		dumper: "dumper",
		walzen: "walze",
	};
	return special[model.split(" ")[0]!] ?? usual[subcategory ?? category]!;
}

/** What the names of a machine's pictures begin with; no two machines of the demo share model and year. */
export function stemOf({ model, year_of_construction: year }: DemoOffer): string {
	return [...model.toLowerCase().split(" "), ...(year ? [year] : [])].join("-");
}

/** One machine of each kind is also shown from close by. */
const shownClosely = new Set([
	"kb-470-2019",
	"mx-30-2026",
	"mb-340-2020",
	"jx-110-2019",
	"cx-200-2024",
	"px-130-2025",
	"mk-300-2017",
	"hb-2008-2022",
	"rl-1100-2021",
	"ds-2800-2021",
	"lt-140-2020",
	"wz-210-2019",
]);

/** A buyer of a used machine looks at its hour meter first. */
const showsHours = (offer: DemoOffer): boolean => offer.condition === "gebraucht" && offer.operating_hours !== null;

export const viewsOf = (offer: DemoOffer): View[] => [
	...(["1", "2", "3"] as const),
	...(showsHours(offer) ? (["hours"] as const) : []),
	...(shownClosely.has(stemOf(offer)) ? (["operating", "undercarriage", "plate"] as const) : []),
];

/** A file in demo/pictures, without its extension, and what it shows. */
export type OfferPicture = { file: string; alt: string; alt_en: string };

/** The pictures of a machine, the cover first. */
export function picturesOf(offer: DemoOffer): OfferPicture[] {
	return viewsOf(offer).map((view) => {
		const [de, en] = wordsOf(offer, view);
		return {
			file: `${stemOf(offer)}-${view}`,
			alt: `${offer.name}: ${de}`,
			alt_en: `${offer.name_en ?? offer.name}: ${en}`,
		};
	});
}

function wordsOf(offer: DemoOffer, view: View): Words {
	const scene = sceneOf(offer);
	const hours = offer.operating_hours ?? 0;
	if (view === "hours")
		return [
			`Betriebsstundenzähler mit ${hours.toLocaleString("de-DE")} h`,
			`the hour meter reading ${hours.toLocaleString("en-GB")} h`,
		];
	if (view === "1" || view === "2" || view === "3") return sides[scene][Number(view) - 1]!;
	const part = closeUps[view];
	return (view === "plate" ? undefined : part.of[scene]) ?? part.usual;
}

import type { Language } from "../foundation/i18n/language.ts";
import type { ShownPicture } from "../media/image.tsx";

export const offerTypes = ["kauf", "miete"] as const;
export type OfferType = (typeof offerTypes)[number];

/** The German path of the list of each type. */
export const pathOfType = { kauf: "/angebot/kaufen", miete: "/angebot/mieten" } as const;

export const otherTypeOf = { kauf: "miete", miete: "kauf" } as const;

export const conditions = ["neu", "gebraucht"] as const;

/** Main categories with their subcategories, as stored. */
export const subcategoriesOf = {
	brecheranlagen: ["brecheranlagen-backenbrecher", "brecheranlagen-kegelbrecher", "brecheranlagen-prallbrecher"],
	siebanlagen: [
		"siebanlagen-klassiersiebanlagen",
		"siebanlagen-schwerlastsiebanlagen",
		"siebanlagen-trommelsiebanlagen",
	],
	haldenbänder: [],
	shredder: [],
	bagger: ["bagger-minibagger", "bagger-kettenbagger", "bagger-mobilbagger"],
	radlader: [],
	teleskoplader: [],
	dumper: [],
	walzen: [],
} as const satisfies Record<string, readonly string[]>;

export type MainCategory = keyof typeof subcategoriesOf;
export type Subcategory = (typeof subcategoriesOf)[MainCategory][number];

export const mainCategories = Object.keys(subcategoriesOf) as MainCategory[];

export function isMainCategory(word: unknown): word is MainCategory {
	return typeof word === "string" && Object.hasOwn(subcategoriesOf, word);
}

export function isSubcategoryOf(main: MainCategory, word: unknown): word is Subcategory {
	// A draft may have no category yet.
	return isMainCategory(main) && (subcategoriesOf[main] as readonly unknown[]).includes(word);
}

/** The stored category: "bagger", or "bagger - bagger-minibagger" when a subcategory is chosen. */
export function categoryText(main: MainCategory, sub: Subcategory | null): string {
	return sub ? `${main} - ${sub}` : main;
}

/** Every category as stored: each main category, followed by its subcategories. */
export const categories = mainCategories.flatMap((main) => [
	categoryText(main, null),
	...subcategoriesOf[main].map((sub) => categoryText(main, sub)),
]);

/** Sorts words alphabetically by their label, in the page's language. */
export function inAlphabet<T extends string>(words: readonly T[], label: (word: T) => string, language: Language): T[] {
	return words.toSorted((a, b) => label(a).localeCompare(label(b), language));
}

/** A machine's availability, as visitors are told. */
export type Availability = "available" | "unavailable" | "reserved" | "sold" | "rentedOut";

/** `nameLanguage` is German if a translation is missing. */
export type OfferCard = {
	id: string;
	name: string;
	nameLanguage: Language;
	type: OfferType;
	condition: (typeof conditions)[number];
	/** Whole cents without VAT; null is "on request". */
	price: number | null;
	/** With VAT, where consumers buy too and must see it; null where prices are net. */
	grossPrice: number | null;
	availability: Availability;
	/** From when a reserved machine for hire is free, as a day and in words; null if it is free or nobody knows. */
	freeDay: string | null;
	freeFrom: string | null;
	/** Age and place, then the deciding figures, in the page's language: "Bj. 2019", "4.200 h" … */
	cardFacts: [first: string[], figures: string[]];
	picture: ShownPicture | null;
	/** The price may be called reduced. */
	reduced: boolean;
	/** The lowest price of the 30 days before, in whole cents with VAT; null if it need not be stated. */
	lowestPrice: number | null;
};

/** A row of the data sheet, in the page's language, under a heading. `name` is that of its field, or of joined fields. */
export type SheetRow = { name: string; label: string; value: string; group: string; staff?: true };

/** The machine whose page an address is, by id; null for any other page. */
export const offerIdIn = (address: string) => /\/angebot\/detail\/([^/]+)$/.exec(address)?.[1] ?? null;

export const dataSheetPath = (id: string) => `/angebot/detail/${id}/datenblatt.pdf`;

export const copyAddress = (id: string) => `/admin/angebot-hinzufuegen?kopie=${id}`;

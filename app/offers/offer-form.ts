import * as v from "valibot";
import { neededWords, optionalWords, words } from "../ui/form-words.ts";
import { categoryText, conditions, isMainCategory, isSubcategoryOf, type MainCategory, offerTypes, type Subcategory } from "./offer.ts";

/*
 * Messages are keys of the text catalogue (namespace addOfferPage); pages show them in the reader's language.
 * Empty fields arrive as undefined.
 */
const NAME_LENGTH = 300;
const TEXT_LENGTH = 20_000;
const WORD_LENGTH = 200;
const MOST_PICTURES = 40;
/** So that whole cents fit a 32-bit column. */
const HIGHEST_EUROS = 20_000_000;

/**
 * A decimal number as Germans or machines write it: "1234.56", "1234,56", "1.234,56". A single point followed by
 * three digits ("1.234") could mean either and is refused. The result counts units of 1/`scale`.
 */
function decimal(scale: number, highest: number, decimals: number) {
	return v.pipe(
		v.string("error.number"),
		v.transform((text) => plainNumber(text.trim(), decimals)),
		v.number("error.number"),
		v.minValue(0, "error.negative"),
		v.maxValue(highest, "error.tooHigh"),
		v.transform((value) => Math.round(value * scale)),
	);
}

function plainNumber(text: string, decimals: number): number | undefined {
	const grouped = /^\d{1,3}(\.\d{3})+,\d+$/.test(text) ? text.replaceAll(".", "") : text;
	const match = /^(-?\d{1,12})(?:[.,](\d+))?$/.exec(grouped);
	if (!match || (match[2] ?? "").length > decimals) return undefined;
	return Number(`${match[1]}.${match[2] ?? 0}`);
}

const whole = (lowest: number, highest: number) =>
	v.pipe(v.string("error.number"), v.trim(), v.regex(/^\d{1,9}$/, "error.whole"), v.transform(Number), v.minValue(lowest, "error.year"), v.maxValue(highest, "error.tooHigh"));
const price = decimal(100, HIGHEST_EUROS, 2);
const ticked = v.pipe(
	v.optional(v.string(), "false"),
	v.transform((word) => word !== "false"),
);

const fields = v.object({
	name: neededWords("error.name", NAME_LENGTH),
	name_en: optionalWords(NAME_LENGTH),
	description: v.optional(words(TEXT_LENGTH), ""),
	description_en: optionalWords(TEXT_LENGTH),
	category: v.pipe(
		v.string("error.category"),
		v.transform((word) => word.normalize("NFC")),
		v.custom<MainCategory>(isMainCategory, "error.category"),
	),
	subcategory: v.optional(
		v.pipe(
			v.string(),
			v.transform((word) => word || undefined),
		),
	),
	type: v.picklist(offerTypes, "error.type"),
	condition: v.picklist(conditions, "error.condition"),
	sale_price: v.optional(price),
	daily_rate: v.optional(price),
	price_on_request: ticked,
	available: ticked,
	weight: v.optional(decimal(1000, 2000, 3)),
	manufacturer: optionalWords(WORD_LENGTH),
	model: optionalWords(WORD_LENGTH),
	year_of_construction: v.optional(whole(1900, 2100)),
	operating_hours: v.optional(v.pipe(v.string("error.number"), v.trim(), v.regex(/^\d{1,9}$/, "error.whole"), v.transform(Number), v.maxValue(1_000_000, "error.tooHigh"))),
	length: v.optional(decimal(1000, 1000, 3)),
	width: v.optional(decimal(1000, 1000, 3)),
	height: v.optional(decimal(1000, 1000, 3)),
	power: v.optional(decimal(1000, 100_000, 3)),
	location: optionalWords(WORD_LENGTH),
});

/** The form's fields, checked; money in whole cents, measures in kilograms, millimetres and watts. */
export const offerForm = v.pipe(
	fields,
	v.forward(
		v.partialCheck([["category"], ["subcategory"]], ({ category, subcategory }) => !subcategory || isSubcategoryOf(category, subcategory), "error.subcategory"),
		["subcategory"],
	),
	v.forward(
		v.partialCheck(
			[["type"], ["price_on_request"], ["sale_price"]],
			(offer) => offer.type !== "kauf" || offer.price_on_request || offer.sale_price !== undefined,
			"error.salePrice",
		),
		["sale_price"],
	),
	v.forward(
		v.partialCheck(
			[["type"], ["price_on_request"], ["daily_rate"]],
			(offer) => offer.type !== "miete" || offer.price_on_request || offer.daily_rate !== undefined,
			"error.dailyRate",
		),
		["daily_rate"],
	),
	v.transform(({ category, subcategory, ...offer }) => {
		const sub = (subcategory ?? null) as Subcategory | null;
		return {
			...offer,
			category: categoryText(category, sub),
			main_category: category,
			subcategory: sub as string | null,
			// Only the price of the chosen kind is kept, and none at all when it is on request.
			sale_price: offer.type === "kauf" && !offer.price_on_request ? (offer.sale_price ?? null) : null,
			daily_rate: offer.type === "miete" && !offer.price_on_request ? (offer.daily_rate ?? null) : null,
		};
	}),
);

export type OfferValues = v.InferOutput<typeof offerForm>;

/** Pictures as the form sends them, in the order they are shown in. */
export type ChosenPicture = { id: string; alt: string; alt_en: string };

/** The pictures named in a form: `images` repeated, each with `alt_{id}` and `alt_en_{id}`. Uploaded files are read elsewhere. */
export function chosenPictures(form: FormData): ChosenPicture[] {
	const ids = form.getAll("images").filter((value): value is string => typeof value === "string" && value !== "");
	const text = (name: string) =>
		String(form.get(name) ?? "")
			.trim()
			.slice(0, NAME_LENGTH);
	return [...new Set(ids)].slice(0, MOST_PICTURES).map((id) => ({ id, alt: text(`alt_${id}`), alt_en: text(`alt_en_${id}`) }));
}

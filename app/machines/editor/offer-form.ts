import * as v from "valibot";
import { checksOf, validSoFar, wordsOf } from "../../content/field-values.ts";
import { categoryText, isMainCategory, isSubcategoryOf, type MainCategory, type Subcategory } from "../offer.ts";
import type { Priced } from "../offer-price.ts";
import { offerRecord } from "../offer-record.ts";
import { impossibleValues } from "../machine/usual-values.ts";
import { readVideo } from "../page/video.ts";

const checks = checksOf(offerRecord.fields);

export const offerForm = v.pipe(
	v.object({
		category: v.pipe(
			v.string("error.category"),
			v.transform((word) => word.normalize("NFC")),
			v.custom<MainCategory>(isMainCategory, "error.category"),
		),
		subcategory: v.optional(v.string()),
		...checks,
		// Whichever of a video's addresses was typed, the one of its page is stored.
		video: v.pipe(
			checks.video,
			v.check((words) => words === null || readVideo(words) !== null, "error.video"),
			v.transform((words) => readVideo(words)?.page ?? null),
		),
	}),
	v.forward(
		v.partialCheck(
			[["category"], ["subcategory"]],
			({ category, subcategory }) => !subcategory || isSubcategoryOf(category, subcategory),
			"error.subcategory",
		),
		["subcategory"],
	),
	v.rawCheck(({ dataset: { value }, addIssue }) => {
		const values = value as Record<string, unknown>;
		const chosen = { category: String(values.category ?? ""), subcategory: String(values.subcategory ?? "") };
		for (const [key, message] of [...missingPrice(values), ...impossibleValues(values, chosen)])
			addIssue({ message, path: [{ type: "object", origin: "value", input: values, key, value: values[key] }] });
	}),
	v.transform(({ subcategory, ...offer }) => ({
		...offer,
		...onlyItsPrice(offer),
		category: categoryText(offer.category, (subcategory ?? null) as Subcategory | null),
	})),
);

export type OfferValues = v.InferOutput<typeof offerForm>;

/** Splits a stored category for the two inputs of the form. */
export function categoryWords(stored: string): { category: string; subcategory: string } {
	const [category = "", subcategory = ""] = stored.split(" - ");
	return { category, subcategory };
}

export function offerWords(offer: OfferValues): Record<string, string> {
	return { ...wordsOf(offerRecord.fields, offer), ...categoryWords(offer.category) };
}

/** An offer from a half-written form: what is missing or invalid is empty. */
export function readOfferWords(words: Record<string, string>): OfferValues {
	const offer = validSoFar(offerRecord.fields, words);
	const { category, subcategory } = words;
	const main = isMainCategory(category) ? category : null;
	const sub = main && isSubcategoryOf(main, subcategory) ? (subcategory as Subcategory) : null;
	return {
		...offer,
		category: main ? categoryText(main, sub) : "",
		video: readVideo(offer.video)?.page ?? null,
		...onlyItsPrice(offer),
	};
}

/** The field of the offer type's price if it is empty without being on request, with the key of its message. */
function missingPrice({ type, price_on_request, sale_price, daily_rate }: Record<string, unknown>): [string, string][] {
	if (price_on_request) return [];
	if (type === "kauf" && sale_price === null) return [["sale_price", "error.salePrice"]];
	return type === "miete" && daily_rate === null ? [["daily_rate", "error.dailyRate"]] : [];
}

/** The price of the offer's type alone, and none if it is on request. */
function onlyItsPrice({ type, price_on_request: onRequest, sale_price, daily_rate }: Priced) {
	return {
		sale_price: type === "kauf" && !onRequest ? sale_price : null,
		daily_rate: type === "miete" && !onRequest ? daily_rate : null,
	};
}

/** A copy's initial text: the original's, without what only one machine has. */
export function copyWords(offer: OfferValues): Record<string, string> {
	return { ...offerWords(offer), serial_number: "", operating_hours: "", hours_read_on: "", hours_verified: "" };
}

/** A new offer: for sale, used, available. */
export const blankWords = { type: "kauf", condition: "gebraucht", available: "true", subcategory: "" };

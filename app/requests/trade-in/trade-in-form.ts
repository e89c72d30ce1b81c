import * as v from "valibot";
import { today } from "../../foundation/i18n/format.ts";
import { groupedNumber, withoutUnit } from "../../foundation/ui/plain-number.ts";
import { contactFields, lines, oneLine } from "../contact/contact-form.ts";

const line = (missing: string) => v.pipe(lines(missing, "error.long", 100), v.transform(oneLine));
const note = v.optional(v.pipe(v.string(), v.transform(oneLine), v.maxLength(100, "error.long")));
/** Operating hours as a counter shows them, in German or English notation, with or without tenths. */
const hours = v.pipe(
	v.string(),
	v.transform((text) => Math.round(groupedNumber(withoutUnit(text, "h"), 1) ?? -1)),
	v.minValue(0, "error.hours"),
	v.maxValue(200_000, "error.hours"),
);
const isBuilt = (year: number) => year <= Number(today().slice(0, 4)) + 1;
const year = v.pipe(
	v.string(),
	v.trim(),
	v.regex(/^(19|20)\d\d$/, "error.year"),
	v.transform(Number),
	v.check(isBuilt, "error.year"),
);

/** A machine offered in part exchange. Messages are keys of the namespace tradeIn, or else of contact. */
export const tradeInForm = v.object({
	make: line("error.make"),
	model: line("error.model"),
	year: v.optional(year),
	hours: v.optional(hours),
	location: note,
	price: note,
	condition: v.optional(lines("error.condition", "error.conditionLong", 5000)),
	...v.pick(contactFields, ["name", "email", "phone", "privacy_agreed", "offer_id"]).entries,
});

export type TradeIn = v.InferOutput<typeof tradeInForm>;

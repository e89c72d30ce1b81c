import * as v from "valibot";
import { contactForm, lines, oneLine } from "./contact-form.ts";

const line = (missing: string) => v.pipe(lines(missing, "error.long", 100), v.transform(oneLine));
const wholeNumber = (wrong: string, most: number) =>
	v.optional(
		v.pipe(
			v.string(),
			v.transform((text) => text.replace(/[\s.]/g, "")),
			v.regex(/^\d{1,6}$/, wrong),
			v.transform(Number),
			v.maxValue(most, wrong),
		),
	);

const { name, email, phone, privacy_agreed, offer_id } = contactForm.entries;

/** What somebody offers in part exchange. Messages are keys of the namespace tradeIn, or else of contact. */
export const tradeInForm = v.object({
	make: line("error.make"),
	model: line("error.model"),
	year: v.pipe(
		wholeNumber("error.year", 2100),
		v.check((year) => year === undefined || year >= 1900, "error.year"),
	),
	hours: wholeNumber("error.hours", 200_000),
	condition: v.optional(lines("error.condition", "error.conditionLong", 5000)),
	name,
	email,
	phone,
	privacy_agreed,
	offer_id,
});

export type TradeIn = v.InferOutput<typeof tradeInForm>;

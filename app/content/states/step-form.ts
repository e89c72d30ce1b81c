import * as v from "valibot";
import { timeOnOfficeClock } from "../../foundation/i18n/office-time.ts";
import { isDay } from "../../foundation/i18n/day.ts";
import { today } from "../../foundation/i18n/format.ts";
import { HIGHEST_EUROS } from "../../foundation/i18n/highest-price.ts";
import { type Read, readForm } from "../../foundation/ui/form/form-reader.ts";
import { optionalLine } from "../../foundation/ui/form/form-words.ts";
import type { Words } from "../../office/form-answer.ts";
import { decimal } from "../field-values.ts";
import { fieldsOf, type StepValues } from "./steps.ts";

/** The answer to a step that was not taken. Messages are keys of the namespace recordStates. */
export type StepAnswer = { errors: Words; typed: Words; problem: "failed" | null };

const WHOM_LENGTH = 200;

const laterDay = v.pipe(
	v.string("error.needsDay"),
	v.check(isDay, "error.day"),
	v.check((day) => day >= today(), "error.pastDay"),
);

/** The day of a sale as a time (UTC): noon, or now if it is today or empty. */
const dayOfSale = v.pipe(
	v.optional(v.string(), () => today()),
	v.check((day) => isDay(day) && day >= "2000-01-01", "error.day"),
	v.check((day) => day <= today(), "error.dayAhead"),
	v.transform((day) => (day === today() ? new Date().toISOString() : (timeOnOfficeClock(`${day}T12:00`) as string))),
);

const priceOfSale = v.optional(v.union([v.null(), decimal(100, HIGHEST_EUROS, 2)], "error.price"), null);

const schemas = {
	reserved_until: laterDay,
	reserved_for: optionalLine(WHOM_LENGTH),
	sold_to: optionalLine(WHOM_LENGTH),
	sold_price: priceOfSale,
	sold_at: dayOfSale,
};

export function readStepForm(step: string, form: FormData): Read<StepValues> {
	const entries = Object.fromEntries(fieldsOf(step).map((field) => [field, schemas[field]]));
	return readForm(v.object(entries), form) as Read<StepValues>;
}

import * as v from "valibot";
import { timeOnOfficeClock } from "../../foundation/i18n/office-time.ts";
import { isDay } from "../../foundation/i18n/day.ts";
import { today } from "../../foundation/i18n/format.ts";
import { type Read, readForm } from "../../foundation/ui/form/form-reader.ts";
import { optionalLine } from "../../foundation/ui/form/form-words.ts";
import type { StateColumns } from "./states.ts";
import { fieldsOf, type StepField, type StepValues } from "./steps.ts";

/** The answer to a step that was not taken, with the text typed. Messages are keys of the namespace recordStates. */
export type StepAnswer = {
	step: string;
	errors: Record<string, string>;
	typed: Record<string, string>;
	problem: "failed" | null;
};

const WHOM_LENGTH = 200;

/** A time on the office's clock that is still ahead, as UTC. Messages are keys of the namespace recordStates. */
const aheadTime = (missing: string) =>
	v.pipe(
		v.string(missing),
		v.transform(timeOnOfficeClock),
		v.check((time) => time !== "skipped", "error.skippedTime"),
		v.check((time) => time !== null, "error.time"),
		v.transform((time) => time!),
		v.check((time) => time > new Date().toISOString(), "error.pastTime"),
	);

const laterDay = v.pipe(
	v.string("error.needsDay"),
	v.check(isDay, "error.day"),
	v.check((day) => day >= today(), "error.pastDay"),
);

const orNull = <T>(schema: v.GenericSchema<string, T>) =>
	v.pipe(
		v.optional(schema),
		v.transform((found) => found ?? null),
	);

const schemas = {
	publish_at: aheadTime("error.needsPublishTime"),
	reserved_until: laterDay,
	reserved_for: optionalLine(WHOM_LENGTH),
};

/** Reads what a step's form sends. */
export function readStepForm(step: string, row: Pick<StateColumns, "state">, form: FormData): Read<StepValues> {
	const fields: readonly StepField[] = fieldsOf(step, row);
	const withdrawal = aheadTime("error.needsWithdrawTime");
	const withdraw_at = fields.includes("publish_at") ? orNull(withdrawal) : withdrawal;
	const entries = Object.fromEntries(fields.map((field) => [field, { ...schemas, withdraw_at }[field]]));
	const read = readForm(v.object(entries), form) as Read<StepValues>;
	const { publish_at, withdraw_at: until } = read.ok ? read.value : {};
	if (publish_at && until && until <= publish_at)
		return { ok: false, errors: { withdraw_at: "error.withdrawFirst" }, typed: read.typed };
	return read;
}

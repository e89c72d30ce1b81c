import type { RecordState } from "../../foundation/database/schema.ts";
import { isOnSite, isRefusedPlan, isReservationOpen, type StateColumns } from "./states.ts";

/** The fields of a step's form. */
export type StepField =
	| "publish_at"
	| "withdraw_at"
	| "reserved_until"
	| "reserved_for"
	| "sold_to"
	| "sold_price"
	| "sold_at";

type Step = {
	/** The end of its address, after that of the record. */
	path: string;
	/** The states from which it is possible, and the one that it leads to; null if that depends on the record. */
	from: readonly string[];
	to: RecordState | null;
	/** Only with a plan. */
	dropsPlan?: true;
};

/** The steps of a record's life. */
export const steps = {
	publish: { path: "veroeffentlichen", from: ["draft", "scheduled", "withdrawn", "sold"], to: "online" },
	reserve: { path: "reservieren", from: ["online", "reserved"], to: "reserved" },
	release: { path: "freigeben", from: ["reserved"], to: "online" },
	sell: { path: "verkauft", from: ["online", "reserved", "sold"], to: "sold" },
	plan: { path: "planen", from: ["draft", "withdrawn", "scheduled", "online", "reserved"], to: null },
	dropPlan: { path: "plan-aufheben", from: ["scheduled", "online", "reserved"], to: null, dropsPlan: true },
	withdraw: { path: "zurueckziehen", from: ["online", "reserved", "sold"], to: "withdrawn" },
} as const satisfies Record<string, Step>;
export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as StepName[];

/** The step with this address; undefined if there is none. */
export function stepAt(path: string): StepName | undefined {
	return stepNames.find((name) => steps[name].path === path);
}

/** The steps that are possible now, for a collection with these states. */
export function possibleSteps(states: readonly RecordState[], row: StateColumns): StepName[] {
	const hasPlan = row.publish_at != null || row.withdraw_at != null;
	return stepNames.filter((name) => {
		const step: Step = steps[name];
		if (step.dropsPlan && !hasPlan) return false;
		return step.from.includes(row.state) && (step.to === null || states.includes(step.to));
	});
}

/** Returns the fields that a step asks for. When a record goes online is planned by its form, and only then withdrawn. */
export function fieldsOf(step: string, { state }: Pick<StateColumns, "state">): readonly StepField[] {
	if (step === "reserve") return ["reserved_until", "reserved_for"];
	if (step === "sell") return ["sold_to", "sold_price", "sold_at"];
	if (step === "plan") return isOnSite(state) || state === "scheduled" ? ["withdraw_at"] : ["publish_at"];
	return [];
}

/** The values of a step's form: times in UTC, a day, the customer, and a price in whole cents. */
export type StepValues = Partial<Record<Exclude<StepField, "sold_price">, string | null>> & {
	sold_price?: number | null;
};

/** The columns that a step changes, for whom takes it and when (UTC). */
export function changeOf(
	step: StepName,
	row: StateColumns,
	words: StepValues,
	{ by, at }: { by: string; at: string },
): Partial<StateColumns> {
	const machine = "sold_at" in row;
	const noPlan = { publish_at: null, withdraw_at: null, planned_by: null };
	const noSale = { sold_at: null, sold_to: null, sold_price: null };
	switch (step) {
		case "publish":
			return { ...publication(row), ...(isRefusedPlan(row) && noPlan), ...(machine && noSale) };
		case "reserve":
			return { state: "reserved", reserved_until: words.reserved_until!, reserved_for: words.reserved_for ?? null };
		case "release":
			return { state: "online", reserved_until: null, reserved_for: null };
		case "sell":
			return {
				state: "sold",
				sold_at: words.sold_at ?? at,
				sold_to: words.sold_to ?? null,
				sold_price: words.sold_price ?? null,
				...noPlan,
			};
		case "withdraw":
			return { state: "withdrawn", ...noPlan, ...(machine && noSale) };
		case "plan": {
			const planned = isRefusedPlan(row) ? null : (row.withdraw_at ?? null);
			const withdrawal = { withdraw_at: words.withdraw_at ?? planned, planned_by: by };
			return words.publish_at ? { state: "scheduled", publish_at: words.publish_at, ...withdrawal } : withdrawal;
		}
		case "dropPlan":
			return { ...noPlan, ...(row.state === "scheduled" && { state: row.published_at ? "withdrawn" : "draft" }) };
	}
}

/**
 * The columns that change when a record goes online; a planned withdrawal stays planned. A machine that was sold or
 * withdrawn while it was reserved is reserved again, for as long as that was to last.
 */
export function publication(row: StateColumns): Partial<StateColumns> {
	const planned_by = row.withdraw_at == null ? null : row.planned_by;
	const state = isReservationOpen(row) ? "reserved" : "online";
	const isOver = state === "online" && row.reserved_until != null;
	return { state, publish_at: null, planned_by, ...(isOver && { reserved_until: null, reserved_for: null }) };
}

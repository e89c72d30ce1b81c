import type { RecordState } from "../../foundation/database/schema.ts";
import type { AuditAction } from "../../log/audit.ts";
import type { StateColumns } from "./states.ts";

export type StepField = "reserved_until" | "reserved_for" | "sold_to" | "sold_price" | "sold_at";

type Step = {
	/** The last segment of its address. */
	path: string;
	/** The states from which it is possible, and the one that it leads to; null if that depends on the record. */
	from: readonly string[];
	to: RecordState | null;
	/** Its name in the audit log. */
	logged: AuditAction;
};

export const steps = {
	publish: { path: "veroeffentlichen", from: ["draft", "scheduled", "withdrawn"], to: "online", logged: "published" },
	reserve: { path: "reservieren", from: ["online", "reserved"], to: "reserved", logged: "reserved" },
	release: { path: "freigeben", from: ["reserved"], to: "online", logged: "released" },
	offerAgain: { path: "wieder-anbieten", from: ["sold"], to: "online", logged: "published" },
	sell: { path: "verkauft", from: ["online", "reserved", "sold", "withdrawn"], to: "sold", logged: "sold" },
	dropPlan: { path: "plan-aufheben", from: ["scheduled"], to: null, logged: "planDropped" },
	withdraw: { path: "zurueckziehen", from: ["online", "reserved", "sold"], to: "withdrawn", logged: "withdrawn" },
} as const satisfies Record<string, Step>;
export type StepName = keyof typeof steps;
export const stepNames = Object.keys(steps) as StepName[];

/** The steps that are possible for a record of a collection with these `states`. */
export function possibleSteps(states: readonly RecordState[], row: StateColumns): StepName[] {
	return stepNames.filter((name) => {
		const step: Step = steps[name];
		return step.from.includes(row.state) && (step.to === null || states.includes(step.to));
	});
}

export function fieldsOf(step: string): readonly StepField[] {
	if (step === "reserve") return ["reserved_for", "reserved_until"];
	if (step === "sell") return ["sold_to", "sold_price", "sold_at"];
	return [];
}

/** The values of a step's form: the time of a sale (UTC), a day, the customer, and a price in whole cents. */
export type StepValues = Partial<Record<Exclude<StepField, "sold_price">, string | null>> & {
	sold_price?: number | null;
};

export const noReservation = { reserved_until: null, reserved_for: null };
export const noSale = { sold_at: null, sold_to: null, sold_price: null };

/** The columns that a step changes; `at` is when it is taken (UTC). */
export function changeOf(step: StepName, row: StateColumns, words: StepValues, at: string): Partial<StateColumns> {
	const machine = "sold_at" in row;
	switch (step) {
		case "publish":
		case "offerAgain":
			return { ...publication, ...(machine && noSale) };
		case "reserve":
			return { state: "reserved", reserved_until: words.reserved_until!, reserved_for: words.reserved_for ?? null };
		case "release":
			return { state: "online", ...noReservation };
		case "sell":
			return {
				state: "sold",
				...noReservation,
				sold_at: words.sold_at ?? at,
				sold_to: words.sold_to ?? null,
				sold_price: words.sold_price ?? null,
			};
		case "withdraw":
			return { state: "withdrawn", ...(machine && { ...noReservation, ...noSale }) };
		case "dropPlan":
			return { state: row.published_at ? "withdrawn" : "draft", publish_at: null, planned_by: null };
	}
}

export const publication = { state: "online", publish_at: null, planned_by: null } as const;

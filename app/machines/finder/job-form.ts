import { type Amounts, readAmounts } from "./amount.ts";
import { materials, mobilities, neededThroughput } from "./finder-job.ts";

export const jobAmounts = {
	tonnes: { lowest: 1, highest: 1_000_000, decimals: 0, unit: "tonnes" },
	days: { lowest: 1, highest: 1000, decimals: 1, unit: "days" },
	tph: { lowest: 1, highest: 3000, decimals: 1, unit: "tph" },
	lump: { lowest: 5, highest: 3000, decimals: 0, unit: "mm" },
	size: { lowest: 1, highest: 1000, decimals: 0, unit: "mm" },
	width: { lowest: 1, highest: 10, decimals: 2, unit: "m" },
} as const satisfies Amounts;
export type JobAmount = keyof typeof jobAmounts;

export const deals = ["alle", "kauf", "miete"] as const;
export type Deal = (typeof deals)[number];

const amountNames = Object.keys(jobAmounts) as JobAmount[];
export const jobParameters = ["material", ...amountNames, "place", "mobility", "type"] as const;
export type JobParameter = (typeof jobParameters)[number];

const PLACE_LENGTH = 100;

export type JobError = "number" | "range" | "material" | "amount" | "days" | "tonnes" | "size" | "place";

type Errors = Partial<Record<JobParameter, JobError>>;
export type ReadJob = NonNullable<ReturnType<typeof readJob>>;

/** Reads the finder's form; null if the address asks nothing. */
export function readJob(word: (name: JobParameter) => string | null) {
	const words = jobParameters.map((name) => [name, word(name)?.trim() ?? ""]);
	const typed = Object.fromEntries(words) as Record<JobParameter, string>;
	if (Object.values(typed).every((text) => text === "")) return null;
	const { values, errors: wrong } = readAmounts(jobAmounts, word);
	const material = materials.find((known) => known === typed.material);
	const errors: Errors = {
		...(!material && { material: "material" }),
		...wrong,
		...amountErrors(values, wrong),
	};
	if (values.lump !== null && values.size !== null && values.size >= values.lump) errors.size = "size";
	if (typed.place.length > PLACE_LENGTH) errors.place = "place";
	const need = values.tph ?? neededThroughput(values.tonnes ?? 0, values.days ?? 1);
	const width = values.width && Math.round(values.width * 1000);
	const mobility = mobilities.find((known) => known === typed.mobility) ?? null;
	const isReady = material && Object.keys(errors).length === 0;
	return {
		typed,
		/** The numbers among them; null if missing or invalid. */
		amounts: values,
		type: deals.find((known) => known === typed.type) ?? "alle",
		errors,
		/** Null while something is missing or wrong. */
		job: isReady ? { material, need, lump: values.lump, target: values.size, width, mobility } : null,
	};
}

/** A job needs tonnes an hour, or tonnes and days. */
function amountErrors(values: Record<JobAmount, number | null>, wrong: Partial<Record<JobAmount, unknown>>): Errors {
	if (wrong.tph || wrong.tonnes || wrong.days || values.tph !== null) return {};
	if (values.tonnes === null) return { tonnes: values.days === null ? "amount" : "tonnes" };
	return values.days === null ? { days: "days" } : {};
}

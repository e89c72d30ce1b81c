import type { EndsOf } from "../../foundation/i18n/text.ts";
import type { PageTexts } from "../../texts/public/de/pages.ts";
import { type Job, materialFactor } from "./finder-job.ts";
import { type DeclaredMachine, largestFeed, reductions } from "./declared-machine.ts";
import type { Stage } from "./stages.ts";

/** How far one figure of a machine suits a job. */
type Grade = Reason["grade"];

/** A reason with the numbers in its words: t/h, millimetres, or percent. */
export type Reason = {
	key: EndsOf<keyof PageTexts["maschinenfinder"], "reason.">;
	grade: "pass" | "ample" | "near" | "unknown" | "fail";
	values: Record<string, number>;
};

type Verdict = "fits" | "nearly" | "ask" | "no";
export type Judgement = { id: string; verdict: Verdict; reasons: Reason[] };

/** Up to a tenth more than a machine can do is "nearly": a well-run site can make up for it. */
const NEARLY = 1.1;

/** A machine that can do this many times as much is far too large, and dearer to run. */
const AMPLE = 3;

/** Judges a machine by its own declared figures alone, never by a theoretical formula for its throughput. */
export function judge(machine: DeclaredMachine, job: Job, stage: Stage): Judgement {
	const reasons = [
		kindOf(machine, job, stage),
		throughputOf(machine, job),
		...lumpOf(machine, stage),
		...reductionOf(machine, stage),
		...gapOf(machine, stage),
		...widthOf(machine, job),
		...mobilityOf(machine, job),
		...magnetOf(machine, job),
	];
	return { id: machine.id, verdict: verdictOf(reasons), reasons };
}

function verdictOf(reasons: Reason[]): Verdict {
	const has = (grade: Grade) => reasons.some((reason) => reason.grade === grade);
	if (has("fail")) return "no";
	if (has("unknown")) return "ask";
	return has("near") ? "nearly" : "fits";
}

function because(key: Reason["key"], grade: Grade, values: Reason["values"] = {}): Reason {
	return { key, grade, values };
}

/** The words that a shredder must be declared for. */
const shredded: Partial<Record<Job["material"], readonly string[]>> = {
	holz: ["Altholz", "Grüngut", "Wurzeln"],
	beton: ["Beton"],
	bauschutt: ["Beton"],
	asphalt: ["Asphalt"],
};

function kindOf(machine: DeclaredMachine, { material }: Job, { kinds }: Stage): Reason {
	if (machine.kind === "shredder") {
		const needed = shredded[material];
		if (machine.materials?.split(", ").some((word) => needed?.includes(word))) return because("takes", "pass");
		return material === "holz" && machine.materials === null
			? because("takesUnknown", "unknown")
			: because("kindWrong", "fail");
	}
	if (kinds.includes(machine.kind)) return because("kind", "pass");
	const mayBeOne = machine.kind === "crusher" && kinds.some((kind) => kind in reductions);
	return mayBeOne ? because("kindUnknown", "unknown") : because("kindWrong", "fail");
}

function throughputOf({ throughput_max: throughput }: DeclaredMachine, { need, material }: Job): Reason {
	if (throughput === null) return because("throughputUnknown", "unknown", { need });
	const factor = materialFactor[material];
	const available = throughput * factor;
	const values = { stated: throughput, percent: factor * 100, available, need };
	if (available >= need * AMPLE) return because("throughputAmple", "ample", values);
	if (need <= available) return because("throughput", "pass", values);
	return need <= available * NEARLY
		? because("throughputNear", "near", values)
		: because("throughputTooSmall", "fail", values);
}

function lumpOf(machine: DeclaredMachine, { feed }: Stage): Reason[] {
	if (feed === null) return [];
	const largest = largestFeed(machine);
	if (!largest) {
		// Screens and shredders have no limiting feed opening, so a missing size is mentioned but does not count.
		const decides = machine.kind !== "screen" && machine.kind !== "shredder";
		return [decides ? because("lumpUnknown", "unknown", { feed }) : because("lumpNotAsked", "pass", { feed })];
	}
	const values = { feed, limit: largest.limit, ...(largest.from === "opening" && { opening: largest.opening }) };
	if (feed <= largest.limit) return [because(largest.from === "stated" ? "lumpStated" : "lumpOpening", "pass", values)];
	return [
		feed <= largest.limit * NEARLY ? because("lumpNear", "near", values) : because("lumpTooLarge", "fail", values),
	];
}

function reductionOf({ kind }: DeclaredMachine, { feed, product }: Stage): Reason[] {
	const range = reductions[kind];
	if (!range || feed === null || product === null) return [];
	const [times, values] = [feed / product, { feed, product }];
	if (times > range.limit) return [because("reductionTooHigh", "fail", values)];
	return [because(times > range.usual ? "reductionHigh" : "reduction", "pass", values)];
}

/** A jaw or cone crushes nothing below its smallest gap; an impact crusher may screen and return its product. */
function gapOf({ kind, css_min: smallestGap }: DeclaredMachine, { product }: Stage): Reason[] {
	if (product === null || smallestGap === null || (kind !== "jaw" && kind !== "cone")) return [];
	return smallestGap > product ? [because("gapTooWide", "fail", { gap: smallestGap, product })] : [];
}

function widthOf(machine: DeclaredMachine, { width }: Job): Reason[] {
	if (width === null) return [];
	if (machine.width === null) return [because("widthUnknown", "unknown", { width })];
	const values = { width, own: machine.width };
	return [machine.width <= width ? because("width", "pass", values) : because("widthTooWide", "fail", values)];
}

function mobilityOf(machine: DeclaredMachine, { mobility }: Job): Reason[] {
	if (mobility === null) return [];
	if (machine.mobility === null) return [because("mobilityUnknown", "unknown")];
	return [machine.mobility === mobility ? because("mobility", "pass") : because("mobilityOther", "fail")];
}

function magnetOf({ magnet }: DeclaredMachine, { material }: Job): Reason[] {
	return magnet && (material === "beton" || material === "bauschutt") ? [because("magnet", "pass")] : [];
}

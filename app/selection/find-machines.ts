import type { Job } from "./job.ts";
import { judge, type Judgement, type ReasonKey } from "./judge.ts";
import type { DeclaredMachine } from "./machine.ts";
import { isTooMuchAtOnce, oneStage, type Stage, twoStages } from "./stages.ts";

/** The machines for one stage, each list best first, and how many of those that fail do so first for which reason. */
export type StageResult = {
	stage: Stage;
	fits: Judgement[];
	nearly: Judgement[];
	ask: Judgement[];
	failed: Partial<Record<ReasonKey, number>>;
};

export type Found = {
	alone: StageResult;
	/** Present where one machine is not enough. */
	inTwo: [StageResult, StageResult] | null;
	/** Even two stages would have to make the material smaller than they can. */
	beyondTwo: boolean;
};

/** Machines for a job: alone, and in two stages where no machine does it alone. */
export function findMachines(machines: readonly DeclaredMachine[], job: Job): Found {
	const alone = resultOf(machines, job, oneStage(job));
	const plan = twoStages(job);
	const isEnough = alone.fits.length > 0 || alone.nearly.length > 0;
	const isReducedTooMuch = isTooMuchAtOnce(alone.stage) || "reductionTooHigh" in alone.failed;
	if (!plan || isEnough || !isReducedTooMuch) return { alone, inTwo: null, beyondTwo: false };
	if (plan.some(isTooMuchAtOnce)) return { alone, inTwo: null, beyondTwo: true };
	return {
		alone,
		inTwo: [resultOf(machines, job, plan[0]), resultOf(machines, job, plan[1])],
		beyondTwo: false,
	};
}

function resultOf(machines: readonly DeclaredMachine[], job: Job, stage: Stage): StageResult {
	const judged = machines.map((machine) => judge(machine, job, stage)).toSorted(smallestFirst);
	const failed: StageResult["failed"] = {};
	for (const { reasons } of judged) {
		const first = reasons.find(({ grade }) => grade === "fail")?.key;
		if (first && first !== "kindWrong") failed[first] = (failed[first] ?? 0) + 1;
	}
	const of = (verdict: Judgement["verdict"]) => judged.filter((one) => one.verdict === verdict);
	return { stage, fits: of("fits"), nearly: of("nearly"), ask: of("ask"), failed };
}

/** The smallest machine that is enough costs least; machines without a figure come last. */
function smallestFirst(a: Judgement, b: Judgement): number {
	return (a.throughput ?? Infinity) - (b.throughput ?? Infinity) || 0;
}

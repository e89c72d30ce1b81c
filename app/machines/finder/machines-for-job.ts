import type { Job } from "./finder-job.ts";
import { judge, type FailedReason, type Judgement } from "./judge.ts";
import type { DeclaredMachine } from "./declared-machine.ts";
import { isTooMuchAtOnce, oneStage, type Stage, twoStages } from "./stages.ts";

/** Finds machines for a job: alone and, if none does it alone, in two stages. */
export function machinesFor(machines: readonly DeclaredMachine[], job: Job) {
	const alone = resultOf(machines, job, oneStage(job));
	const isEnough = alone.fits.length > 0 || alone.nearly.length > 0;
	const isTooMuch = isTooMuchAtOnce(alone.stage) || alone.reducedTooMuch;
	const stages = !isEnough && isTooMuch ? twoStages(job) : null;
	return { alone, inTwo: stages?.map((stage) => resultOf(machines, job, stage)) ?? null };
}

/** The machines for one stage, each list best first, and the failed ones counted by the first reason. */
function resultOf(machines: readonly DeclaredMachine[], job: Job, stage: Stage) {
	const judged = machines.toSorted(inOrder).map((machine) => judge(machine, job, stage));
	const failed: Partial<Record<FailedReason, number>> = {};
	for (const { reasons } of judged) {
		const first = reasons.find((reason) => reason.grade === "fail")?.key;
		if (first && first !== "kindWrong") failed[first] = (failed[first] ?? 0) + 1;
	}
	const of = (verdict: Judgement["verdict"]) => judged.filter((one) => one.verdict === verdict);
	// Some machine fails only because it would have to reduce the material too far.
	const reducedTooMuch = judged.some(
		({ reasons }) =>
			reasons.every(({ key, grade }) => key === "reductionTooHigh" || grade === "pass" || grade === "near") &&
			reasons.some(({ key }) => key === "reductionTooHigh"),
	);
	return { stage, fits: of("fits"), nearly: of("nearly"), ask: of("ask"), failed, reducedTooMuch };
}

/** What can be had comes first. The smallest sufficient machine costs least; those without a figure come last. */
function inOrder(a: DeclaredMachine, b: DeclaredMachine): number {
	const [least, more] = [a.throughput_max ?? Infinity, b.throughput_max ?? Infinity];
	return Number(b.isAvailable) - Number(a.isAvailable) || least - more || 0;
}

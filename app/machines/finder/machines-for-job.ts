import type { Job } from "./finder-job.ts";
import { judge, type Judgement, type Reason } from "./judge.ts";
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

/** The machines for one stage, each list best first; `closest` are those that miss the job by least. */
function resultOf(machines: readonly DeclaredMachine[], job: Job, stage: Stage) {
	const judged = machines.toSorted(inOrder).map((machine) => judge(machine, job, stage));
	const of = (verdict: Judgement["verdict"]) => judged.filter((one) => one.verdict === verdict);
	const isClose = (failures: Reason[]) =>
		failures.length <= MOST_MISSED && failures.every(({ key }) => key !== "kindWrong");
	const closest = of("no").filter((one) => isClose(failuresOf(one)));
	closest.sort((a, b) => missedBy(a) - missedBy(b));
	// Some machine fails only because it would have to reduce the material too far.
	const isMet = ({ key, grade }: Reason) => key === "reductionTooHigh" || (grade !== "fail" && grade !== "unknown");
	const reducedTooMuch = closest.some(({ reasons }) => reasons.every(isMet));
	return { stage, fits: of("fits"), nearly: of("nearly"), ask: of("ask"), closest, reducedTooMuch };
}

/** The most figures that a machine may miss to be called close. */
const MOST_MISSED = 2;
const failuresOf = ({ reasons }: Judgement) => reasons.filter(({ grade }) => grade === "fail");

/** By how much a machine misses a job: for each failure, the ratio of what is asked for to what it can do. */
function missedBy(one: Judgement): number {
	const missed = failuresOf(one).map(({ values: { need = NaN, available = NaN, feed = NaN, limit = NaN } }) => {
		return need / available || feed / limit || 2;
	});
	return missed.reduce((sum, ratio) => sum + ratio, 0);
}

/** What can be had comes first. The smallest sufficient machine costs least; those without a figure come last. */
function inOrder(a: DeclaredMachine, b: DeclaredMachine): number {
	const [least, more] = [a.throughput_max ?? Infinity, b.throughput_max ?? Infinity];
	return Number(b.isAvailable) - Number(a.isAvailable) || least - more || 0;
}

import type { Job, Material } from "./finder-job.ts";
import { type MachineKind, reductions } from "./declared-machine.ts";

/**
 * The kinds that suit a material, alone and in two stages: soft material and asphalt go to an impact crusher, hard and
 * abrasive stone to a jaw followed by a cone, soil to a screen, wood to a shredder.
 */
const ways: Record<Material, Record<"alone" | "first" | "second", MachineKind[]>> = {
	beton: { alone: ["jaw", "impact"], first: ["jaw"], second: ["impact"] },
	bauschutt: { alone: ["impact", "jaw"], first: ["jaw"], second: ["impact"] },
	asphalt: { alone: ["impact"], first: ["impact"], second: ["impact"] },
	"naturstein-hart": { alone: ["jaw", "cone"], first: ["jaw"], second: ["cone"] },
	"naturstein-weich": { alone: ["impact"], first: ["jaw", "impact"], second: ["impact"] },
	boden: { alone: ["screen"], first: [], second: [] },
	holz: { alone: ["shredder"], first: [], second: [] },
};

/** One step of a job: the size in and out, in millimetres, and the kinds of machine for it. */
export type Stage = { kinds: readonly MachineKind[]; feed: number | null; product: number | null };

export function oneStage(job: Job): Stage {
	return { kinds: ways[job.material].alone, feed: job.lump, product: job.target };
}

/**
 * The job in two stages; null if a size is unknown, the material has no such way, or even two could not reduce it that
 * far. The first stage reduces the material as far as its kind usually does, the second does the rest.
 */
export function twoStages(job: Job): [Stage, Stage] | null {
	const { first, second } = ways[job.material];
	const usual = reductions[first[0]!]?.usual;
	if (usual === undefined || job.lump === null || job.target === null) return null;
	const between = Math.max(Math.ceil(job.lump / usual), job.target);
	const stages: [Stage, Stage] = [
		{ kinds: first, feed: job.lump, product: between },
		{ kinds: second, feed: between, product: job.target },
	];
	return stages.some(isTooMuchAtOnce) ? null : stages;
}

export function isTooMuchAtOnce({ kinds, feed, product }: Stage): boolean {
	if (feed === null || product === null) return false;
	return kinds.every((kind) => feed / product > (reductions[kind]?.limit ?? Infinity));
}

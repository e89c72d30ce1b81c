import { chosenOffers } from "../chosen/chosen-offers.server.ts";
import { type MainCategory, offerTypes } from "../offer.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { machinesFor, type StageResult } from "./machines-for-job.ts";
import { type Job, mobilities } from "./finder-job.ts";
import type { Deal } from "./job-form.ts";
import type { Judgement } from "./judge.ts";
import type { DeclaredMachine, MachineKind } from "./declared-machine.ts";
import { own } from "../../foundation/i18n/text.ts";
import { publicOffers } from "../public-offers.server.ts";

/** The most machines shown of a group; a longer list helps nobody decide. */
const SHOWN = { fits: 6, nearly: 3, ask: 3, stage: 3 } as const;

const categoriesOf = (material: Job["material"]): MainCategory[] =>
	material === "boden" ? ["siebanlagen"] : material === "holz" ? ["shredder"] : ["brecheranlagen", "shredder"];

/** Machines that suit a job in the same way: alone, nearly, as a stage, or if the office knows a missing figure. */
type GroupKind = "fits" | "nearly" | "stage1" | "stage2" | "ask";

export async function finderResults(job: Job, type: Deal, language: Language) {
	const { alone, inTwo } = machinesFor(await declaredMachines(job.material, type), job);
	const groups: [GroupKind, StageResult, Judgement[], number][] = [
		["fits", alone, alone.fits, SHOWN.fits],
		["nearly", alone, alone.nearly, SHOWN.nearly],
		...(inTwo ?? []).map((stage, i): [GroupKind, StageResult, Judgement[], number] => [
			i === 0 ? "stage1" : "stage2",
			stage,
			[...stage.fits, ...stage.nearly, ...stage.ask],
			SHOWN.stage,
		]),
		["ask", alone, alone.ask, SHOWN.ask],
	];
	const shown = groups.flatMap(([, , machines, most]) => machines.slice(0, most).map(({ id }) => id));
	const { offers } = await chosenOffers([...new Set(shown)], language);
	const cards = new Map(offers.map((card) => [card.id, card]));
	return {
		groups: groups.map(([kind, { stage }, machines, most]) => ({
			kind,
			/** The number of machines, including those not shown. */
			count: machines.length,
			/** Size of the material in and out, in millimetres. */
			feed: stage.feed,
			product: stage.product,
			machines: machines.slice(0, most).flatMap(({ id, reasons }) => {
				const card = cards.get(id);
				return card ? [{ card, reasons }] : [];
			}),
		})),
		failed: alone.failed,
	};
}

export type FinderResults = Awaited<ReturnType<typeof finderResults>>;
export type FinderGroup = FinderResults["groups"][number];

const kinds: Record<string, MachineKind> = {
	"brecheranlagen-backenbrecher": "jaw",
	"brecheranlagen-kegelbrecher": "cone",
	"brecheranlagen-prallbrecher": "impact",
	brecheranlagen: "crusher",
	siebanlagen: "screen",
	shredder: "shredder",
};

/** Reads the makers' figures of visible machines for a material, newest first. */
async function declaredMachines(material: Job["material"], type: Deal): Promise<DeclaredMachine[]> {
	const rows = await publicOffers()
		.select(["id", "main_category", "subcategory", "feed_opening_width", "feed_opening_height", "max_feed_size"])
		.select(["css_min", "throughput_max", "materials", "width", "mobility"])
		.where("main_category", "in", categoriesOf(material))
		.where("type", "in", type === "alle" ? offerTypes : [type])
		.orderBy("created_at", "desc")
		.orderBy("nr", "desc")
		.execute();
	return rows.map((row) => ({
		id: row.id,
		kind: own(kinds, row.subcategory ?? "") ?? own(kinds, row.main_category)!,
		feedWidth: row.feed_opening_width,
		feedHeight: row.feed_opening_height,
		maxFeed: row.max_feed_size,
		smallestGap: row.css_min,
		throughput: row.throughput_max,
		takes: row.materials?.split(", ") ?? null,
		width: row.width,
		mobility: mobilities.find((known) => known === row.mobility) ?? null,
	}));
}

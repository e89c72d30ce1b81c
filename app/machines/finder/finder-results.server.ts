import { chosenOffers } from "../chosen/chosen-offers.server.ts";
import { type MainCategory, offerTypes } from "../offer.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { machinesFor } from "./machines-for-job.ts";
import type { Job, Material } from "./finder-job.ts";
import type { Deal } from "./job-form.ts";
import type { Judgement } from "./judge.ts";
import type { Stage } from "./stages.ts";
import type { DeclaredMachine, MachineKind } from "./declared-machine.ts";
import { type KnownFigures, knownFigures } from "./ownership-form.ts";
import { own } from "../../foundation/i18n/text.ts";
import { publicOffers } from "../public-offers.server.ts";

const crushing: MainCategory[] = ["brecheranlagen", "shredder"];
const categoriesOf: Partial<Record<Material, MainCategory[]>> = { boden: ["siebanlagen"], holz: ["shredder"] };

/** The most machines shown of a group; a longer list helps nobody decide. In `ask` are those with unknown figures. */
const MOST_SHOWN = { fits: 6, nearly: 3, stage1: 3, stage2: 3, ask: 3, closest: 3 };

export async function finderResults(job: Job, type: Deal, language: Language) {
	const machines = await declaredMachines(job.material, type);
	const { alone, inTwo } = machinesFor(machines, job);
	const groupOf = (kind: keyof typeof MOST_SHOWN, { feed, product }: Stage, machines: Judgement[]) => {
		const shown = machines.slice(0, MOST_SHOWN[kind]);
		// The count includes machines that are not shown.
		return { kind, count: machines.length, feed, product, shown };
	};
	const groups = [
		groupOf("fits", alone.stage, alone.fits),
		groupOf("nearly", alone.stage, alone.nearly),
		...(inTwo ?? []).map(({ stage, fits, nearly, ask }, i) =>
			groupOf(i === 0 ? "stage1" : "stage2", stage, [...fits, ...nearly, ...ask]),
		),
		groupOf("ask", alone.stage, alone.ask),
	];
	if (groups.every(({ count }) => count === 0)) groups.push(groupOf("closest", alone.stage, alone.closest));
	const ids = groups.flatMap(({ shown }) => shown.map(({ id }) => id));
	const { offers } = await chosenOffers([...new Set(ids)], language);
	const cards = new Map(offers.map((card) => [card.id, card]));
	return {
		groups: groups.map(({ shown, ...group }) => ({
			...group,
			machines: shown.flatMap(({ id, reasons }) => {
				const card = cards.get(id);
				return card ? [{ card, reasons }] : [];
			}),
		})),
		isEmpty: machines.length === 0,
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
async function declaredMachines(material: Material, type: Deal): Promise<DeclaredMachine[]> {
	const rows = await publicOffers()
		.select(["id", "main_category", "subcategory", "feed_opening_width", "feed_opening_height", "max_feed_size"])
		.select(["css_min", "throughput_max", "materials", "width", "mobility", "magnet", "available", "state"])
		.where("main_category", "in", categoriesOf[material] ?? crushing)
		.where("type", "in", type === "alle" ? offerTypes : [type])
		.orderBy("created_at", "desc")
		.orderBy("nr", "desc")
		.execute();
	return rows.map((row) => ({
		...row,
		isAvailable: row.available && row.state === "online",
		kind: own(kinds, row.subcategory ?? "") ?? own(kinds, row.main_category)!,
	}));
}

/** What is known of an offer's model in euros: its own figures, and those of the same model for hire or for sale. */
export async function modelFigures(id: string): Promise<KnownFigures> {
	const own = publicOffers().where("id", "=", id);
	const rows = await publicOffers()
		.select(["id", "type", "condition", "list_price as price"])
		.where((e) =>
			e.or([
				e("id", "=", id),
				e.and([
					e("type", "!=", own.select("type")),
					e("manufacturer", "=", own.select("manufacturer")),
					e("model", "=", own.select("model")),
				]),
			]),
		)
		.orderBy("list_price", "desc")
		.execute();
	const inTurn = rows.sort((a, b) => Number(a.id === id) - Number(b.id === id));
	return Object.assign({}, ...inTurn.map(knownFigures)) as KnownFigures;
}

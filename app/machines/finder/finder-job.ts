/**
 * The materials, each with the usable part of a maker's highest t/h. Makers state it for well-graded material that
 * breaks easily; these factors are the site's own careful assumption, not a maker's figure (decision 48).
 */
export const materialFactor = {
	beton: 0.8,
	bauschutt: 0.9,
	asphalt: 0.7,
	"naturstein-hart": 0.8,
	"naturstein-weich": 1,
	boden: 0.9,
	holz: 0.9,
};
export type Material = keyof typeof materialFactor;
export const materials = Object.keys(materialFactor) as Material[];

/** How machines move, as stored with an offer. */
export const mobilities = ["raupe", "rad", "hakenlift", "semimobil", "stationär"] as const;
type Mobility = (typeof mobilities)[number];

/** A job as the visitor describes it; null is "not asked". */
export type Job = {
	material: Material;
	/** Tonnes an hour that a machine must process. */
	need: number;
	/** The largest piece, in millimetres. */
	lump: number | null;
	/** The wanted size of the product, in millimetres. */
	target: number | null;
	/** The widest machine that fits through to the site, in millimetres. */
	width: number | null;
	mobility: Mobility | null;
};

const SHIFT_HOURS = 8;
/** The part of a shift in which material runs; the rest is for setting up, cleaning, refuelling and waiting. */
const USED_PART = 0.75;

/** Tonnes an hour for this many tonnes in this many days of one eight-hour shift. */
export function neededThroughput(tonnes: number, days: number): number {
	return tonnes / (days * SHIFT_HOURS * USED_PART);
}

import type { OfferRow } from "../../foundation/database/schema.ts";

/** The kinds of machine that the finder knows; "crusher" is one of unstated type. */
export type MachineKind = "jaw" | "cone" | "impact" | "crusher" | "screen" | "shredder";

type Figure = "feed_opening_width" | "feed_opening_height" | "max_feed_size" | "css_min" | "throughput_max" | "width";
/** The maker's figures for a machine, as stored; null is "not stated". `materials` are those that a shredder takes. */
export type DeclaredMachine = Pick<OfferRow, "id" | Figure | "materials" | "magnet" | "mobility"> & {
	kind: MachineKind;
	isAvailable: boolean;
};

/** The largest piece as a part of the feed opening's depth (wear handbooks of makers of jaw crushers). */
const FEED_PART = 0.8;

/** The largest piece that a machine takes, and the figure from which it follows; in millimetres. */
type LargestFeed = { limit: number; from: "stated" } | { limit: number; from: "opening"; opening: number };

/** The depth of a feed opening is its shorter side. Null if nothing is stated; a cone's opening tells nothing. */
export function largestFeed(machine: DeclaredMachine): LargestFeed | null {
	if (machine.max_feed_size !== null) return { limit: machine.max_feed_size, from: "stated" };
	if (machine.kind === "cone" || machine.feed_opening_height === null) return null;
	const opening = Math.min(machine.feed_opening_height, machine.feed_opening_width ?? Infinity);
	return { limit: Math.floor(opening * FEED_PART), from: "opening", opening };
}

/**
 * Reduction ratios of a stage: usual and highest. Jaw 4–9, cone 3–10, impact 10–20 are the ranges of the trade press;
 * kinds without one are not judged by it.
 */
export const reductions: Partial<Record<MachineKind, { usual: number; limit: number }>> = {
	jaw: { usual: 6, limit: 9 },
	cone: { usual: 6, limit: 10 },
	impact: { usual: 15, limit: 20 },
};

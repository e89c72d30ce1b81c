import { type JoinedName, joinedFields } from "./joined-fields.ts";
import type { OfferColumn } from "../offer-record.ts";
import type { OfferRow } from "../../foundation/database/schema.ts";
import { own } from "../../foundation/i18n/text.ts";

type CardFact = OfferColumn | JoinedName;

/** A card shows so many of the facts that are known. */
export const FACTS_ON_CARD = 6;

/** The facts that buyers look for first; every card has them in its first line. */
export const ageFacts: readonly CardFact[] = ["year_of_construction", "operating_hours"];

/** The deciding facts by subcategory, else by category; power follows them. */
const factsOf: Readonly<Record<string, readonly CardFact[]>> = {
	bagger: ["dig_depth", "boom_type", "quick_hitch", "undercarriage_left", "emission_stage"],
	"bagger-minibagger": ["dig_depth", "undercarriage_width", "quick_hitch", "emission_stage"],
	"bagger-mobilbagger": ["dig_depth", "boom_type", "stabilisers", "max_speed", "emission_stage"],
	radlader: ["bucket_volume", "tipping_load", "max_speed"],
	dumper: ["dumper_type", "payload", "body_heaped", "tipping"],
	teleskoplader: ["lift_height", "lift_capacity", "max_reach", "rotation"],
	walzen: ["roller_type", "drum_width", "drum_kind", "inspected_on"],
	brecheranlagen: ["feed_opening", "throughput_max", "css", "mobility", "drive"],
	"brecheranlagen-prallbrecher": ["feed_opening", "throughput_max", "after_screen", "mobility", "drive"],
	"brecheranlagen-kegelbrecher": ["cone_diameter", "max_feed_size", "throughput_max", "css", "mobility"],
	siebanlagen: ["decks", "screen_box", "throughput_max", "mobility"],
	"siebanlagen-trommelsiebanlagen": ["drum", "throughput_max", "mobility"],
	shredder: ["shredder_type", "power", "materials", "throughput_max", "mobility"],
	haldenbänder: ["conveyor_length", "belt_width", "discharge_height", "throughput_max", "radial", "mobility"],
};

/** Wear concerns the buyer of a machine, but not its hirer. */
const forBuyers: readonly CardFact[] = ["undercarriage_left"];

export type Machine = Pick<OfferRow, "main_category" | "subcategory" | "type">;

/** The facts of a machine, in order; more than a card shows, because some may be unknown. */
export function cardFactsOf({ main_category, subcategory, type }: Machine): readonly CardFact[] {
	const facts = own(factsOf, subcategory ?? main_category) ?? own(factsOf, main_category) ?? [];
	// Cards show the weight only if the dealer has made it public.
	const all = [...new Set([...ageFacts, "weight" as const, ...facts, "power" as const])];
	return type === "miete" ? all.filter((fact) => !forBuyers.includes(fact)) : all;
}

/** The columns that a card may need, but for the weight, which `shownWeight` reads. */
export const cardColumns: readonly OfferColumn[] = [
	...new Set([...ageFacts, ...Object.values(factsOf).flat(), "power" as const].flatMap(columnsOf)),
];

function columnsOf(fact: CardFact): readonly OfferColumn[] {
	return fact in joinedFields ? joinedFields[fact as JoinedName].fields : [fact as OfferColumn];
}

import { mdiExcavator } from "@mdi/js";
import type { OfferRow } from "../foundation/database/schema.ts";
import { choice, composed, type Field, line, measure, money, person, text, whole, yesNo } from "../content/fields.ts";
import { defineRecord } from "../content/record.ts";
import { machineStates, stateColumns } from "../content/states/states.ts";
import { MOST_PICTURES } from "./editor/chosen-pictures.ts";
import { machineFields } from "./machine/machine-fields.ts";
import { categories, conditions, mainCategories, offerTypes } from "./offer.ts";

const onSheet = { group: "technical", sheet: "everybody" } as const;
const metres = { unit: "m", scale: 1000, highest: 1000, shown: 2 } as const;

/** Dealers sell next year's machines already this year. */
const nextYear = new Date().getFullYear() + 1;

/** A machine for sale or hire. Category, type and price depend on one another: offer-details.tsx draws them. */
export const offerRecord = defineRecord<OfferRow>()({
	kind: "offer",
	table: "Angebote",
	right: "offers",
	states: machineStates,
	labels: "offerField",
	texts: "addOfferPage",
	name: "name",
	office: {
		list: "/admin/angebote",
		add: "/admin/angebot-hinzufuegen",
		edit: "/admin/angebot-bearbeiten/",
		remove: "/admin/angebot-loeschen/",
	},
	pictures: { address: "/admin/bilder", field: "images", bucket: "angebot-bilder", max: MOST_PICTURES },
	page: (id) => `/angebot/detail/${id}`,
	documents: 10,
	draft: "addOfferFormData_new",
	list: {
		icon: mdiExcavator,
		open: true,
		pictures: true,
		columns: ["nr", "category", "type", "list_price", "created_at"],
		moreColumns: [
			"condition",
			"available",
			"manufacturer",
			"model",
			"year_of_construction",
			"operating_hours",
			"weight",
			"power",
			"location",
			"serial_number",
			"price_on_request",
			"price_reduced",
			"emission_stage",
			"drive",
			"mobility",
			"inspected_on",
			"sold_to",
			"sold_price",
		],
		alongside: ["available", "price_on_request", ...(Object.keys(stateColumns) as (keyof typeof stateColumns)[])],
		counted: ["views", "requests"],
		onDashboard: ["nr", "category", "list_price", "views", "requests"],
		alsoSearched: "serial_number",
		sorts: { date: "created_at", price: "list_price", nr: "nr" },
		filters: {
			main_category: mainCategories,
			type: offerTypes,
			condition: conditions,
			available: ["true", "false"],
		},
		settable: { available: ["true", "false"], condition: conditions, category: categories },
		prices: ["sale_price", "daily_rate"],
		tieBreaker: "nr",
	},
	otherColumns: ["main_category", "subcategory", "list_price"],
	fields: {
		name: line({ needed: true, limit: 300, translated: true, searched: true, wide: true, group: "details" }),
		description: text({ marked: true, keepsEmpty: true, limit: 20_000, rows: 6, translated: true, wide: true }),
		category: composed({ searched: true, group: "details", sheet: "everybody" }),
		type: choice({ choices: offerTypes, group: "details", sheet: "everybody" }),
		condition: choice({ choices: conditions, group: "details", sheet: "everybody" }),
		sale_price: money({ group: "details" }),
		daily_rate: money({ group: "details" }),
		price_on_request: yesNo({ group: "details" }),
		price_reduced: yesNo({ group: "details" }),
		contact_id: person({ group: "details", hint: "contactHint" }),
		available: yesNo({ group: "details" }),
		manufacturer: line({ limit: 200, searched: true, ...onSheet }),
		model: line({ limit: 200, searched: true, ...onSheet }),
		year_of_construction: whole({ lowest: 1900, highest: nextYear, tooLow: "error.year", isYear: true, ...onSheet }),
		operating_hours: whole({ lowest: 0, highest: 1_000_000, tooLow: "error.negative", unit: "h", ...onSheet }),
		weight: measure({
			unit: "t",
			scale: 1000,
			highest: 2000,
			shown: 3,
			...onSheet,
			sheet: "staff",
			hint: "weightHint",
		}),
		power: measure({ unit: "kW", scale: 1000, highest: 100_000, shown: 1, ...onSheet }),
		length: measure({ ...metres, ...onSheet }),
		width: measure({ ...metres, ...onSheet }),
		height: measure({ ...metres, ...onSheet }),
		location: line({ limit: 200, searched: true, ...onSheet }),
		...machineFields,
		video: line({ limit: 300, group: "video", hint: "videoHint" }),
	},
});

export const offerFields: Readonly<Record<string, Field>> = offerRecord.fields;
export type OfferColumn = keyof typeof offerRecord.fields;

/** A setting of the dealer may make them public. */
const weights: readonly OfferColumn[] = ["weight", "transport_weight"];

/** The fields of the data sheet, in order: for everybody, or for staff only. */
export function sheetFields(reader: "everybody" | "staff", weightIsPublic: boolean) {
	return (Object.keys(offerRecord.fields) as OfferColumn[]).filter((name) => {
		const field: Field = offerRecord.fields[name];
		const readers = weightIsPublic && weights.includes(name) ? "everybody" : field.sheet;
		return field.group !== "details" && readers === reader;
	});
}

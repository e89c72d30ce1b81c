import { equipmentWords, stabiliserWords } from "./equipment.ts";
import { field, inGroup, only } from "./machine-kinds.ts";

/*
 * A machine's fields beyond those of every offer: the kind of each, the machines that have it with their usual values
 * in the form's unit, and whether buyers filter by it. Column, form, warnings, data sheet and audit log follow from
 * this table. The form folds fields that are neither on cards (card-facts.ts) nor filtered, usual or filled.
 */

const excavator = "bagger";
const mini = "bagger-minibagger";
const crawler = "bagger-kettenbagger";
const wheeled = "bagger-mobilbagger";
const loader = "radlader";
const handler = "teleskoplader";
const dumper = "dumper";
const roller = "walzen";
const crusher = "brecheranlagen";
const jaw = "brecheranlagen-backenbrecher";
const cone = "brecheranlagen-kegelbrecher";
const impact = "brecheranlagen-prallbrecher";
const screen = "siebanlagen";
const decked = "siebanlagen-klassiersiebanlagen";
const scalper = "siebanlagen-schwerlastsiebanlagen";
const trommel = "siebanlagen-trommelsiebanlagen";
const shredder = "shredder";
const conveyor = "haldenbänder";

const filtered = { filtered: true } as const;
const everywhere = only("all");
const plants = only(crusher, screen, shredder, conveyor);
const onTracks = only(mini, crawler, dumper, crusher, screen, shredder, conveyor);
const onWheels = only(wheeled, loader, handler, dumper, roller);
const carriers = only(excavator, loader, handler);

const booms = ["mono", "verstell", "schwenk", "teleskop", "longfront", "abbruch"] as const;
const rollers = ["walzenzug", "tandem", "kombi", "gummirad", "graben", "handgeführt"] as const;
const screens = ["schwinger", "grobstück", "trommel", "stern", "spannwelle", "scheiben"] as const;
const stages = ["ohne", "I", "II", "IIIA", "IIIB", "IV", "V", "null_emission"] as const;
const drives = ["diesel", "diesel-hydraulisch", "diesel-elektrisch", "hybrid", "elektrisch", "akku"] as const;
const classes = ["V1", "V2", "V3", "V4", "V5", "VP1", "VP2", "VP3", "VP4", "VP5"] as const;

const figures = inGroup("figures", {
	mobility: field.choice(["raupe", "rad", "hakenlift", "semimobil", "stationär"], plants, filtered),
	// Excavators
	dig_depth: field.measure("m", { [excavator]: [1, 15] }, filtered),
	bucket_volume: field.measure("cubic", { [excavator]: [0.01, 8], [loader]: [0.15, 12] }, filtered),
	boom_type: field.choice(booms, only(excavator), filtered),
	reach: field.measure("m", { [excavator]: [2.5, 25] }, filtered),
	dipper_length: field.measure("m", { [excavator]: [0.7, 10] }),
	tail: field.choice(["standard", "kurz", "null"], only(excavator), filtered),
	tail_radius: field.measure("m", { [excavator]: [0.5, 4.5] }),
	undercarriage_width_min: field.measure("m", { [excavator]: [0.65, 4.5] }),
	undercarriage_width_max: field.measure("m", { [excavator]: [0.65, 4.5] }),
	stabilisers: field.choice(stabiliserWords, only(wheeled, handler), filtered),
	tearout_force: field.measure("kN", { [excavator]: [3, 700] }),
	breakout_force: field.measure("kN", { [excavator]: [3, 700] }),
	// Loaders and handlers
	tipping_load: field.measure("t", { [loader]: [0.3, 35] }, filtered),
	dump_height: field.measure("m", { [loader]: [1.2, 5] }, filtered),
	steering: field.choice(["knick", "allrad", "knick-allrad", "panzer"], only(loader), filtered),
	linkage: field.choice(["z", "p", "parallel", "teleskop"], only(loader), filtered),
	rotation: field.choice(["starr", "drehbar", "endlos"], only(handler), filtered),
	lift_height: field.measure("m", { [handler]: [3.5, 51] }, filtered),
	max_reach: field.measure("m", { [handler]: [1.5, 40] }, filtered),
	lift_capacity: field.measure("t", { [handler]: [0.8, 40] }, filtered),
	capacity_at_height: field.measure("capacity", { [handler]: [0, 15] }, filtered),
	capacity_at_reach: field.measure("capacity", { [handler]: [0, 15] }, filtered),
	// Dumpers
	dumper_type: field.choice(["rad", "raupe", "knick", "starr"], only(dumper), filtered),
	payload: field.measure("t", { [dumper]: [0.2, 100] }, filtered),
	body_struck: field.measure("cubic", { [dumper]: [0.1, 65] }),
	body_heaped: field.measure("cubic", { [dumper]: [0.1, 65] }, filtered),
	tipping: field.choice(["vorn", "drehbar", "rundum", "hinten", "dreiseitig", "hochkipp"], only(dumper), filtered),
	wheel_drive: field.choice(["4x2", "4x4", "6x4", "6x6", "kette"], only(dumper)),
	// Rollers
	roller_type: field.choice(rollers, only(roller), filtered),
	drum_width: field.measure("mm", { [roller]: [350, 2300] }, filtered),
	drum_kind: field.choice(["glatt", "stampffuß", "oszillation", "polygon"], only(roller), filtered),
	amplitude_low: field.measure("stroke", { [roller]: [0.2, 2.6] }),
	amplitude_high: field.measure("stroke", { [roller]: [0.2, 2.6] }),
	frequency_min: field.measure("hertz", { [roller]: [20, 75] }),
	frequency_max: field.measure("hertz", { [roller]: [20, 75] }),
	centrifugal_force: field.measure("kN", { [roller]: [5, 450] }),
	static_linear_load: field.measure("linearLoad", { [roller]: [4, 75] }),
	vibration_class: field.choice(classes, only(roller)),
	water_tank: field.measure("litres", { [roller]: [20, 1800] }),
	// Crushers, screens, shredders, conveyors
	feed_opening_width: field.measure("mm", { [jaw]: [400, 2000], [impact]: [500, 1700] }, filtered),
	feed_opening_height: field.measure("mm", { [jaw]: [250, 1500], [impact]: [350, 1300] }),
	max_feed_size: field.measure("mm", { [jaw]: [150, 1300], [impact]: [200, 1000], [cone]: [60, 350] }, filtered),
	cone_diameter: field.measure("mm", { [cone]: [600, 1600] }),
	css_min: field.measure("mm", { [jaw]: [15, 300], [cone]: [5, 65], [impact]: [8, 200] }),
	css_max: field.measure("mm", { [jaw]: [15, 300], [cone]: [5, 65], [impact]: [8, 200] }),
	throughput_min: field.measure("tonnesAnHour", { [crusher]: [5, 1200], [screen]: [5, 1000] }),
	throughput_max: field.measure(
		"tonnesAnHour",
		{ [crusher]: [5, 1200], [screen]: [5, 1000], [shredder]: [3, 250], [conveyor]: [20, 3000] },
		filtered,
	),
	screen_type: field.choice(screens, only(screen), filtered),
	decks: field.count({ [decked]: [1, 4], [scalper]: [1, 4] }, { lowest: 1, filtered: true }),
	fractions: field.count({ [screen]: [2, 5] }, { lowest: 1, filtered: true }),
	screen_length: field.measure("m", { [decked]: [1.5, 8], [scalper]: [1.5, 8] }),
	screen_width: field.measure("m", { [decked]: [0.8, 2.5], [scalper]: [0.8, 2.5] }),
	drum_diameter: field.measure("m", { [trommel]: [0.8, 3] }, filtered),
	drum_length: field.measure("m", { [trommel]: [1.5, 11] }, filtered),
	shredder_type: field.choice(["langsam-1", "langsam-2", "langsam-4", "schnell", "hacker"], only(shredder), filtered),
	materials: field.several(
		["Altholz", "Grüngut", "Wurzeln", "Sperrmüll", "Gewerbeabfall", "Asphalt", "Beton", "Reifen"],
		only(shredder),
		filtered,
	),
	rotor_diameter: field.measure("mm", { [impact]: [600, 1700], [shredder]: [300, 1500] }),
	rotor_length: field.measure("mm", { [impact]: [500, 1700], [shredder]: [600, 3600] }),
	rotor_speed: field.measure("turns", { [shredder]: [5, 1500] }),
	apertures: field.words(only(screen, shredder)),
	conveyor_length: field.measure("m", { [conveyor]: [4, 60] }, filtered),
	conveyor_length_max: field.measure("m", { [conveyor]: [4, 60] }),
	belt_width: field.measure("mm", { [conveyor]: [300, 1800] }, filtered),
	discharge_height: field.measure("m", { [crusher]: [1.5, 6], [screen]: [1.5, 6], [conveyor]: [1.5, 20] }, filtered),
	hopper_volume: field.measure("cubic", { [crusher]: [0.5, 20], [screen]: [0.3, 15], [shredder]: [0.5, 20] }),
	pre_screen: field.choice(["keins", "rost", "1-deck", "2-deck"], only(crusher), filtered),
	after_screen: field.yesNo(only(crusher), filtered),
	return_conveyor: field.yesNo(only(crusher), filtered),
	magnet: field.yesNo(only(crusher, shredder), filtered),
	wind_sifter: field.yesNo(only(crusher), filtered),
	radial: field.yesNo(only(conveyor), filtered),
	telescopic: field.yesNo(only(conveyor), filtered),
});

const engine = inGroup("drive", {
	emission_stage: field.choice(stages, everywhere, filtered),
	drive: field.choice(drives, everywhere, filtered),
	electric_power: field.measure("kW", { all: [1, 800] }),
	engine_make: field.words(everywhere),
	engine_model: field.words(everywhere),
	road_permit: field.yesNo(onWheels, filtered),
	max_speed: field.measure("kilometresAnHour", rangeFor(onWheels, [2, 60]), filtered),
	transport_weight: field.measure("t", { all: [0.2, 130] }, { sheet: "staff", hint: "weightHint" }),
});

const wear = inGroup("wear", {
	undercarriage_left: field.measure("percent", onTracks),
	track_kind: field.choice(["gummi", "stahl", "stahl-pads"], onTracks),
	shoe_width: field.measure("mm", rangeFor(onTracks, [180, 1100])),
	tyres_front_left: field.measure("percent", onWheels),
	tyres_rear_left: field.measure("percent", onWheels),
	tyre_size: field.words(onWheels),
	tyre_kind: field.choice(["luft", "ausgeschäumt", "vollgummi", "zwilling"], onWheels),
	wear_left: field.measure("percent", only(crusher, shredder)),
});

const fittings = inGroup("equipment", {
	quick_hitch_make: field.words(carriers),
	quick_hitch_size: field.words(carriers),
	quick_hitch_drive: field.choice(["mechanisch", "hydraulisch", "vollhydraulisch"], carriers),
	equipment: field.several(equipmentWords, everywhere, { usual: true }),
});

const history = inGroup("history", {
	serial_number: field.words(everywhere, { sheet: "staff", hint: "staffHint", usual: true }),
	hours_read_on: field.day(everywhere),
	hours_verified: field.yesNo(everywhere),
	inspected_on: field.month(everywhere),
	ce_mark: field.yesNo(everywhere),
	conformity_declaration: field.yesNo(everywhere),
	previous_owners: field.count({ all: [0, 9] }),
	service_history: field.choice(["voll", "teil", "keine"], everywhere),
	warranty_until: field.day(everywhere),
	warranty_hours: field.count({ all: [1, 20_000] }, { lowest: 1, unit: "h" }),
});

/** The groups of the fields, in the order of form and data sheet. */
export const machineGroups = ["figures", "drive", "wear", "equipment", "history"] as const;

export const machineFields = { ...figures, ...engine, ...wear, ...fittings, ...history };
export type MachineFieldName = keyof typeof machineFields;

function rangeFor(where: object, range: readonly [number, number]) {
	return Object.fromEntries(Object.keys(where).map((kind) => [kind, range]));
}

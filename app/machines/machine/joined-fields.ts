import type { OfferColumn } from "../offer-record.ts";

/** Fields that are written together, in this order. */
export type JoinedField = { fields: readonly OfferColumn[]; sign: " × " | "–" | " / " | " " };

/** Rows of the data sheet that join fields, by the key of their label. They take the place of the first field. */
export const joinedFields = {
	dimensions: { fields: ["length", "width", "height"], sign: " × " },
	undercarriage_width: { fields: ["undercarriage_width_min", "undercarriage_width_max"], sign: "–" },
	body: { fields: ["body_struck", "body_heaped"], sign: " / " },
	amplitude: { fields: ["amplitude_low", "amplitude_high"], sign: " / " },
	frequency: { fields: ["frequency_min", "frequency_max"], sign: "–" },
	feed_opening: { fields: ["feed_opening_width", "feed_opening_height"], sign: " × " },
	css: { fields: ["css_min", "css_max"], sign: "–" },
	throughput: { fields: ["throughput_min", "throughput_max"], sign: "–" },
	screen_box: { fields: ["screen_length", "screen_width"], sign: " × " },
	drum: { fields: ["drum_diameter", "drum_length"], sign: " × " },
	rotor: { fields: ["rotor_diameter", "rotor_length"], sign: " × " },
	conveyor: { fields: ["conveyor_length", "conveyor_length_max"], sign: "–" },
	engine: { fields: ["engine_make", "engine_model"], sign: " " },
	tyres: { fields: ["tyres_front_left", "tyres_rear_left"], sign: " / " },
	quick_hitch: { fields: ["quick_hitch_make", "quick_hitch_size"], sign: " " },
} as const satisfies Record<string, JoinedField>;
export type JoinedName = keyof typeof joinedFields;

const ranges = ["undercarriage_width", "amplitude", "frequency", "css", "throughput", "conveyor", "body"] as const;
/** Pairs whose first value must not exceed the second. */
export const pairs = ranges.map((name) => joinedFields[name].fields);

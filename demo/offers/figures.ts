import type { MachineFieldName } from "#app/offers/machine-fields.ts";

/** What describes a machine of the demo, in the units of the form; invented, and in keeping with its texts. */
export type DemoFigures = Partial<Record<MachineFieldName, number | string | true>>;

const diesel = { drive: "diesel" } as const;
const hydraulic = { drive: "diesel-hydraulisch" } as const;
const papers = { ce_mark: true, conformity_declaration: true } as const;
const fullHistory = { service_history: "voll", previous_owners: 1 } as const;
const steel = { track_kind: "stahl" } as const;
const rubber = { track_kind: "gummi" } as const;
const onTracks = { mobility: "raupe" } as const;

const ds2000: DemoFigures = {
	...{ ...onTracks, ...hydraulic, ...papers, emission_stage: "V", shredder_type: "langsam-2" },
	...{ rotor_length: 2000, rotor_diameter: 600, rotor_speed: 35, hopper_volume: 4.5, throughput_max: 60 },
	...{ materials: "Altholz, Grüngut, Asphalt", magnet: true, inspected_on: "2026-05-01" },
	equipment: "Funkfernbedienung, Zentralschmierung",
};
const hb2008: DemoFigures = {
	...{ ...onTracks, ...hydraulic, ...papers, emission_stage: "V", conveyor_length: 20, belt_width: 800 },
	...{ discharge_height: 8.6, throughput_max: 350 },
};
const cx200: DemoFigures = {
	...{ ...onTracks, ...diesel, ...papers, emission_stage: "V", cone_diameter: 1000, max_feed_size: 180 },
	...{ css_min: 10, css_max: 45, throughput_max: 250, hopper_volume: 5, discharge_height: 3.6 },
	equipment: "Funkfernbedienung, Zentralschmierung, Staubbedüsung, Metalldetektor",
};
const ks416: DemoFigures = {
	...{ ...onTracks, ...hydraulic, ...papers, emission_stage: "V", screen_type: "schwinger", decks: 2, fractions: 3 },
	...{ screen_length: 4.1, screen_width: 1.6, throughput_min: 80, throughput_max: 280, hopper_volume: 6 },
	...{ discharge_height: 4.2, equipment: "Funkfernbedienung, Seitenband" },
};
const mx40: DemoFigures = {
	...{ ...diesel, ...rubber, emission_stage: "V", dig_depth: 2.6, reach: 4.5, bucket_volume: 0.075, tail: "kurz" },
	...{ undercarriage_width_min: 1.55, undercarriage_width_max: 1.55, breakout_force: 22, tearout_force: 15.5 },
	...{ boom_type: "schwenk", quick_hitch_size: "MS03", quick_hitch_drive: "mechanisch", shoe_width: 250 },
};
const rd240: DemoFigures = {
	...{ ...hydraulic, emission_stage: "V", dumper_type: "rad", payload: 4.2, body_struck: 2.4, body_heaped: 2.9 },
	...{ tipping: "drehbar", wheel_drive: "4x4", road_permit: true, max_speed: 25, tyre_kind: "luft" },
	equipment: "Rückfahrkamera, ROPS/FOPS, Arbeitsscheinwerfer, Rundumleuchte",
};
const rl850: DemoFigures = {
	...{ ...diesel, tipping_load: 10.4, dump_height: 2.85, steering: "knick", linkage: "z", max_speed: 38 },
	...{ tyre_size: "23.5 R25", quick_hitch_drive: "hydraulisch" },
};
const tr420: DemoFigures = {
	...{ ...onTracks, ...hydraulic, screen_type: "trommel", drum_diameter: 1.8, drum_length: 4.2, fractions: 2 },
	...{ throughput_max: 90, hopper_volume: 4, discharge_height: 3.2 },
};
const gw85: DemoFigures = {
	...{
		...diesel,
		roller_type: "graben",
		drum_width: 850,
		drum_kind: "stampffuß",
		frequency_min: 30,
		frequency_max: 42,
	},
	...{ amplitude_low: 0.6, amplitude_high: 1.2, centrifugal_force: 72, static_linear_load: 8.6 },
	equipment: "Funkfernbedienung",
};

/** By the German name of the machine. */
export const demoFigures: Readonly<Record<string, DemoFigures>> = {
	"Mobiler Backenbrecher Steinvald JX 110": {
		...{ ...onTracks, ...hydraulic, ...steel, ...papers, ...fullHistory, emission_stage: "IV" },
		...{ feed_opening_width: 1100, feed_opening_height: 700, max_feed_size: 560, css_min: 50, css_max: 170 },
		...{ throughput_min: 200, throughput_max: 350, hopper_volume: 8, discharge_height: 3.8, pre_screen: "rost" },
		...{ magnet: true, undercarriage_left: 60, wear_left: 100, shoe_width: 500, inspected_on: "2026-08-01" },
		...{ hours_read_on: "2026-08-20", hours_verified: true },
		equipment: "Zentralschmierung, Funkfernbedienung, Betankungspumpe, AdBlue, Staubbedüsung, Seitenband",
	},
	"Kettenbagger Tornavik KB 470": {
		...{ ...diesel, ...steel, ...papers, ...fullHistory, emission_stage: "IV", dig_depth: 6.45, reach: 9.9 },
		...{ bucket_volume: 1.2, boom_type: "verstell", dipper_length: 2.9, tail: "standard", undercarriage_left: 70 },
		...{ breakout_force: 158, tearout_force: 118, undercarriage_width_min: 2.99, undercarriage_width_max: 2.99 },
		...{ quick_hitch_size: "OQ70/55", quick_hitch_drive: "vollhydraulisch", shoe_width: 600 },
		...{ inspected_on: "2026-06-01", hours_read_on: "2026-06-11" },
		equipment:
			"Klimaanlage, Standheizung, Rückfahrkamera, AdBlue, 2D-/3D-Vorrüstung, Hammerleitung, Scherenleitung, Greiferdrehleitung",
	},
	"Klassiersiebanlage Rasdorn KS 620, Dreidecker": {
		...{ ...onTracks, ...hydraulic, ...papers, emission_stage: "V", screen_type: "schwinger", decks: 3, fractions: 4 },
		...{ screen_length: 6.1, screen_width: 1.5, apertures: "8, 16, 32", throughput_min: 120, throughput_max: 400 },
		...{ hopper_volume: 7.5, discharge_height: 4.9, service_history: "voll", undercarriage_left: 75 },
		equipment: "Funkfernbedienung, Überkornband, Seitenband",
	},
	"Walzenzug Ebnwald WZ 210": {
		...{ ...hydraulic, emission_stage: "IV", roller_type: "walzenzug", drum_width: 2100, drum_kind: "glatt" },
		...{ amplitude_low: 0.9, amplitude_high: 1.9, frequency_min: 30, frequency_max: 40, centrifugal_force: 256 },
		...{ static_linear_load: 33.5, vibration_class: "V4", tyres_rear_left: 65, tyre_size: "23.1-26", max_speed: 12 },
		...{
			inspected_on: "2026-03-01",
			service_history: "voll",
			equipment: "Klimaanlage, ROPS/FOPS, Verdichtungsmessung",
		},
	},
	"Radlader Lodmark RL 280": {
		...{ ...hydraulic, ...papers, emission_stage: "V", bucket_volume: 0.9, tipping_load: 3.3, dump_height: 2.6 },
		...{ steering: "knick", linkage: "p", road_permit: true, max_speed: 30, quick_hitch_drive: "hydraulisch" },
		...{ tyre_size: "405/70 R18", tyres_front_left: 100, tyres_rear_left: 100, warranty_hours: 2000 },
		equipment: "ROPS/FOPS, Arbeitsscheinwerfer, Rundumleuchte",
	},
	"Raupenmobiles Haldenband Rasdorn HB 2008": hb2008,
	"Raddumper Kippmar RD 240": { ...rd240, ...papers, warranty_hours: 2000 },
	"Teleskoplader Lodmark LT 140": {
		...{ ...hydraulic, ...papers, emission_stage: "V", rotation: "starr", lift_height: 13.8, max_reach: 9.4 },
		...{ lift_capacity: 4, capacity_at_height: 3, capacity_at_reach: 1.2, stabilisers: "vorn", max_speed: 30 },
		...{ road_permit: true, tyres_front_left: 55, tyres_rear_left: 55, tyre_size: "445/65 R22.5" },
		...{ inspected_on: "2026-09-01", equipment: "Klimaanlage, ROPS/FOPS, Überlastwarnung" },
	},
	"Zweiwellen-Shredder Zerrox DS 2000": ds2000,
	"Prallbrecher Steinvald PX 100": {
		...{
			...onTracks,
			...hydraulic,
			...papers,
			emission_stage: "V",
			feed_opening_width: 1000,
			feed_opening_height: 800,
		},
		...{ max_feed_size: 700, css_min: 15, css_max: 90, rotor_diameter: 1000, rotor_length: 960, throughput_min: 80 },
		...{ throughput_max: 250, hopper_volume: 3.6, discharge_height: 3.7, pre_screen: "1-deck", magnet: true },
		...{ inspected_on: "2026-07-01", equipment: "Funkfernbedienung, AdBlue, Staubbedüsung, Seitenband" },
	},
	"Minibagger Ebnwald MX 40": { ...mx40, inspected_on: "2026-04-01", equipment: "Hammerleitung, Planierschild" },
	"Trommelsiebanlage Zerrox TR 420": { ...tr420, emission_stage: "V", apertures: "10, 20, 40" },
	"Tandemwalze Ebnwald TW 100": {
		...{ ...hydraulic, emission_stage: "V", roller_type: "tandem", drum_width: 1000, drum_kind: "glatt" },
		...{ amplitude_low: 0.5, amplitude_high: 0.5, frequency_min: 55, frequency_max: 66, centrifugal_force: 17 },
		...{ static_linear_load: 8.4, water_tank: 110, inspected_on: "2026-03-01", equipment: "Druckberieselung" },
	},
	"Kegelbrecher Felsgard CX 200": cx200,
	"Mobilbagger Tornavik MB 340 mit Verstellausleger, Pratzen und Planierschild, Tiltrotator, drei Löffeln und Greifer":
		{
			...{ ...diesel, ...papers, emission_stage: "V", dig_depth: 5.6, reach: 9.1, bucket_volume: 0.8 },
			...{
				boom_type: "verstell",
				dipper_length: 2.45,
				tail: "standard",
				tail_radius: 2.3,
				stabilisers: "schild-pratzen",
			},
			...{ breakout_force: 118, tearout_force: 86, road_permit: true, max_speed: 20, tyre_kind: "zwilling" },
			...{ tyres_front_left: 75, tyres_rear_left: 75, quick_hitch_size: "S60", quick_hitch_drive: "vollhydraulisch" },
			...{ inspected_on: "2026-05-01", previous_owners: 1, service_history: "voll" },
			equipment: "Klimaanlage, Rückfahrkamera, Zentralschmierung, AdBlue, Rundumleuchte, Tiltrotator, Planierschild",
		},
	"Schwerlastsiebanlage Felsgard SL 512": {
		...{ ...onTracks, ...hydraulic, ...steel, emission_stage: "IV", screen_type: "grobstück", decks: 2, fractions: 3 },
		...{ screen_length: 4.8, screen_width: 1.5, apertures: "40, 100", throughput_min: 150, throughput_max: 500 },
		...{
			hopper_volume: 9,
			discharge_height: 3.9,
			undercarriage_left: 60,
			equipment: "Funkfernbedienung, Überkornband",
		},
	},
	"Radlader Lodmark RL 850, Baujahr 2018": {
		...{ ...rl850, emission_stage: "IV", bucket_volume: 2.5, tyres_front_left: 35, tyres_rear_left: 35 },
		...{ service_history: "teil", previous_owners: 2, equipment: "Klimaanlage, Rückfahrkamera, Zentralschmierung" },
	},
	"Teleskop-Haldenband Rasdorn HB 2410 R, radial schwenkbar": {
		...{ mobility: "rad", drive: "diesel-elektrisch", electric_power: 45, emission_stage: "V", conveyor_length: 24 },
		...{ conveyor_length_max: 36, belt_width: 1000, discharge_height: 12.5, throughput_max: 600, ...papers },
		...{ radial: true, telescopic: true },
	},
	"Kompakter Backenbrecher Felsgard BK 60 für Hakenlift": {
		...{ mobility: "hakenlift", ...diesel, emission_stage: "IIIB", feed_opening_width: 600, feed_opening_height: 400 },
		...{ max_feed_size: 320, css_min: 20, css_max: 80, throughput_min: 15, throughput_max: 45, hopper_volume: 1.2 },
		...{ discharge_height: 2.1, wear_left: 50 },
	},
	"Kettenbagger Tornavik KB 620 (Baujahr 2009)": {
		...{ ...diesel, ...steel, emission_stage: "IIIA", dig_depth: 7.3, reach: 11.1, bucket_volume: 1.9 },
		...{ boom_type: "mono", dipper_length: 3.2, tail: "standard", undercarriage_left: 15, shoe_width: 600 },
		...{ breakout_force: 225, tearout_force: 180, service_history: "keine", previous_owners: 3 },
	},
	"Klassiersiebanlage Rasdorn KS 416": { ...ks416, apertures: "4, 63" },
	"Tandemwalze Ebnwald TW 138": {
		...{ ...hydraulic, emission_stage: "IIIA", roller_type: "tandem", drum_width: 1380, drum_kind: "oszillation" },
		...{ amplitude_low: 0.4, amplitude_high: 0.6, frequency_min: 48, frequency_max: 57, centrifugal_force: 58 },
		...{ static_linear_load: 15.2, water_tank: 300, previous_owners: 1 },
		equipment: "ROPS/FOPS, Druckberieselung, Kantenschneider",
	},
	"Raddumper Kippmar RD 240 zur Miete": rd240,
	"Drehbarer Teleskoplader Lodmark LT 206 R": {
		...{ ...hydraulic, emission_stage: "IV", rotation: "endlos", lift_height: 20.6, max_reach: 18, lift_capacity: 5 },
		...{ capacity_at_height: 2.5, capacity_at_reach: 0.6, stabilisers: "vierfach", road_permit: true, max_speed: 36 },
		...{ previous_owners: 2, equipment: "Klimaanlage, Funkfernbedienung, ROPS/FOPS, Überlastwarnung" },
	},
	"Schnelllaufender Holzshredder Zerrox SH 500": {
		...{ ...onTracks, ...diesel, emission_stage: "IV", shredder_type: "schnell", rotor_length: 1750 },
		...{ rotor_diameter: 1100, rotor_speed: 1000, hopper_volume: 6, throughput_max: 90, apertures: "60, 100" },
		...{ materials: "Altholz, Grüngut", wear_left: 80, equipment: "Funkfernbedienung, Partikelfilter" },
	},
	"Mobiler Backenbrecher Steinvald JX 90": {
		...{ ...onTracks, ...hydraulic, ...papers, emission_stage: "V", feed_opening_width: 900, feed_opening_height: 600 },
		...{ max_feed_size: 480, css_min: 40, css_max: 140, throughput_min: 100, throughput_max: 220, hopper_volume: 5 },
		...{ discharge_height: 3.3, pre_screen: "rost", magnet: true, inspected_on: "2026-02-01" },
		equipment: "Funkfernbedienung, Betankungspumpe, AdBlue, Staubbedüsung",
	},
	"Kettenbagger Tornavik KB 350": {
		...{ ...diesel, ...steel, emission_stage: "V", dig_depth: 5.95, reach: 9.2, bucket_volume: 0.95 },
		...{ boom_type: "mono", dipper_length: 2.6, tail: "standard", shoe_width: 500, inspected_on: "2026-06-01" },
		...{ breakout_force: 125, tearout_force: 98, quick_hitch_size: "CW30", quick_hitch_drive: "hydraulisch" },
		equipment: "Klimaanlage, Rückfahrkamera, AdBlue, Hammerleitung",
	},
	"Trommelsiebanlage Zerrox TR 420 mit 20-mm-Trommel": { ...tr420, emission_stage: "IIIB", apertures: "20" },
	"Radlader Lodmark RL 1100 mit Hochkippschaufel": {
		...{ ...diesel, emission_stage: "V", bucket_volume: 6.5, tipping_load: 14.8, dump_height: 4.6, steering: "knick" },
		...{ linkage: "z", max_speed: 40, tyre_size: "26.5 R25", tyres_front_left: 40, tyres_rear_left: 60 },
		...{ previous_owners: 1, equipment: "Klimaanlage, Rückfahrkamera, Zentralschmierung, AdBlue, Schutzbelüftung" },
	},
	"Haldenband Rasdorn HB 1506 auf Raupen": {
		...{ ...onTracks, ...hydraulic, emission_stage: "IIIA", conveyor_length: 15, belt_width: 650 },
		...{ discharge_height: 6.4, throughput_max: 200 },
	},
	"Kegelbrecher Felsgard CX 160": {
		...{
			...onTracks,
			...diesel,
			emission_stage: "IV",
			cone_diameter: 900,
			max_feed_size: 160,
			css_min: 10,
			css_max: 40,
		},
		...{ throughput_max: 190, hopper_volume: 4.5, discharge_height: 3.4, wear_left: 60 },
		...{ previous_owners: 1, equipment: "Zentralschmierung, Metalldetektor" },
	},
	"Minibagger Ebnwald MX 40 mit drei Löffeln": { ...mx40, undercarriage_left: 95, previous_owners: 1 },
	"Schwerlastsiebanlage Felsgard SL 480": {
		...{ ...onTracks, ...hydraulic, emission_stage: "V", screen_type: "grobstück", decks: 2, fractions: 3 },
		...{ screen_length: 4.5, screen_width: 1.5, throughput_min: 120, throughput_max: 420, hopper_volume: 8 },
		...{ discharge_height: 3.7, equipment: "Funkfernbedienung, Überkornband" },
	},
	"Grabenwalze Ebnwald GW 85 mit Funkfernsteuerung": { ...gw85, emission_stage: "V", inspected_on: "2026-05-01" },
	"Mobiler Kegelbrecher Felsgard CX 200 mit Maschinist": { ...cx200, inspected_on: "2026-04-01" },
	"Mobilbagger Tornavik MB 260": {
		...{ ...diesel, emission_stage: "V", dig_depth: 5, reach: 8.2, bucket_volume: 0.6, boom_type: "verstell" },
		...{ tail: "kurz", tail_radius: 1.7, stabilisers: "schild", road_permit: true, max_speed: 30 },
		...{ breakout_force: 92, tearout_force: 70, quick_hitch_size: "MS10", quick_hitch_drive: "hydraulisch" },
		equipment: "Klimaanlage, Rückfahrkamera, AdBlue, Rundumleuchte, Planierschild",
	},
	"Klassiersiebanlage Rasdorn KS 416, Zweidecker": ks416,
	"Knickgelenkter Muldenkipper Kippmar MK 300": {
		...{ ...diesel, emission_stage: "IV", dumper_type: "knick", payload: 28, body_struck: 12.8, body_heaped: 16 },
		...{ tipping: "hinten", wheel_drive: "6x6", max_speed: 53, tyre_size: "23.5 R25", tyres_front_left: 50 },
		...{ tyres_rear_left: 30, previous_owners: 1, equipment: "Klimaanlage, Rückfahrkamera, Zentralschmierung, AdBlue" },
	},
	"Teleskoplader Lodmark LT 70": {
		...{ ...hydraulic, emission_stage: "V", rotation: "starr", lift_height: 6.9, max_reach: 3.9, lift_capacity: 3 },
		...{ capacity_at_height: 2.5, capacity_at_reach: 1.3, stabilisers: "keine", road_permit: true, max_speed: 30 },
		equipment: "ROPS/FOPS, Überlastwarnung, Arbeitsscheinwerfer",
	},
	"Zweiwellen-Shredder Zerrox DS 2800": {
		...{ ...onTracks, ...hydraulic, ...papers, emission_stage: "V", shredder_type: "langsam-2", rotor_length: 2800 },
		...{ rotor_diameter: 680, rotor_speed: 32, hopper_volume: 7, throughput_max: 80, magnet: true, wear_left: 90 },
		...{ materials: "Altholz, Wurzeln, Sperrmüll, Gewerbeabfall", previous_owners: 1, inspected_on: "2026-07-01" },
		equipment: "Zentralschmierung, Funkfernbedienung, AdBlue, Löschanlage",
	},
	"Radlader Lodmark RL 850": {
		...{ ...rl850, emission_stage: "V", bucket_volume: 2.7, inspected_on: "2026-03-01" },
		equipment: "Klimaanlage, Rückfahrkamera, Zentralschmierung, AdBlue, Schwingungsdämpfung",
	},
	"Haldenband Rasdorn HB 2008": { ...hb2008, inspected_on: "2026-04-01" },
	"Grabenwalze Ebnwald GW 85": { ...gw85, emission_stage: "ohne" },
	"Prallbrecher Steinvald PX 130 mit Nachsiebeinheit und Windsichter": {
		...{ ...onTracks, drive: "diesel-elektrisch", electric_power: 200, ...papers, emission_stage: "V" },
		...{ feed_opening_width: 1300, feed_opening_height: 950, max_feed_size: 900, css_min: 15, css_max: 110 },
		...{ rotor_diameter: 1250, rotor_length: 1270, throughput_min: 150, throughput_max: 400, hopper_volume: 7 },
		...{ discharge_height: 4, pre_screen: "2-deck", after_screen: true, return_conveyor: true, wind_sifter: true },
		...{ magnet: true, warranty_hours: 2000, inspected_on: "2026-01-01" },
		equipment: "Zentralschmierung, Funkfernbedienung, AdBlue, Bandwaage, Staubbedüsung, Seitenband",
	},
	"Minibagger Ebnwald MX 30": {
		...{ ...hydraulic, ...rubber, ...papers, emission_stage: "V", dig_depth: 2.35, reach: 4.05, bucket_volume: 0.045 },
		...{ boom_type: "schwenk", tail: "kurz", undercarriage_width_min: 0.99, undercarriage_width_max: 1.3 },
		...{ breakout_force: 17.5, tearout_force: 11, quick_hitch_size: "MS01", quick_hitch_drive: "mechanisch" },
		...{
			shoe_width: 230,
			warranty_hours: 1000,
			equipment: "ROPS/FOPS, Hammerleitung, Schlauchbruchsicherung, Planierschild",
		},
	},
	"Trommelsiebanlage Zerrox TR 520 mit Raupenfahrwerk": {
		...{ ...onTracks, ...hydraulic, ...papers, emission_stage: "V", screen_type: "trommel", drum_diameter: 1.9 },
		...{ drum_length: 5.2, fractions: 2, throughput_max: 130, hopper_volume: 5, discharge_height: 3.6 },
		equipment: "Funkfernbedienung, Magnetrolle, Überkornband",
	},
};

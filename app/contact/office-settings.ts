import type { Week } from "./office-hours.ts";

/** The federal states, by their official abbreviations; their public holidays differ. */
export const states = [
	"BW",
	"BY",
	"BE",
	"BB",
	"HB",
	"HH",
	"HE",
	"MV",
	"NI",
	"NW",
	"RP",
	"SL",
	"SN",
	"ST",
	"SH",
	"TH",
] as const;
export type State = (typeof states)[number];

/** The office's hours and the state whose holidays it keeps. */
export type OfficeSettings = { week: Week; state: State };

const workday = { opens: 6 * 60 + 30, closes: 16 * 60 };
/** Used until an admin changes them. */
export const defaultOffice: OfficeSettings = {
	week: [null, workday, workday, workday, workday, workday, null],
	state: "SN",
};

import type { StaffTexts } from "../de/staff-links.ts";

/** The English labels of a machine's staff-only fields; public pages send them to staff only. */
export const enStaff: StaffTexts = {
	staffOnly: {
		weight: "Weight",
		transport_weight: "Transport weight",
		serial_number: "Serial number",
		note: "visible to staff only",
	},
};

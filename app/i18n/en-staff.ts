import type { StaffTexts } from "./de-staff.ts";

/** The English words for what only staff see of a machine: public pages bring them along for staff alone. */
export const enStaff: StaffTexts = {
	staffOnly: {
		weight: "Weight",
		note: "visible to staff only",
	},
};

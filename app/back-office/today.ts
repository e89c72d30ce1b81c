import type { DueReason } from "../content/due-records.server.ts";

/** Something to look at today; `at` is a time in UTC, of a reservation a calendar day. */
export type TodayLine = {
	to: string;
	title: string;
	why: DueReason | "application";
	at: string;
	/** For whom a machine is reserved, or what somebody applied for. */
	whom: string | null;
};

/** The groups in their order, each with the reasons that belong to it. */
export const todayGroups = [
	{ name: "plans", of: ["publish", "withdraw"] },
	{ name: "reservations", of: ["reserved"] },
	{ name: "applications", of: ["application"] },
	{ name: "drafts", of: ["draft"] },
] as const satisfies { name: string; of: TodayLine["why"][] }[];

export type TodayGroup = { name: (typeof todayGroups)[number]["name"]; count: number; lines: TodayLine[] };

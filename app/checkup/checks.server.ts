import type { CheckupRequest } from "./checkup-request.ts";
import type { CheckName, Finding } from "./finding.ts";
import { secondFactors } from "./account-checks.server.ts";
import { mailServer, webhook } from "./outbox-checks.server.ts";
import { plans } from "./plan-checks.server.ts";
import { address, legalTexts } from "./site-checks.server.ts";
import { backup, database, disk, housekeeping, store } from "./storage-checks.server.ts";

/** `quick`: cheap enough for every dashboard, which then shows it if it is bad. */
export type Check = { name: CheckName; ask: (request: CheckupRequest) => Promise<Finding>; quick: boolean };

/** All checks. A new one needs a line here, a function, and its texts (namespace zustand). */
export const checks: Check[] = [
	{ name: "backup", ask: backup, quick: true },
	{ name: "disk", ask: disk, quick: true },
	{ name: "store", ask: store, quick: true },
	{ name: "mail", ask: mailServer, quick: true },
	{ name: "address", ask: address, quick: true },
	{ name: "legal", ask: legalTexts, quick: true },
	{ name: "webhook", ask: webhook, quick: true },
	{ name: "secondFactor", ask: secondFactors, quick: false },
	{ name: "plans", ask: plans, quick: true },
	{ name: "housekeeping", ask: housekeeping, quick: false },
	{ name: "database", ask: database, quick: false },
];

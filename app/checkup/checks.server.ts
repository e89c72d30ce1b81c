import type { Asked } from "./asked.ts";
import type { CheckName, Finding } from "./finding.ts";
import { secondFactors } from "./account-checks.server.ts";
import { mailServer, outbox, translator, webhook } from "./outbox-checks.server.ts";
import { address, legalTexts, program } from "./site-checks.server.ts";
import { backup, database, disk, housekeeping, pictures } from "./storage-checks.server.ts";

/** `quick`: cheap enough to be asked for each dashboard too, which then names what is bad. */
export type Check = { name: CheckName; ask: (asked: Asked) => Promise<Finding>; quick: boolean };

/**
 * Everything that is looked at. A new check is a line here, a function, and its words in the texts (namespace zustand).
 */
export const checks: Check[] = [
	{ name: "backup", ask: backup, quick: true },
	{ name: "disk", ask: disk, quick: true },
	{ name: "mail", ask: mailServer, quick: true },
	{ name: "address", ask: address, quick: true },
	{ name: "legal", ask: legalTexts, quick: true },
	// The dashboard has a notice of its own for what was not delivered.
	{ name: "outbox", ask: outbox, quick: false },
	{ name: "webhook", ask: webhook, quick: true },
	{ name: "translator", ask: translator, quick: false },
	{ name: "secondFactor", ask: secondFactors, quick: false },
	{ name: "housekeeping", ask: housekeeping, quick: false },
	{ name: "program", ask: program, quick: false },
	{ name: "database", ask: database, quick: false },
	{ name: "pictures", ask: pictures, quick: false },
];

import { describe, expect, test, type TestContext } from "vitest";
import { fullDisk } from "./full-disk.ts";
import { killedUnderWrites } from "./killed.ts";
import { faultsOf, type Outcome } from "./outcome.ts";
import { postgresAway } from "./postgres-away.ts";

/* A few rounds of `npm run chaos`, without its time limits, which hold only on an idle machine. */
const patience = { answerWithin: 12, readyWithin: 50 };

/** The faults of a case; one that can't run on this machine is skipped with the reason. */
function faults({ skip }: TestContext, outcome: Outcome): string[] {
	if (outcome.skipped) skip(outcome.skipped);
	return outcome.acknowledged > 0 ? faultsOf(outcome) : ["nothing was written"];
}

describe.each(["SQLite", "PostgreSQL"] as const)("on %s", (engine) => {
	test(
		"kill -9 under mixed writes loses no acknowledged write, breaks no reference, and everything leaves the house under one key",
		{ timeout: 240_000 },
		async (context) => {
			expect(faults(context, await killedUnderWrites(engine, { rounds: 3, hurried: true, ...patience }))).toEqual([]);
		},
	);

	test(
		"a full disk refuses what it can't store with 503, leaves no partial file, serves pages, and recovers when space is freed",
		{ timeout: 180_000 },
		async (context) => {
			expect(faults(context, await fullDisk(engine, patience))).toEqual([]);
		},
	);
});

test(
	"PostgreSQL stopped or killed is answered with 503 in time, and found again by itself",
	{ timeout: 180_000 },
	async (context) => {
		expect(faults(context, await postgresAway({ rounds: 1, hurried: true, ...patience }))).toEqual([]);
	},
);

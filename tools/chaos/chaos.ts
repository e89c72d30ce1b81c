import { parseArgs } from "node:util";
import { killedAtFirstStart } from "./first-start.ts";
import { fullDisk } from "./full-disk.ts";
import { engines } from "./ground.ts";
import { killedUnderWrites } from "./killed.ts";
import { faultsOf, type Outcome, printed } from "./outcome.ts";
import { postgresAway } from "./postgres-away.ts";

const TOLD_EVERY = 25;

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "500" },
		minutes: { type: "string" },
		only: { type: "string", default: "" },
	},
});
const rounds = Number(values.rounds);
const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
if (!(Number.isInteger(rounds) && rounds > 0) || !(minutes === undefined || minutes > 0))
	throw new Error("--rounds and --minutes take a number from 1 on");

/** Short cases first, because they already find whatever is broken altogether. */
const cases: [name: string, run: () => Promise<Outcome>][] = [
	...engines.map((engine) => [`full disk, ${engine}`, () => fullDisk(engine)] as [string, () => Promise<Outcome>]),
	["away, PostgreSQL", () => postgresAway()],
	...engines.map(
		(engine) => [`first start, ${engine}`, () => killedAtFirstStart(engine)] as [string, () => Promise<Outcome>],
	),
	...engines.map(
		(engine) =>
			[`killed, ${engine}`, () => killedUnderWrites(engine, { rounds, minutes, tell: teller(engine) })] as [
				string,
				() => Promise<Outcome>,
			],
	),
];

const outcomes: Outcome[] = [];
for (const [name, run] of cases.filter(([name]) => name.includes(values.only))) {
	console.log(`── ${name}`);
	outcomes.push(await run());
}
console.log(`\n${printed(outcomes)}`);
process.exitCode = outcomes.some((outcome) => faultsOf(outcome).length > 0) ? 1 : 0;

function teller(engine: string): (soFar: Outcome) => void {
	const begun = performance.now();
	return (soFar) => {
		const seconds = Math.round((performance.now() - begun) / 1000);
		if (soFar.rounds % TOLD_EVERY === 0)
			console.log(`${engine}: round ${soFar.rounds} of ${rounds} after ${seconds} s, ${faultsOf(soFar).length} faults`);
	};
}

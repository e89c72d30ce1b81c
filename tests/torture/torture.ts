import { parseArgs } from "node:util";
import { engines } from "./ground.ts";
import { killedUnderWrites } from "./killed.ts";
import { faultsOf, type Outcome, printed } from "./outcome.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "500" } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error("--rounds takes a whole number from 1 on");

const outcomes: Outcome[] = [];
for (const engine of engines) {
	const begun = performance.now();
	const tell = (round: number) => {
		if (round % 25 === 0) console.log(`${engine}: round ${round} after ${Math.round((performance.now() - begun) / 1000)} s`);
	};
	outcomes.push(await killedUnderWrites(engine, { rounds, tell }));
}
console.log(`\n${printed(outcomes)}`);
process.exitCode = outcomes.some((outcome) => faultsOf(outcome).length > 0) ? 1 : 0;

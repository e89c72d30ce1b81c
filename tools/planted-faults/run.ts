import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Fault } from "./fault.ts";
import { faults } from "./faults.ts";
import { plant } from "./plant.ts";

const { values: options } = parseArgs({
	options: {
		/** Only faults whose name or file this regular expression finds. */
		only: { type: "string", default: "" },
		/** Faults at a time. */
		jobs: { type: "string", default: "2" },
		/** Asks only the tests that the list names, not all suites on SQLite. */
		quick: { type: "boolean", default: false },
		/** Where the table is written too. */
		table: { type: "string" },
	},
});

/** Of the planted copy; a fault that makes a test hang is caught. */
const MOST_MILLISECONDS = 15 * 60_000;
const suites = {
	rooms: ["rules", "rooms on SQLite"],
	all: ["rules", "rooms on SQLite", "flows on SQLite"],
	flows: ["flows on SQLite"],
};

type Report = {
	testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

const folder = mkdtempSync(join(tmpdir(), "planted-faults-"));
const chosen = faults.filter(({ name, file }) => new RegExp(options.only).test(`${name} ${file}`));
const missing = copyAndPlant(chosen);
for (const { name, file } of missing) console.log(`to be planted anew: ${name} (${file})`);
console.log(`${chosen.length - missing.length} faults are planted in ${folder}; the copy is built.`);
execFileSync("node", ["scripts/build.ts"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });

const planted = chosen.filter((fault) => !missing.includes(fault));
const sound = await failure([...new Set(planted.flatMap(({ tests }) => tests))], suites.all, "");
if (sound !== null) throw new Error(`Without any fault these tests must pass: ${sound}`);

const caught = new Map<Fault, string | null>();
const waiting = [...planted];
await Promise.all(Array.from({ length: Number(options.jobs) }, work));
report();
rmSync(folder, { recursive: true });

/** A copy of the project as it stands, also what is not committed, with every fault as a choice in it. */
function copyAndPlant(list: readonly Fault[]): Fault[] {
	const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { encoding: "utf8" })
		.split("\n")
		.filter((file) => file && existsSync(file));
	for (const file of files) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		cpSync(file, join(folder, file));
	}
	symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
	return plant(
		list,
		folder,
		files.filter((file) => /^(app|server)\/.*\.tsx?$/.test(file) && !file.includes(".test.")),
	);
}

async function work(): Promise<void> {
	for (let fault = waiting.shift(); fault; fault = waiting.shift()) {
		const { name, tests } = fault;
		const by =
			(await failure(tests, suites.all, name)) ??
			(options.quick ? null : ((await failure([], suites.rooms, name)) ?? (await failure([], suites.flows, name))));
		caught.set(fault, by);
		console.log(`${by ? "caught    " : "NOT CAUGHT"}  ${name}${by ? `: ${by}` : ""}`);
	}
}

/** The first test that fails with this fault, or null. */
async function failure(files: string[], projects: string[], fault: string): Promise<string | null> {
	const file = join(folder, `report-${crypto.randomUUID()}.json`);
	const words = ["run", "--bail=1", "--maxWorkers=2", "--reporter=json", `--outputFile=${file}`, "--passWithNoTests"];
	const run = spawn("vitest", [...words, ...projects.map((name) => `--project=${name}`), ...files], {
		cwd: folder,
		stdio: "ignore",
		env: { ...process.env, PLANTED_FAULT: fault },
		timeout: MOST_MILLISECONDS,
	});
	const code = await new Promise<number | null>((ended) => run.once("exit", ended));
	if (code === 0) return null;
	if (!existsSync(file)) return "the tests did not end";
	const { testResults } = JSON.parse(readFileSync(file, "utf8")) as Report;
	const failed = testResults.flatMap(({ name, status, assertionResults }) => {
		const title = assertionResults.find((one) => one.status === "failed")?.fullName;
		const where = name.slice(folder.length + 1);
		return title ? [`${where} › ${title}`] : status === "failed" ? [`${where}, as a whole`] : [];
	});
	return failed[0] ?? "the tests ended with a failure outside of them";
}

function report(): void {
	const line = (fault: Fault, what: string) => `| ${fault.name} | \`${fault.file}\` | ${what} |`;
	const lines = [
		"| fault | file | caught by |",
		"|---|---|---|",
		...planted.map((fault) => line(fault, caught.get(fault)?.replaceAll("|", "\\|") ?? "**nothing**")),
		...missing.map((fault) => line(fault, "to be planted anew")),
	];
	const count = planted.filter((fault) => caught.get(fault)).length;
	const words = `${lines.join("\n")}\n\n${count} of ${planted.length} are caught.\n`;
	console.log(`\n${words}`);
	if (options.table) writeFileSync(options.table, words);
}

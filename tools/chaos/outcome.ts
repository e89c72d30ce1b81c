import type { Engine } from "./ground.ts";

/** The result of a case on one engine. */
export type Outcome = {
	case: string;
	engine: Engine;
	rounds: number;
	/** Acknowledged writes. */
	acknowledged: number;
	/** Acknowledged writes that are missing or changed. */
	lost: string[];
	/** References to something missing or incomplete. */
	broken: string[];
	/** Any other fault. */
	wrong: string[];
	/** Picture files without a row, before the sweep. */
	orphans: number;
	/** From the start of the process to its first good answer, in milliseconds. */
	slowestStart: number;
	/** Worth knowing, but no fault. */
	notes: string[];
	/** Why the case could not run here. */
	skipped?: string;
};

export function newOutcome(name: string, engine: Engine): Outcome {
	return {
		case: name,
		engine,
		rounds: 0,
		acknowledged: 0,
		lost: [],
		broken: [],
		wrong: [],
		orphans: 0,
		slowestStart: 0,
		notes: [],
	};
}

/** An error that ended a case early; what was found before still counts. */
export function brokeOff(error: unknown): string {
	return `broke off: ${error instanceof Error ? error.stack : String(error)}`;
}

/** All faults; empty if all is well. */
export function faultsOf({ lost, broken, wrong }: Outcome): string[] {
	return [...lost.map((what) => `lost: ${what}`), ...broken.map((what) => `broken: ${what}`), ...wrong];
}

const columns: [title: string, value: (outcome: Outcome) => string | number][] = [
	["case", (outcome) => outcome.case],
	["engine", ({ engine }) => engine],
	["rounds", ({ rounds }) => rounds],
	["acknowledged", ({ acknowledged }) => acknowledged],
	["lost", ({ lost }) => lost.length],
	["broken", ({ broken }) => broken.length],
	["orphan files", ({ orphans }) => orphans],
	["slowest start", ({ slowestStart }) => (slowestStart ? `${(slowestStart / 1000).toFixed(1)} s` : "")],
	[
		"verdict",
		(outcome) => (outcome.skipped ? `SKIPPED: ${outcome.skipped}` : faultsOf(outcome).length > 0 ? "BROKEN" : "good"),
	],
];

/** The table of results, followed by all faults and notes. */
export function printed(outcomes: Outcome[]): string {
	const rows = [
		columns.map(([title]) => title),
		...outcomes.map((outcome) => columns.map(([, value]) => String(value(outcome)))),
	];
	const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
	const table = rows.map((row) =>
		row
			.map((word, column) => word.padEnd(widths[column]!))
			.join("  ")
			.trimEnd(),
	);
	const details = outcomes.flatMap((outcome) =>
		[...shortened(faultsOf(outcome)), ...outcome.notes.map((note) => `(${note})`)].map(
			(line) => `${outcome.case}, ${outcome.engine}: ${line}`,
		),
	);
	return [...table, "", ...details].join("\n");
}

/** Twenty faults of one kind are enough to read. */
function shortened(faults: string[]): string[] {
	const most = 20;
	return faults.length > most ? [...faults.slice(0, most), `… and ${faults.length - most} more`] : faults;
}

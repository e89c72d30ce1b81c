import type { Engine } from "./ground.ts";

/** How a case went on an engine. */
export type Outcome = {
	case: string;
	engine: Engine;
	rounds: number;
	/** Writes that the site said were done. */
	acknowledged: number;
	/** Which of them are not there any more, or not as they were. */
	lost: string[];
	/** What points at something that is not there, or is only half there. */
	broken: string[];
	/** Whatever else is not as it must be. */
	wrong: string[];
	/** Picture files that no row knows, before they are swept. */
	orphans: number;
	/** From the start of the process to its first good answer, in milliseconds. */
	slowestStart: number;
	/** Worth knowing, and nothing bad. */
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

/** What ended a case before its end: what was found until then still counts. */
export function brokeOff(error: unknown): string {
	return `broke off: ${error instanceof Error ? error.stack : String(error)}`;
}

/** Everything that must not be; empty when all is well. */
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

/** The table at the end, and below it every fault and note. */
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

/** A thousand faults of one kind say no more than twenty. */
function shortened(faults: string[]): string[] {
	const most = 20;
	return faults.length > most ? [...faults.slice(0, most), `… and ${faults.length - most} more`] : faults;
}

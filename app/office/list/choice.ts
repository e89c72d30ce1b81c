/** More at once would keep everybody else waiting. */
export const MOST_AT_ONCE = 1000;

/** Of many rows, so many are named. */
const MOST_NAMED = 5;

/** The first names of so many rows, as one text. */
export function firstNames(names: readonly string[], count = names.length): string {
	return [...names.slice(0, MOST_NAMED), ...(count > MOST_NAMED ? ["…"] : [])].join("; ");
}

/** Which rows an action is for: some that were shown at a version, or all that match but a few. */
export type Choice =
	| { all: false; chosen: { id: string; version: number }[] }
	/** `count`: how many there were when the list was shown. */
	| { all: true; count: number; not: string[] };

/** What an entry of the browser's history remembers: the rows that stay chosen when a question is cancelled. */
export type Kept = { chosen?: string[] };

export const chosenIds = (choice: Choice) => (choice.all ? [] : choice.chosen.map(({ id }) => id));

/** Reads the choice from the list's form, whose boxes are named `chosen` and hold id and version. */
export function readChoice(form: FormData): Choice {
	const words = (name: string) => form.getAll(name).map(String);
	const count = Number(form.get("all"));
	if (count > 0) return { all: true, count, not: words("not") };
	const chosen = words("chosen").map((word) => word.split(" ") as [string, string]);
	return { all: false, chosen: chosen.map(([id, version]) => ({ id, version: Number(version) })) };
}

export function choiceFields(choice: Choice): [name: string, word: string][] {
	if (!choice.all) return choice.chosen.map(({ id, version }) => ["chosen", `${id} ${version}`]);
	return [["all", String(choice.count)], ...choice.not.map((id): [string, string] => ["not", id])];
}

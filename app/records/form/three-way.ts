import { differences, type Words } from "../../office/form-answer.ts";

/**
 * Two changes of the same words put together: `taken` are the fields that only the other one has changed, `both` those
 * that both have, each to something else; of these the words have one's own.
 */
export function threeWay(opened: Words, ours: Words, theirs: Words): { words: Words; taken: string[]; both: string[] } {
	const isOther = (a: Words, b: Words, name: string) =>
		differences({ [name]: a[name] ?? "" }, { [name]: b[name] ?? "" }).length > 0;
	const changed = Object.keys(theirs).filter((name) => isOther(theirs, opened, name) && isOther(theirs, ours, name));
	const [both, taken] = [true, false].map((is) => changed.filter((name) => isOther(ours, opened, name) === is));
	const words = { ...ours, ...Object.fromEntries(taken!.map((name) => [name, theirs[name] ?? ""])) };
	return { words, taken: taken!, both: both! };
}

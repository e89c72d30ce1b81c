import { differences, type Words } from "../../office/form-answer.ts";

/** Merges two changes. `taken` are fields that only they changed, `both` those that both did; these keep our words. */
export function mergedWords(opened: Words, ours: Words, theirs: Words) {
	const differ = (a: Words, b: Words, name: string) =>
		differences({ [name]: a[name] ?? "" }, { [name]: b[name] ?? "" }).length > 0;
	const changed = Object.keys(theirs).filter((name) => differ(theirs, opened, name) && differ(theirs, ours, name));
	const both = changed.filter((name) => differ(ours, opened, name));
	const taken = changed.filter((name) => !both.includes(name));
	return { words: { ...ours, ...Object.fromEntries(taken.map((name) => [name, theirs[name]!])) }, taken, both };
}

/** The files of the side that has changed them; null if both have, differently. */
export function mergedFiles<One>(opened: One[], ours: One[], theirs: One[]): One[] | null {
	const isSame = (a: One[], b: One[]) => JSON.stringify(a) === JSON.stringify(b);
	if (isSame(ours, opened)) return theirs;
	return isSame(theirs, opened) || isSame(theirs, ours) ? ours : null;
}

/**
 * A small mistake that a person could make. `was` is a whole expression of the file, as it stands there but for white
 * space, and `is` what takes its place; where the expression stands there more than once, `after` is text before the
 * one that is meant. `tests` are asked first. A file that was renamed is found again by `was`.
 */
export type Fault = {
	/** The behaviour that is broken. */
	name: string;
	file: string;
	was: string;
	is: string;
	after?: string;
	tests: string[];
};

type Row = [name: string, was: string, is: string, tests: string, after?: string];

export const inFile = (file: string, ...rows: Row[]): Fault[] =>
	rows.map(([name, was, is, tests, after]) => ({ name, file, was, is, tests: tests.split(" "), after }));

/** Figures of one chapter of the run. `limit` says what limits them. */
export type Table = { title: string; note?: string; limit: string; columns: string[]; rows: (string | number)[][] };

/** A table as the terminal shows it: the first column to the left, figures to the right. */
export function plain({ title, note, limit, columns, rows }: Table): string {
	const cells = [columns, ...rows.map((row) => row.map(String))];
	const widths = columns.map((_, at) => Math.max(...cells.map((row) => (row[at] ?? "").length)));
	const lines = cells.map((row) =>
		row
			.map((cell, at) => (at === 0 || !isFigure(cells, at) ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
			.join("  ")
			.trimEnd(),
	);
	return [title, "-".repeat(title.length), ...lines, ...(note ? ["", note] : []), "", `The limit: ${limit}`, ""].join(
		"\n",
	);
}

/** The same for a document. */
export function markdown({ title, note, limit, columns, rows }: Table): string {
	const line = (cells: (string | number)[]) =>
		`| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`;
	return [
		`## ${title}`,
		"",
		line(columns),
		line(
			columns.map((_, at) =>
				isFigure(
					rows.map((row) => row.map(String)),
					at,
				)
					? "--:"
					: "---",
			),
		),
		...rows.map(line),
		...(note ? ["", note] : []),
		"",
		`The limit: ${limit}`,
		"",
	].join("\n");
}

/** The limits that were exceeded. */
export function brokenLimits({ title, columns, rows }: Table): string[] {
	const broken = (cell: string | number, at: number) =>
		columns[at]!.endsWith("limit") && /^(over|below|NO)/.test(String(cell));
	return rows.flatMap((row) => row.filter(broken).map((cell) => `${title}, ${row[0]}: ${cell}`));
}

function isFigure(rows: string[][], at: number): boolean {
	return /^[-–]?[\d.]/.test(rows.at(-1)?.[at] ?? "");
}

export function median(values: number[]): number {
	const sorted = [...values].sort((a, b) => a - b);
	const middle = sorted.length >> 1;
	return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Milliseconds with two digits that mean something. */
export function ms(value: number): string {
	return value.toFixed(value < 10 ? 2 : 1);
}

/** A share of the allowed value, "0.61". */
export function part(value: number, of: number): string {
	return (value / of).toFixed(2);
}

/** How many times as much, "1.24". */
export function times(value: number, than: number): string {
	return (value / than).toFixed(2);
}

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Cells that a spreadsheet would read as a formula. */
const formula = /^[=+\-@\t\r\n]/;

/** The first line of a CSV file. */
export function csvHead(columns: string[]): string {
	return BYTE_ORDER_MARK + csvLine(columns);
}

/**
 * A line in the format that German spreadsheets open: semicolons, every cell quoted (RFC 4180), CR LF. An apostrophe is
 * put before anything that looks like a formula, so that a visitor's text is never executed.
 */
export function csvLine(cells: string[]): string {
	return `${cells.map((cell) => `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(";")}\r\n`;
}

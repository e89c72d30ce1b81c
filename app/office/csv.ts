/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet would take for a formula, or for the beginning of one. */
const formula = /^[=+\-@\t\r\n]/;

/** The first line of a CSV file. */
export function csvHead(columns: string[]): string {
	return BYTE_ORDER_MARK + csvLine(columns);
}

/**
 * A line as German spreadsheets open it: semicolons, every cell quoted (RFC 4180), CR LF. A cell that could be taken
 * for a formula gets an apostrophe before it, so that words of a stranger are never computed.
 */
export function csvLine(cells: string[]): string {
	return `${cells.map((cell) => `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(";")}\r\n`;
}

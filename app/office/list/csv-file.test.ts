import { expect, test, vi } from "vitest";
import { csvLine, csvResponse } from "./csv-file.server.ts";

/** Parses a line of CSV with semicolons, as a spreadsheet does. */
function cellsOf(line: string): string[] {
	return [...line.matchAll(/"((?:[^"]|"")*)"(?:;|\r\n$)/g)].map(([, cell]) => cell!.replaceAll('""', '"'));
}

test("a line uses semicolons and CR LF", () => {
	expect(csvLine(["Name", "Größe"])).toBe('"Name";"Größe"\r\n');
});

test.each(["plain", "a;b", 'say "yes"', "two\nlines", 'ends with quote"', "", " =1+1", "1-2", "ß 🚜"])(
	"the cell %j is read back unchanged",
	(cell) => {
		expect(cellsOf(csvLine([cell, "next"]))).toEqual([cell, "next"]);
	},
);

test.each(["=cmd|' /C calc'!A0", "+49 35200 1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"])(
	"the cell %j is not left as a formula",
	(cell) => {
		expect(cellsOf(csvLine([cell]))).toEqual([`'${cell}`]);
	},
);

test("a file's name has the day in the office", () => {
	vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-07-31T22:30:00Z") });
	const { headers } = csvResponse("offer", new ReadableStream());
	vi.useRealTimers();
	expect(headers.get("Content-Disposition")).toBe('attachment; filename="offer-2026-08-01.csv"');
});

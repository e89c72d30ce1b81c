import { expect, test } from "vitest";
import { pageNumber } from "./page-number.ts";

test("the page of a list is a whole number from 1; any other word is the first page", () => {
	const page = (word: string) => pageNumber(new URLSearchParams({ page: word }));
	expect(["1", "7", "99999"].map(page)).toEqual([1, 7, 99_999]);
	for (const word of ["0", "-1", "1.5", "", "zwei", "100000", "Infinity"]) expect(page(word), word).toBe(1);
	expect(pageNumber(new URLSearchParams())).toBe(1);
});

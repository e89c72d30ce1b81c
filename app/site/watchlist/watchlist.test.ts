import { expect, test } from "vitest";
import { idsOf, mostIn } from "./watchlist.ts";

const id = (n: number) => `0199c1de-0000-7000-8000-${String(n).padStart(12, "0")}`;

test("a stored list is the ids in it, each once, and no more than there is room for", () => {
	expect(idsOf(JSON.stringify([id(1), id(2), id(1)]))).toEqual([id(1), id(2)]);
	const many = Array.from({ length: mostIn.watchlist + 5 }, (_, n) => id(n));
	expect(idsOf(JSON.stringify(many))).toEqual(many.slice(0, mostIn.watchlist));
});

test("whatever else stands in local storage is left out", () => {
	for (const stored of ["", "null", "{}", "no JSON", `"${id(1)}"`]) expect(idsOf(stored)).toEqual([]);
	expect(idsOf(JSON.stringify([7, null, "<script>", `${id(1)}&ids=x`, [id(2)], id(3)]))).toEqual([id(3)]);
});

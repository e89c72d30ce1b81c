import { expect, test } from "vitest";
import { pageOf } from "./page-of.ts";

test("a page number beyond the last page gives the last page, and an empty table has one page", () => {
	expect(pageOf(41, 99, 20)).toEqual({ page: 3, pages: 3, offset: 40 });
	expect(pageOf(0, 5, 20)).toEqual({ page: 1, pages: 1, offset: 0 });
	expect(pageOf(40, 2, 20)).toEqual({ page: 2, pages: 2, offset: 20 });
});

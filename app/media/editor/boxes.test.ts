import { expect, test } from "vitest";
import { boxOfRatio } from "./boxes.ts";

test("a box of a shape is as large as can be, near what was chosen before", () => {
	expect(boxOfRatio(0.5, null)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
	expect(boxOfRatio(0.5, { x: 0.9, y: 0, width: 0.1, height: 0.1 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
	expect(boxOfRatio(2, null)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
});

import { describe, expect, test } from "vitest";
import { boxOfRatio, boxWith } from "./boxes.ts";
import { LEAST_SIDE } from "./recipe.ts";

const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

describe("a box in a picture", () => {
	test("of a shape is as large as can be, near what was chosen before", () => {
		expect(boxOfRatio(0.5, null)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
		expect(boxOfRatio(0.5, { x: 0.9, y: 0, width: 0.1, height: 0.1 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 });
		expect(boxOfRatio(2, null)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
	});

	test("takes numbers that are typed, as far as the picture goes", () => {
		expect(boxWith(box, "x", 0.9)).toEqual({ ...box, x: 0.5 });
		expect(boxWith(box, "width", 0.9)).toEqual({ ...box, width: 0.75 });
		expect(boxWith(box, "height", 0)).toEqual({ ...box, height: LEAST_SIDE });
	});
});

import { describe, expect, test } from "vitest";
import { boxOfRatio, boxWith, movedBox, resizedBox } from "./boxes.ts";
import { LEAST_SIDE } from "./recipe.ts";

const box = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

describe("a box in a picture", () => {
	test("is moved as far as the picture goes", () => {
		expect(movedBox(box, { x: 0.125, y: -0.125 })).toEqual({ ...box, x: 0.375, y: 0.125 });
		expect(movedBox(box, { x: 9, y: -9 })).toEqual({ ...box, x: 0.5, y: 0 });
	});

	test("is resized by each corner, while the opposite one stays", () => {
		expect(resizedBox(box, { x: 1, y: 1 }, { x: 0.125, y: 0.25 }, null)).toEqual({
			...box,
			width: 0.625,
			height: 0.75,
		});
		expect(resizedBox(box, { x: -1, y: -1 }, { x: 0.125, y: 0.25 }, null)).toEqual({
			x: 0.375,
			y: 0.5,
			width: 0.375,
			height: 0.25,
		});
		expect(resizedBox(box, { x: 1, y: -1 }, { x: 9, y: -9 }, null)).toEqual({
			x: 0.25,
			y: 0,
			width: 0.75,
			height: 0.75,
		});
		expect(resizedBox(box, { x: 1, y: 1 }, { x: -9, y: -9 }, null)).toEqual({
			...box,
			width: LEAST_SIDE,
			height: LEAST_SIDE,
		});
	});

	test("keeps its shape when it has to", () => {
		const wide = { x: 0, y: 0.5, width: 0.5, height: 0.25 };
		expect(resizedBox(wide, { x: 1, y: 1 }, { x: 0.25, y: 0 }, 2)).toEqual({ ...wide, width: 0.75, height: 0.375 });
		expect(resizedBox(wide, { x: 1, y: 1 }, { x: 9, y: 0 }, 2)).toEqual({ ...wide, width: 1, height: 0.5 });
		expect(resizedBox(wide, { x: 1, y: -1 }, { x: 9, y: 0 }, 4)).toEqual({ x: 0, y: 0.5, width: 1, height: 0.25 });
	});

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

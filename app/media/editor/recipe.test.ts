import { describe, expect, test } from "vitest";
import { cutAround, focusInResult, plainRecipe, turnedRecipe } from "./recipe.ts";

test("a recipe turned four times is the same again, and each part goes round with the picture", () => {
	const recipe = {
		...plainRecipe,
		crop: { x: 0.125, y: 0.25, width: 0.5, height: 0.25 },
		blurs: [{ x: 0, y: 0.5, width: 0.25, height: 0.125 }],
		focus: { x: 0.25, y: 0.5 },
	};
	const once = turnedRecipe(recipe);
	expect(once).toMatchObject({
		turn: 90,
		crop: { x: 0.5, y: 0.125, width: 0.25, height: 0.5 },
		focus: { x: 0.5, y: 0.25 },
	});
	expect(once.blurs).toEqual([{ x: 0.375, y: 0, width: 0.125, height: 0.25 }]);
	expect(turnedRecipe(turnedRecipe(turnedRecipe(once)))).toEqual(recipe);
});

describe("the focus", () => {
	test("is where its subject is after cropping, and stays at the edge when it was cropped away", () => {
		const recipe = { ...plainRecipe, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } };
		expect(focusInResult(recipe)).toBeNull();
		expect(focusInResult({ ...recipe, focus: { x: 0.75, y: 0.25 } })).toEqual({ x: 0.5, y: 0.25 });
		expect(focusInResult({ ...recipe, focus: { x: 0.1, y: 0.25 } })).toEqual({ x: 0, y: 0.25 });
	});

	test.each([
		[
			{ x: 0.1, y: 0.5 },
			{ width: 480, height: 360 },
		],
		[
			{ x: 0.95, y: 0.02 },
			{ width: 1200, height: 630 },
		],
		[
			{ x: 0.5, y: 1 },
			{ width: 480, height: 360 },
		],
	])("at %o stays in sight in a cut of %o of a wide and of a tall picture", (focus, cut) => {
		for (const size of [
			{ width: 2560, height: 900 },
			{ width: 900, height: 2560 },
		]) {
			const { left, top, width, height } = cutAround(focus, size, cut);
			expect(left).toBeGreaterThanOrEqual(0);
			expect(top).toBeGreaterThanOrEqual(0);
			expect(left + width).toBeLessThanOrEqual(size.width);
			expect(top + height).toBeLessThanOrEqual(size.height);
			expect(width / height).toBeCloseTo(cut.width / cut.height, 1);
			expect(focus.x * size.width).toBeGreaterThanOrEqual(left);
			expect(focus.x * size.width).toBeLessThanOrEqual(left + width);
			expect(focus.y * size.height).toBeGreaterThanOrEqual(top);
			expect(focus.y * size.height).toBeLessThanOrEqual(top + height);
		}
	});
});

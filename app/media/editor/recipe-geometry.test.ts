import { describe, expect, test } from "vitest";
import { plainRecipe } from "./recipe.ts";
import {
	coveringBox,
	cutAround,
	focusInResult,
	straightened,
	straightenedScale,
	turnedRecipe,
	unstraightened,
} from "./recipe-geometry.ts";

const photo = { width: 2560, height: 1920 };

describe("a picture that is straightened", () => {
	test("keeps its shape and has no gaps: its corners come from within the picture", () => {
		expect(straightenedScale(photo, 0)).toBe(1);
		for (const angle of [-10, -3, 0.5, 10])
			for (const size of [photo, { width: 1000, height: 3000 }])
				for (const corner of [
					{ x: 0, y: 0 },
					{ x: 1, y: 0 },
					{ x: 0, y: 1 },
					{ x: 1, y: 1 },
				]) {
					const { x, y } = unstraightened(corner, size, angle);
					expect(Math.min(x, y, 1 - x, 1 - y), `${angle}`).toBeGreaterThan(-1e-9);
				}
	});

	test("has each point where it was tilted to, and finds it back", () => {
		const point = { x: 0.9, y: 0.5 };
		// Clockwise, so what is on the right moves down.
		expect(straightened(point, photo, 10).y).toBeGreaterThan(0.55);
		const back = unstraightened(straightened(point, photo, 10), photo, 10);
		expect(back.x).toBeCloseTo(0.9);
		expect(back.y).toBeCloseTo(0.5);
	});
});

test("a box that is drawn in a tilted picture covers in the turned one all that was in it", () => {
	const drawn = { x: 0.3, y: 0.2, width: 0.2, height: 0.1 };
	const covered = coveringBox(drawn, (point) => unstraightened(point, photo, 8));
	for (const x of [0.3, 0.4, 0.5])
		for (const y of [0.2, 0.25, 0.3]) {
			const at = unstraightened({ x, y }, photo, 8);
			expect(at.x).toBeGreaterThan(covered.x - 1e-9);
			expect(at.x).toBeLessThan(covered.x + covered.width + 1e-9);
			expect(at.y).toBeGreaterThan(covered.y - 1e-9);
			expect(at.y).toBeLessThan(covered.y + covered.height + 1e-9);
		}
	const beyond = coveringBox({ x: 0.9, y: 0.9, width: 0.2, height: 0.2 }, (point) => point);
	expect(beyond.x + beyond.width).toBeLessThan(1.0001);
});

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
		expect(focusInResult(recipe, photo)).toBeNull();
		expect(focusInResult({ ...recipe, focus: { x: 0.75, y: 0.25 } }, photo)).toEqual({ x: 0.5, y: 0.25 });
		expect(focusInResult({ ...recipe, focus: { x: 0.1, y: 0.25 } }, photo)).toEqual({ x: 0, y: 0.25 });
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

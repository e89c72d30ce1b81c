import type { Box, Point, Recipe } from "./recipe.ts";

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

export type Size = { width: number; height: number };

/** The recipe for the same picture turned once more by 90° clockwise. */
export function turnedRecipe({ turn, crop, blurs, focus }: Recipe): Recipe {
	return {
		turn: ((turn + 90) % 360) as Recipe["turn"],
		crop: crop && turnedBox(crop),
		blurs: blurs.map(turnedBox),
		focus: focus && { x: 1 - focus.y, y: focus.x },
	};
}

/** The focus in the finished picture; null if the recipe names none. */
export function focusInResult({ crop, focus }: Recipe): Point | null {
	if (!focus) return null;
	const { x, y, width, height } = crop ?? WHOLE;
	return { x: within01((focus.x - x) / width), y: within01((focus.y - y) / height) };
}

/** The largest part of a picture, in pixels, that has the shape of `cut` and the focus nearest to its middle. */
export function cutAround(focus: Point, { width, height }: Size, cut: Size): { left: number; top: number } & Size {
	const scale = Math.min(width / cut.width, height / cut.height);
	const part = { width: Math.round(cut.width * scale), height: Math.round(cut.height * scale) };
	const start = (middle: number, length: number, all: number) =>
		Math.round(Math.min(Math.max(middle * all - length / 2, 0), all - length));
	return { left: start(focus.x, part.width, width), top: start(focus.y, part.height, height), ...part };
}

function turnedBox({ x, y, width, height }: Box): Box {
	return { x: within01(1 - y - height), y: x, width: height, height: width };
}

export function within01(value: number): number {
	return Math.min(Math.max(value, 0), 1);
}

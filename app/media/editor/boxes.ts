import type { Box } from "./recipe.ts";

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** The largest box of this ratio of width to height, as near as possible to the middle of another one. */
export function boxOfRatio(ratio: number, near: Box | null): Box {
	const { x, y, width: w, height: h } = near ?? WHOLE;
	const width = Math.min(1, ratio);
	const height = Math.min(1, 1 / ratio);
	return {
		x: between(0, x + w / 2 - width / 2, 1 - width),
		y: between(0, y + h / 2 - height / 2, 1 - height),
		width,
		height,
	};
}

function between(least: number, value: number, most: number): number {
	return Math.min(Math.max(value, least), most);
}

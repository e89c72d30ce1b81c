import { type Box, LEAST_SIDE, type Point } from "./recipe.ts";

/** Which corner of a box is dragged: -1 is left or top, 1 is right or bottom. */
export type Corner = { x: -1 | 1; y: -1 | 1 };

const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 };

/** A box moved by so much, within the picture. */
export function movedBox(box: Box, by: Point): Box {
	return { ...box, x: between(0, box.x + by.x, 1 - box.width), y: between(0, box.y + by.y, 1 - box.height) };
}

/** A box whose corner was dragged by so much. With a `ratio` of width to height it keeps that. */
export function resizedBox(box: Box, corner: Corner, by: Point, ratio: number | null): Box {
	// The opposite corner stays; from there the box has this much room.
	const fixed = { x: corner.x === 1 ? box.x : box.x + box.width, y: corner.y === 1 ? box.y : box.y + box.height };
	const room = { x: corner.x === 1 ? 1 - fixed.x : fixed.x, y: corner.y === 1 ? 1 - fixed.y : fixed.y };
	let width = between(LEAST_SIDE, box.width + by.x * corner.x, room.x);
	let height = between(LEAST_SIDE, box.height + by.y * corner.y, room.y);
	if (ratio !== null) {
		width = between(Math.max(LEAST_SIDE, LEAST_SIDE * ratio), width, Math.min(room.x, room.y * ratio));
		height = width / ratio;
	}
	return {
		x: corner.x === 1 ? fixed.x : fixed.x - width,
		y: corner.y === 1 ? fixed.y : fixed.y - height,
		width,
		height,
	};
}

/** The largest box of this ratio of width to height, as near as possible to the middle of another one. */
export function boxOfRatio(ratio: number, near: Box | null): Box {
	const { x, y, width: w, height: h } = near ?? WHOLE;
	const width = Math.min(1, ratio);
	const height = Math.min(1, 1 / ratio);
	return movedBox({ x: x + w / 2 - width / 2, y: y + h / 2 - height / 2, width, height }, { x: 0, y: 0 });
}

/** A box with one of its numbers changed, still within the picture. */
export function boxWith(box: Box, name: keyof Box, value: number): Box {
	if (name === "x") return { ...box, x: between(0, value, 1 - box.width) };
	if (name === "y") return { ...box, y: between(0, value, 1 - box.height) };
	const start = name === "width" ? box.x : box.y;
	return { ...box, [name]: between(LEAST_SIDE, value, 1 - start) };
}

function between(least: number, value: number, most: number): number {
	return Math.min(Math.max(value, least), most);
}

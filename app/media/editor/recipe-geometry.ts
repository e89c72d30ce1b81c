import type { Box, Point, Recipe } from "./recipe.ts";

type Size = { width: number; height: number };

/** The size of the largest rectangle of a picture's own shape in the tilted picture, as a fraction of the picture's. */
export function straightenedScale({ width, height }: Size, angle: number): number {
	const [cos, sin] = cosAndSin(Math.abs(angle));
	return Math.min(width / (width * cos + height * sin), height / (width * sin + height * cos));
}

/** Where a point of the turned picture is in the straightened one. It may be outside. */
export function straightened(point: Point, size: Size, angle: number): Point {
	return rotated(point, size, angle, 1 / straightenedScale(size, angle));
}

/** Where a point of the straightened picture is in the turned one. */
export function unstraightened(point: Point, size: Size, angle: number): Point {
	return rotated(point, size, -angle, straightenedScale(size, angle));
}

/** The recipe for the same picture turned once more by 90° clockwise. */
export function turnedRecipe({ turn, angle, crop, blurs, focus }: Recipe): Recipe {
	return {
		turn: ((turn + 90) % 360) as Recipe["turn"],
		angle,
		crop: crop && turnedBox(crop),
		blurs: blurs.map(turnedBox),
		focus: focus && { x: 1 - focus.y, y: focus.x },
	};
}

/** The focus in the finished picture, whose size is `result`; null if the recipe names none. */
export function focusInResult({ angle, crop, focus }: Recipe, result: Size): Point | null {
	if (!focus) return null;
	const kept = crop ?? { x: 0, y: 0, width: 1, height: 1 };
	// The picture before it was cropped; only its shape matters.
	const size = { width: result.width / kept.width, height: result.height / kept.height };
	const { x, y } = straightened(focus, size, angle);
	return { x: within01((x - kept.x) / kept.width), y: within01((y - kept.y) / kept.height) };
}

/** The largest part of a picture with the shape of `cut` that has the focus as near to its middle as possible, in pixels. */
export function cutAround(focus: Point, { width, height }: Size, cut: Size): { left: number; top: number } & Size {
	const scale = Math.min(width / cut.width, height / cut.height);
	const part = { width: Math.round(cut.width * scale), height: Math.round(cut.height * scale) };
	const start = (middle: number, length: number, all: number) =>
		Math.round(Math.min(Math.max(middle * all - length / 2, 0), all - length));
	return { left: start(focus.x, part.width, width), top: start(focus.y, part.height, height), ...part };
}

/** The smallest box around another one whose corners are mapped, within the picture. */
export function coveringBox({ x, y, width, height }: Box, map: (point: Point) => Point): Box {
	const corners = [x, x + width].flatMap((left) => [y, y + height].map((top) => map({ x: left, y: top })));
	const [xs, ys] = [corners.map((corner) => within01(corner.x)), corners.map((corner) => within01(corner.y))];
	const [left, top] = [Math.min(...xs), Math.min(...ys)];
	return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function turnedBox({ x, y, width, height }: Box): Box {
	return { x: within01(1 - y - height), y: x, width: height, height: width };
}

/** Rotates a point clockwise around the middle, and moves it away from there by `scale`. */
function rotated({ x, y }: Point, { width, height }: Size, angle: number, scale: number): Point {
	const [cos, sin] = cosAndSin(angle);
	const [right, down] = [(x - 0.5) * width, (y - 0.5) * height];
	return {
		x: ((right * cos - down * sin) * scale) / width + 0.5,
		y: ((right * sin + down * cos) * scale) / height + 0.5,
	};
}

function cosAndSin(degrees: number): [number, number] {
	const radians = (degrees * Math.PI) / 180;
	return [Math.cos(radians), Math.sin(radians)];
}

function within01(value: number): number {
	return Math.min(Math.max(value, 0), 1);
}

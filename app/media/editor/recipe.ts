import * as v from "valibot";

export const MOST_BLURS = 20;
export const LEAST_SIDE = 0.02;

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
const side = v.pipe(fraction, v.minValue(LEAST_SIDE));
const point = v.object({ x: fraction, y: fraction });
const box = v.pipe(
	v.object({ x: fraction, y: fraction, width: side, height: side }),
	// Fractions are rounded in the browser.
	v.check(({ x, y, width, height }) => x + width < 1.0001 && y + height < 1.0001),
);
/** How a picture is made from its original. Lengths and places are fractions of its sides, from the top left. */
const recipe = v.object({
	/** Clockwise, in degrees. Everything below refers to the picture that was turned. */
	turn: v.picklist([0, 90, 180, 270]),
	/** The part of the picture that is kept; null for all of it. */
	crop: v.nullable(box),
	/** The parts that must be unreadable, such as a licence plate. */
	blurs: v.pipe(v.array(box), v.maxLength(MOST_BLURS)),
	/** The point that every cut keeps in sight; null leaves it to the program. */
	focus: v.nullable(point),
});
export type Recipe = v.InferOutput<typeof recipe>;
export type Point = v.InferOutput<typeof point>;
export type Box = v.InferOutput<typeof box>;

export const plainRecipe: Recipe = { turn: 0, crop: null, blurs: [], focus: null };

/** Reads a recipe from JSON; null if it is none. */
export function readRecipe(json: unknown): Recipe | null {
	const read = v.safeParse(v.pipe(v.string(), v.parseJson(), recipe), json);
	return read.success ? read.output : null;
}

/** Whether every pixel stays as it is. A focus only decides how pages cut the picture. */
export function keepsPixels({ turn, crop, blurs }: Recipe): boolean {
	return turn === 0 && crop === null && blurs.length === 0;
}

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

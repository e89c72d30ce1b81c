import { type CSSProperties, type PointerEvent, useRef } from "react";
import { type Corner, movedBox, resizedBox } from "./boxes.ts";
import { type Box, LEAST_SIDE, MOST_BLURS, type Point, type Recipe } from "./recipe.ts";
import { straightenedScale, unstraightened } from "./recipe-geometry.ts";

/** What dragging in the picture does. */
export const editorTools = ["crop", "blur", "focus"] as const;
export type Tool = (typeof editorTools)[number];

type Props = {
	/** The address of the original. */
	source: string;
	/** The size of the turned original; only its shape matters. */
	size: { width: number; height: number };
	tool: Tool;
	recipe: Recipe;
	/** The ratio of width to height, in fractions, that the crop has to keep; null for none. */
	cropRatio: number | null;
	onChange: (recipe: Recipe) => void;
	onLoad: (size: { width: number; height: number }) => void;
	onError: () => void;
};

/** A box that is dragged: the crop, or one of the blurred boxes. Without a corner all of it moves. */
type Drag = {
	pointer: number;
	from: Point;
	before: Recipe;
	box: Box;
	blur: number;
	corner: Corner | null;
	isNew: boolean;
};

/**
 * The picture as the recipe makes it, to drag boxes and the focus in. Everything in it can be done by the fields beside
 * it too, so it is hidden from screen readers.
 */
export function EditorStage({ source, size, tool, recipe, cropRatio, onChange, onLoad, onError }: Props) {
	const stage = useRef<HTMLDivElement>(null);
	const drag = useRef<Drag | null>(null);
	const { turn, angle, crop, blurs, focus } = recipe;
	const ratio = tool === "crop" ? cropRatio : null;
	const isOnSide = turn % 180 !== 0;

	/** Where the pointer is: the crop is measured in the straightened picture, all else in the one below it. */
	const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
		const { left, top, width, height } = stage.current!.getBoundingClientRect();
		const point = { x: within(0, (clientX - left) / width, 1), y: within(0, (clientY - top) / height, 1) };
		if (tool === "crop") return point;
		const { x, y } = unstraightened(point, size, angle);
		return { x: within(0, x, 1), y: within(0, y, 1) };
	};
	function begin(event: PointerEvent<HTMLDivElement>) {
		if (event.button !== 0 || drag.current) return;
		event.preventDefault();
		const from = pointOf(event);
		if (tool === "focus") return onChange({ ...recipe, focus: from });
		const { box: name, corner } = grabbed(event.target);
		const isNew = name === undefined;
		if (isNew && tool === "blur" && blurs.length >= MOST_BLURS) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		const blur = isNew ? blurs.length : Number(name);
		// A new box grows from where it was begun, which has to leave room for it.
		const start = { x: within(LEAST_SIDE, from.x, 1 - LEAST_SIDE), y: within(LEAST_SIDE, from.y, 1 - LEAST_SIDE) };
		const box = isNew ? { ...start, width: 0, height: 0 } : tool === "crop" ? crop! : blurs[blur]!;
		drag.current = { pointer: event.pointerId, from, before: recipe, box, blur, corner, isNew };
	}
	function follow(event: PointerEvent<HTMLDivElement>) {
		const current = drag.current;
		if (current?.pointer !== event.pointerId) return;
		const { x, y } = pointOf(event);
		const by = { x: x - current.from.x, y: y - current.from.y };
		const corner = current.isNew ? cornerTowards(by) : current.corner;
		const box = corner ? resizedBox(current.box, corner, by, ratio) : movedBox(current.box, by);
		const { before, blur } = current;
		onChange(
			tool === "crop"
				? { ...before, crop: box }
				: { ...before, blurs: current.isNew ? [...before.blurs, box] : before.blurs.with(blur, box) },
		);
	}
	function end(event: PointerEvent<HTMLDivElement>) {
		const current = drag.current;
		drag.current = null;
		if (!current?.isNew) return;
		const { x, y } = pointOf(event);
		// A mere click draws nothing.
		const drawn = Math.max(Math.abs(x - current.from.x), Math.abs(y - current.from.y));
		if (drawn < LEAST_SIDE) onChange(current.before);
	}

	return (
		<div
			ref={stage}
			aria-hidden
			onPointerDown={begin}
			onPointerMove={follow}
			onPointerUp={end}
			onPointerCancel={end}
			style={{
				aspectRatio: `${size.width} / ${size.height}`,
				width: `min(100%, ${(62 * size.width) / size.height}dvh)`,
			}}
			className="relative mx-auto cursor-crosshair touch-none overflow-hidden rounded-sm bg-sunken select-none"
			data-tool={tool}
		>
			<div
				className="absolute inset-0"
				style={{ transform: `rotate(${angle}deg) scale(${1 / straightenedScale(size, angle)})` }}
			>
				<img
					src={source}
					alt=""
					draggable={false}
					onLoad={({ currentTarget }) =>
						onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
					}
					onError={onError}
					className="absolute top-1/2 left-1/2 max-w-none"
					style={{
						width: `${isOnSide ? (100 * size.height) / size.width : 100}%`,
						height: `${isOnSide ? (100 * size.width) / size.height : 100}%`,
						transform: `translate(-50%, -50%) rotate(${turn}deg)`,
					}}
				/>
				{blurs.map((box, index) => (
					// A box is known by its place in the list only.
					// oxlint-disable-next-line react/no-array-index-key
					<BoxInPicture key={index} name={String(index)} box={box} active={tool === "blur"} look="backdrop-blur-md" />
				))}
				{focus && (
					<span
						className="pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-amber shadow-[0_0_0_2px_#15181c,inset_0_0_0_2px_#15181c]"
						style={{ left: percent(focus.x), top: percent(focus.y) }}
					/>
				)}
			</div>
			{angle !== 0 && <Grid />}
			{crop && (
				<BoxInPicture name="crop" box={crop} active={tool === "crop"} look="shadow-[0_0_0_200vmax_rgb(0_0_0/0.6)]" />
			)}
		</div>
	);
}

const corners: Corner[] = [
	{ x: -1, y: -1 },
	{ x: 1, y: -1 },
	{ x: -1, y: 1 },
	{ x: 1, y: 1 },
];

/** A box with its four corners to drag. */
function BoxInPicture({ name, box, active, look }: { name: string; box: Box; active: boolean; look: string }) {
	const at: CSSProperties = {
		left: percent(box.x),
		top: percent(box.y),
		width: percent(box.width),
		height: percent(box.height),
	};
	return (
		<div
			data-box={name}
			style={at}
			className={`absolute border-2 border-amber ${look} ${active ? "cursor-move" : "pointer-events-none"}`}
		>
			{active &&
				corners.map(({ x, y }) => (
					<span
						key={`${x},${y}`}
						data-corner={`${x},${y}`}
						style={{ left: x === -1 ? 0 : "100%", top: y === -1 ? 0 : "100%" }}
						className={`absolute grid size-8 -translate-1/2 place-items-center after:size-3.5 after:border-2 after:border-graphite after:bg-amber ${x === y ? "cursor-nwse-resize" : "cursor-nesw-resize"}`}
					/>
				))}
		</div>
	);
}

/** Lines to straighten a picture by. */
function Grid() {
	return (
		<div className="pointer-events-none absolute inset-0 grid grid-cols-4 grid-rows-4">
			{Array.from({ length: 16 }, (_, index) => (
				<span key={index} className="border-r border-b border-white/60" />
			))}
		</div>
	);
}

/** The box under the pointer, and its corner. */
function grabbed(target: EventTarget): { box: string | undefined; corner: Corner | null } {
	if (!(target instanceof HTMLElement)) return { box: undefined, corner: null };
	const [x, y] = (target.dataset.corner ?? "").split(",").map(Number) as [Corner["x"], Corner["y"]];
	const box = target.closest<HTMLElement>("[data-box]")?.dataset.box;
	return { box, corner: target.dataset.corner ? { x, y } : null };
}

function cornerTowards({ x, y }: Point): Corner {
	return { x: x < 0 ? -1 : 1, y: y < 0 ? -1 : 1 };
}

function percent(fraction: number): string {
	return `${fraction * 100}%`;
}

function within(least: number, value: number, most: number): number {
	return Math.min(Math.max(value, least), most);
}

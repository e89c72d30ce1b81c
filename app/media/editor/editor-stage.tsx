import { type PointerEvent, useRef, useState } from "react";
import { type PercentCrop, ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import "./editor-stage.css";
import { useTexts } from "../../i18n/texts.tsx";
import { type Box, LEAST_SIDE, MOST_BLURS, type Recipe } from "./recipe.ts";
import { coveringBox, straightened, straightenedScale, unstraightened } from "./recipe-geometry.ts";

/** What dragging in the picture does. */
export const editorTools = ["crop", "blur", "focus"] as const;
export type Tool = (typeof editorTools)[number];

type Size = { width: number; height: number };
type Props = {
	/** The address of the original. */
	source: string;
	/** The size of the turned original; only its shape matters. */
	size: Size;
	tool: Tool;
	recipe: Recipe;
	/** The ratio of width to height that the crop has to keep; undefined for none. */
	aspect: number | undefined;
	onChange: (recipe: Recipe) => void;
	onLoad: (size: Size) => void;
	onError: () => void;
};

/**
 * The picture as the recipe makes it, to draw, drag and nudge boxes and to choose the focus in. All of it can be done
 * by the fields beside it, too.
 */
export function EditorStage({ source, size, tool, recipe, aspect, onChange, onLoad, onError }: Props) {
	const t = useTexts("pictureEditor");
	const { angle, crop, blurs, focus } = recipe;
	/** A box while it is drawn or dragged; the recipe gets it when it is let go. */
	const [drawn, setDrawn] = useState<PercentCrop | null>(null);
	/** What is done with a box; null while nobody does anything. The library also reports boxes that only appear. */
	const doing = useRef<"drawing" | "changing" | null>(null);
	const [active, setActive] = useActiveBlur(blurs.length);
	const box = tool === "crop" ? crop : tool === "blur" ? (blurs[active] ?? null) : null;

	function follow(to: PercentCrop) {
		// The library begins a new box without a size.
		if (to.width === 0 && to.height === 0) doing.current = "drawing";
		else doing.current ??= "changing";
		setDrawn(to);
	}
	function finish({ x, y, width, height }: PercentCrop) {
		const done = { x: x / 100, y: y / 100, width: width / 100, height: height / 100 };
		// A mere click draws nothing.
		if (doing.current === null || Math.min(done.width, done.height) < LEAST_SIDE) return;
		const isNew = doing.current === "drawing";
		letGo();
		if (tool === "crop") return onChange({ ...recipe, crop: done });
		const covered = coveringBox(done, (point) => unstraightened(point, size, angle));
		onChange({ ...recipe, blurs: isNew ? [...blurs, covered] : blurs.with(active, covered) });
	}
	function letGo() {
		doing.current = null;
		setDrawn(null);
	}
	function look({ clientX, clientY, currentTarget }: PointerEvent) {
		if (tool !== "focus") return;
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		const point = unstraightened({ x: (clientX - left) / width, y: (clientY - top) / height }, size, angle);
		onChange({ ...recipe, focus: { x: within01(point.x), y: within01(point.y) } });
	}

	const corner = (side: string) => t("dragSide", { side });
	return (
		<ReactCrop
			crop={drawn ?? (box ? percentCrop(coveringBox(box, (point) => shownAt(point))) : undefined)}
			aspect={tool === "crop" ? aspect : undefined}
			disabled={tool === "focus"}
			locked={tool === "blur" && blurs.length >= MOST_BLURS}
			onChange={(_, to) => follow(to)}
			onComplete={(_, to) => finish(to)}
			onDragEnd={() => drawn && Math.min(drawn.width, drawn.height) < LEAST_SIDE * 100 && letGo()}
			ariaLabels={{
				cropArea: t("dragBox"),
				nwDragHandle: corner(t("corner.nw")),
				neDragHandle: corner(t("corner.ne")),
				seDragHandle: corner(t("corner.se")),
				swDragHandle: corner(t("corner.sw")),
				...hiddenHandles,
			}}
			className={`picture-stage ReactCrop--no-animate ${tool === "crop" ? "" : "without-shade"}`}
			style={{ width: `min(100%, ${(62 * size.width) / size.height}dvh)` }}
		>
			<div
				data-tool={tool}
				onPointerDown={look}
				style={{ aspectRatio: `${size.width} / ${size.height}` }}
				className="relative touch-none overflow-hidden rounded-sm bg-sunken select-none"
			>
				<div
					className="absolute inset-0"
					style={{ transform: `rotate(${angle}deg) scale(${1 / straightenedScale(size, angle)})` }}
				>
					<Original {...{ source, size, onLoad, onError }} turn={recipe.turn} />
					{blurs.map((blurred, index) => (
						<span
							// A box is known by its place in the list only.
							// oxlint-disable-next-line react/no-array-index-key
							key={index}
							style={placed(blurred)}
							className={`absolute border-2 border-amber backdrop-blur-md ${tool === "blur" ? "cursor-pointer" : "pointer-events-none"}`}
							onPointerDown={(event) => {
								if (tool !== "blur" || index === active) return;
								// Otherwise a new box would be drawn here.
								event.stopPropagation();
								setActive(index);
							}}
						/>
					))}
					{focus && (
						<span
							className="pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-amber shadow-[0_0_0_2px_#15181c,inset_0_0_0_2px_#15181c]"
							style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
						/>
					)}
				</div>
				{crop && tool !== "crop" && (
					<span
						style={placed(crop)}
						className="pointer-events-none absolute border-2 border-amber shadow-[0_0_0_200vmax_rgb(0_0_0/0.6)]"
					/>
				)}
			</div>
		</ReactCrop>
	);

	/** The crop is measured in the straightened picture, all else in the one below it. */
	function shownAt(point: { x: number; y: number }) {
		return tool === "crop" ? point : straightened(point, size, angle);
	}
}

/** In a small box those of the edges would lie upon the corners, so they are not shown; an edge is dragged all the same. */
const hiddenHandles = { nDragHandle: "", eDragHandle: "", sDragHandle: "", wDragHandle: "" };

/** Which blurred box is dragged: the newest one, until another one is chosen. */
function useActiveBlur(count: number) {
	const [chosen, setChosen] = useState({ index: count - 1, of: count });
	const index = chosen.of === count ? chosen.index : count - 1;
	return [index, (next: number) => setChosen({ index: next, of: count })] as const;
}

function Original({
	source,
	size,
	turn,
	onLoad,
	onError,
}: Pick<Props, "source" | "size" | "onLoad" | "onError"> & Pick<Recipe, "turn">) {
	const isOnSide = turn % 180 !== 0;
	return (
		<img
			src={source}
			alt=""
			draggable={false}
			onLoad={({ currentTarget }) => onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })}
			onError={onError}
			className="absolute top-1/2 left-1/2 max-w-none"
			style={{
				width: `${isOnSide ? (100 * size.height) / size.width : 100}%`,
				height: `${isOnSide ? (100 * size.width) / size.height : 100}%`,
				transform: `translate(-50%, -50%) rotate(${turn}deg)`,
			}}
		/>
	);
}

function percentCrop({ x, y, width, height }: Box): PercentCrop {
	return { unit: "%", x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

function placed(box: Box) {
	const { x, y, width, height } = percentCrop(box);
	return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}

function within01(value: number): number {
	return Math.min(Math.max(value, 0), 1);
}

import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { type PercentCrop, ReactCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import "./editor-stage.css";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { type Box, LEAST_SIDE, MOST_BLURS, type Recipe, type Size, within01 } from "./recipe.ts";

export const editorTools = ["crop", "blur", "focus"] as const;
export type Tool = (typeof editorTools)[number];

type Props = {
	source: string;
	/** Of the turned original; only its shape matters. */
	size: Size;
	tool: Tool;
	recipe: Recipe;
	activeBlur: number;
	onActiveBlur: (index: number) => void;
	onChange: (recipe: Recipe) => void;
	onLoad: (size: Size) => void;
	onError: () => void;
};

const arrows = new Map([
	["ArrowLeft", { x: -1, y: 0 }],
	["ArrowRight", { x: 1, y: 0 }],
	["ArrowUp", { x: 0, y: -1 }],
	["ArrowDown", { x: 0, y: 1 }],
]);

/** Shows the picture as the recipe makes it; here boxes are drawn, dragged and nudged, and the focus is chosen. */
export function EditorStage(props: Props) {
	const { source, size, tool, recipe, activeBlur, onActiveBlur, onChange, onLoad, onError } = props;
	const t = useTexts("pictureEditor");
	const { crop, blurs } = recipe;
	const isOnSide = recipe.turn % 180 !== 0;
	const focus = recipe.focus ?? { x: 0.5, y: 0.5 };
	/** A box while it is drawn or dragged; the recipe gets it when it is let go. */
	const [drawn, setDrawn] = useState<PercentCrop | null>(null);
	/** What is being done to a box; null for nothing, since the library also reports boxes that only appear. */
	const doing = useRef<"drawing" | "changing" | null>(null);
	const box = { crop, blur: blurs[activeBlur], focus: null }[tool];

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
		onChange({ ...recipe, blurs: isNew ? [...blurs, done] : blurs.with(activeBlur, done) });
	}
	function letGo() {
		doing.current = null;
		setDrawn(null);
	}
	const focusOn = (x: number, y: number) => onChange({ ...recipe, focus: { x: within01(x), y: within01(y) } });
	function look({ clientX, clientY, currentTarget }: PointerEvent) {
		if (tool !== "focus") return;
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		focusOn((clientX - left) / width, (clientY - top) / height);
	}
	/** A hundredth of the picture at each arrow key, a tenth with Shift. */
	function nudge(event: KeyboardEvent) {
		const direction = arrows.get(event.key);
		if (!direction) return;
		event.preventDefault();
		const step = event.shiftKey ? 0.1 : 0.01;
		focusOn(focus.x + direction.x * step, focus.y + direction.y * step);
	}

	const corner = (side: string) => t("dragSide", { side });
	return (
		<ReactCrop
			crop={drawn ?? (box ? percentCrop(box) : undefined)}
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
				<img
					src={source}
					alt=""
					draggable={false}
					onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => onLoad({ width, height })}
					onError={onError}
					className="absolute top-1/2 left-1/2 max-w-none"
					style={{
						width: `${isOnSide ? (100 * size.height) / size.width : 100}%`,
						height: `${isOnSide ? (100 * size.width) / size.height : 100}%`,
						transform: `translate(-50%, -50%) rotate(${recipe.turn}deg)`,
					}}
				/>
				{blurs.map((blurred, index) => (
					<button
						// A box has no other name than its place in the list.
						// oxlint-disable-next-line react/no-array-index-key
						key={index}
						type="button"
						disabled={tool !== "blur"}
						aria-label={t("blurChoose", { number: index + 1 })}
						aria-pressed={index === activeBlur}
						style={placed(blurred)}
						className="absolute border-2 border-amber backdrop-blur-md disabled:pointer-events-none"
						// Otherwise a new box would be drawn here.
						onPointerDown={(event) => event.stopPropagation()}
						onClick={() => onActiveBlur(index)}
					/>
				))}
				{(recipe.focus || tool === "focus") && (
					<button
						type="button"
						disabled={tool !== "focus"}
						aria-label={t("focusMove")}
						onKeyDown={nudge}
						className={`pointer-events-none absolute size-8 -translate-x-1/2 -translate-y-1/2 rounded-full border-4 border-amber shadow-[0_0_0_2px_#15181c,inset_0_0_0_2px_#15181c] ${recipe.focus ? "" : "border-dashed"}`}
						style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
					/>
				)}
				{crop && tool !== "crop" && (
					<span
						style={placed(crop)}
						className="pointer-events-none absolute border-2 border-amber shadow-[0_0_0_200vmax_rgb(0_0_0/0.6)]"
					/>
				)}
			</div>
		</ReactCrop>
	);
}

/** In a small box the edges' handles would cover the corners'. Without them an edge can be dragged all the same. */
const hiddenHandles = { nDragHandle: "", eDragHandle: "", sDragHandle: "", wDragHandle: "" };

function percentCrop({ x, y, width, height }: Box): PercentCrop {
	return { unit: "%", x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

function placed(box: Box) {
	const { x, y, width, height } = percentCrop(box);
	return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` };
}

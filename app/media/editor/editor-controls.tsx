import { mdiTrashCanOutline, mdiPlus, mdiRotateLeft, mdiRotateRight } from "@mdi/js";
import type { ReactNode } from "react";
import { useTexts } from "../../i18n/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { boxOfRatio, boxWith } from "./boxes.ts";
import { editorTools, type Tool } from "./editor-stage.tsx";
import { type Box, MOST_BLURS, type Recipe } from "./recipe.ts";
import { turnedRecipe } from "./recipe-geometry.ts";

type Props = {
	recipe: Recipe;
	/** The size of the turned original; only its shape matters. */
	size: { width: number; height: number };
	tool: Tool;
	onTool: (tool: Tool) => void;
	/** Whether the crop has to keep the shape 4:3. */
	keepsShape: boolean;
	onKeepsShape: (keeps: boolean) => void;
	onChange: (recipe: Recipe) => void;
};

/** Width by height of pictures in lists. */
export const CROP_SHAPE = 4 / 3;

const NEW_BLUR: Box = { x: 0.4, y: 0.44, width: 0.2, height: 0.12 };

/** Everything that can be done with a picture, by buttons and numbers. */
export function EditorControls(props: Props) {
	const { recipe, tool, onTool, onKeepsShape, onChange } = props;
	const t = useTexts("pictureEditor");
	const turn = (quarters: number) => {
		let turned = recipe;
		for (let quarter = 0; quarter < quarters; quarter++) turned = turnedRecipe(turned);
		// What was wide is tall now.
		onKeepsShape(false);
		onChange(turned);
	};
	return (
		<>
			<div className="flex flex-wrap gap-2">
				<Button kind="secondary" size="small" onClick={() => turn(3)}>
					<Icon path={mdiRotateLeft} size={18} /> {t("turnLeft")}
				</Button>
				<Button kind="secondary" size="small" onClick={() => turn(1)}>
					<Icon path={mdiRotateRight} size={18} /> {t("turnRight")}
				</Button>
			</div>
			<div role="radiogroup" aria-label={t("tools")} className="grid grid-cols-3 rounded-sm border border-strong-line">
				{editorTools.map((one) => (
					<label
						key={one}
						className="grid min-h-11 cursor-pointer place-items-center px-1 text-center text-sm font-bold has-checked:bg-graphite has-checked:text-on-graphite has-focus-visible:outline-3 has-focus-visible:outline-amber"
					>
						<input type="radio" checked={tool === one} onChange={() => onTool(one)} className="sr-only" />
						{t(`tool.${one}`)}
					</label>
				))}
			</div>
			{tool === "crop" && <Crop {...props} />}
			{tool === "blur" && <Blurs {...props} />}
			{tool === "focus" && <Focus {...props} />}
		</>
	);
}

function Crop({ recipe, size, keepsShape, onKeepsShape, onChange }: Props) {
	const t = useTexts("pictureEditor");
	const { crop } = recipe;
	const put = (box: Box | null, keeps = false) => {
		onKeepsShape(keeps);
		onChange({ ...recipe, crop: box });
	};
	// Of a box in fractions, whose unit is not square.
	const ratio = CROP_SHAPE * (size.height / size.width);
	return (
		<Section hint={t("cropHint")}>
			<div className="flex flex-wrap gap-2">
				<Button
					kind={keepsShape ? "dark" : "secondary"}
					size="small"
					aria-pressed={keepsShape}
					onClick={() => (keepsShape ? onKeepsShape(false) : put(boxOfRatio(ratio, crop), true))}
				>
					{t("crop43")}
				</Button>
				<Button kind="secondary" size="small" disabled={!crop} onClick={() => put(null)}>
					{t("cropNone")}
				</Button>
			</div>
			<BoxFields
				legend={t("cropLegend")}
				box={crop ?? { x: 0, y: 0, width: 1, height: 1 }}
				onChange={(box) => put(box)}
			/>
		</Section>
	);
}

function Blurs({ recipe, onChange }: Props) {
	const t = useTexts("pictureEditor");
	const { blurs } = recipe;
	return (
		<Section hint={t("blurHint")}>
			<Button
				kind="secondary"
				size="small"
				className="justify-self-start"
				disabled={blurs.length >= MOST_BLURS}
				onClick={() => onChange({ ...recipe, blurs: [...blurs, NEW_BLUR] })}
			>
				<Icon path={mdiPlus} size={18} /> {t("blurAdd")}
			</Button>
			{blurs.map((box, index) => (
				<BoxFields
					// A box is known by its place in the list only.
					// oxlint-disable-next-line react/no-array-index-key
					key={index}
					legend={t("blurLegend", { number: index + 1 })}
					box={box}
					onChange={(changed) => onChange({ ...recipe, blurs: blurs.with(index, changed) })}
				>
					<Button
						kind="risky"
						size="small"
						onClick={() => onChange({ ...recipe, blurs: blurs.toSpliced(index, 1) })}
						aria-label={t("blurRemove", { number: index + 1 })}
					>
						<Icon path={mdiTrashCanOutline} size={16} />
					</Button>
				</BoxFields>
			))}
		</Section>
	);
}

function Focus({ recipe, onChange }: Props) {
	const t = useTexts("pictureEditor");
	const focus = recipe.focus ?? { x: 0.5, y: 0.5 };
	return (
		<Section hint={t("focusHint")}>
			<div className="flex flex-wrap items-end gap-2">
				{(["x", "y"] as const).map((name) => (
					<Percent
						key={name}
						label={t(`side.${name}`)}
						value={focus[name]}
						onChange={(value) => onChange({ ...recipe, focus: { ...focus, [name]: Math.min(Math.max(value, 0), 1) } })}
					/>
				))}
				<Button
					kind="secondary"
					size="small"
					disabled={!recipe.focus}
					onClick={() => onChange({ ...recipe, focus: null })}
				>
					{t("focusNone")}
				</Button>
			</div>
		</Section>
	);
}

function Section({ hint, children }: { hint: string; children: ReactNode }) {
	return (
		<div className="grid gap-3">
			<p className="text-sm text-muted">{hint}</p>
			{children}
		</div>
	);
}

const sides = ["x", "y", "width", "height"] as const;

/** The place and size of a box, in per cent. */
function BoxFields({
	legend,
	box,
	onChange,
	children,
}: {
	legend: string;
	box: Box;
	onChange: (box: Box) => void;
	children?: ReactNode;
}) {
	const t = useTexts("pictureEditor");
	return (
		<fieldset className="grid gap-1">
			<legend className="text-sm font-bold">{legend}</legend>
			<div className="flex flex-wrap items-end gap-2">
				{sides.map((name) => (
					<Percent
						key={name}
						label={t(`side.${name}`)}
						value={box[name]}
						onChange={(value) => onChange(boxWith(box, name, value))}
					/>
				))}
				{children}
			</div>
		</fieldset>
	);
}

function Percent({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
	return (
		<label className="grid gap-0.5 text-xs">
			{label}
			<input
				type="number"
				min={0}
				max={100}
				value={Math.round(value * 100)}
				onChange={({ currentTarget }) => onChange(Number(currentTarget.value) / 100)}
				className="min-h-9 w-16 rounded-sm border border-strong-line bg-surface px-1.5 text-sm"
			/>
		</label>
	);
}

import { mdiTrashCanOutline, mdiPlus, mdiRotateLeft, mdiRotateRight } from "@mdi/js";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { editorTools, type Tool } from "./editor-stage.tsx";
import { type Box, MOST_BLURS, type Recipe, turnedRecipe } from "./recipe.ts";

type Props = {
	recipe: Recipe;
	tool: Tool;
	onTool: (tool: Tool) => void;
	/** The index of the blurred box that can be dragged and removed. */
	activeBlur: number;
	onChange: (recipe: Recipe) => void;
};

const NEW_BLUR: Box = { x: 0.4, y: 0.44, width: 0.2, height: 0.12 };

export function EditorControls({ recipe, tool, onTool, activeBlur, onChange }: Props) {
	const t = useTexts("pictureEditor");
	const { blurs } = recipe;
	const turned = turnedRecipe(recipe);
	return (
		<>
			<div className="flex flex-wrap gap-2">
				<Button kind="secondary" size="small" onClick={() => onChange(turnedRecipe(turnedRecipe(turned)))}>
					<Icon path={mdiRotateLeft} size={18} /> {t("turnLeft")}
				</Button>
				<Button kind="secondary" size="small" onClick={() => onChange(turned)}>
					<Icon path={mdiRotateRight} size={18} /> {t("turnRight")}
				</Button>
			</div>
			<div
				role="radiogroup"
				aria-label={t("tools")}
				className="grid grid-cols-[repeat(3,auto)] rounded-sm border border-strong-line"
			>
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
			<div className="grid gap-3">
				<p className="text-sm text-muted">{t(`${tool}Hint`)}</p>
				<div className="flex flex-wrap gap-2">
					{tool === "blur" ? (
						<>
							<Button
								kind="secondary"
								size="small"
								disabled={blurs.length >= MOST_BLURS}
								onClick={() => onChange({ ...recipe, blurs: [...blurs, NEW_BLUR] })}
							>
								<Icon path={mdiPlus} size={18} /> {t("blurAdd")}
							</Button>
							<Button
								kind="risky"
								size="small"
								disabled={blurs.length === 0}
								onClick={() => onChange({ ...recipe, blurs: blurs.toSpliced(activeBlur, 1) })}
							>
								<Icon path={mdiTrashCanOutline} size={16} /> {t("blurRemove")}
							</Button>
						</>
					) : (
						<Button
							kind="secondary"
							size="small"
							disabled={!recipe[tool]}
							onClick={() => onChange({ ...recipe, [tool]: null })}
						>
							{t(`${tool}None`)}
						</Button>
					)}
				</div>
			</div>
		</>
	);
}

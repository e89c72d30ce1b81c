import { mdiArrowLeft, mdiArrowRight, mdiDragVertical, mdiTrashCanOutline } from "@mdi/js";
import { useTexts } from "../i18n/texts.tsx";
import { cropHeight, pictureAddress } from "../media/image-limits.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useDragOrder } from "../ui/use-drag-order.ts";
import { Enlargeable } from "./enlargeable.tsx";
import type { EditablePicture } from "./offer-pictures.server.ts";

type CardProps = {
	picture: EditablePicture;
	index: number;
	count: number;
	onMove: (from: number, to: number, by?: "button") => void;
	onRemove: () => void;
};

/** A picture in the form, with controls to enlarge, move, describe and remove it. */
export function PictureCard({ picture, index, count, onMove, onRemove }: CardProps) {
	const t = useTexts("addOfferPage");
	const position = index + 1;
	const { card, handle, over } = useDragOrder(index, onMove);
	const input = "min-h-10 w-full rounded-sm border border-strong-line bg-surface px-2 text-sm";
	return (
		<li
			ref={card}
			data-picture={picture.id}
			className={`grid gap-3 rounded-md border bg-ground p-3 ${over ? "border-amber" : "border-line"}`}
		>
			<input type="hidden" name="images" value={picture.id} />
			<div className="relative">
				<Enlargeable
					label={t("enlarge", { position })}
					closeLabel={t("close")}
					large={pictureAddress(picture.path, { width: 1280, height: null, format: "webp" })}
					alt={picture.alt}
				>
					<img
						src={pictureAddress(picture.path, { width: 480, height: cropHeight(480), format: "webp" })}
						width={480}
						height={360}
						alt={picture.alt}
						className="aspect-4/3 w-full rounded-sm object-cover"
					/>
				</Enlargeable>
				{index === 0 && (
					<span className="absolute top-2 left-2 rounded-sm bg-amber px-2 py-0.5 text-xs font-bold text-on-amber">
						{t("cover")}
					</span>
				)}
			</div>
			<div className="flex justify-between gap-1">
				<button
					ref={handle}
					type="button"
					aria-label={t("dragHandle", { position })}
					className="needs-script min-h-9 min-w-9 cursor-grab rounded-sm hover:bg-sunken"
					tabIndex={-1}
				>
					<Icon path={mdiDragVertical} size={18} className="m-auto" />
				</button>
				<Button
					kind="secondary"
					size="small"
					data-step="forward"
					disabled={index === 0}
					onClick={() => onMove(index, index - 1, "button")}
					aria-label={t("moveUp", { position })}
				>
					<Icon path={mdiArrowLeft} size={16} />
				</Button>
				<Button
					kind="secondary"
					size="small"
					data-step="back"
					disabled={index === count - 1}
					onClick={() => onMove(index, index + 1, "button")}
					aria-label={t("moveDown", { position })}
				>
					<Icon path={mdiArrowRight} size={16} />
				</Button>
				<Button kind="risky" size="small" data-step="remove" onClick={onRemove} aria-label={t("remove", { position })}>
					<Icon path={mdiTrashCanOutline} size={16} />
				</Button>
			</div>
			<label className="grid gap-1 text-sm">
				{t("alt")}
				<input
					name={`alt_${picture.id}`}
					defaultValue={picture.alt}
					maxLength={300}
					lang="de"
					className={input}
					title={t("altHint")}
				/>
			</label>
			<label className="grid gap-1 text-sm">
				{t("alt_en")}
				<input
					name={`alt_en_${picture.id}`}
					defaultValue={picture.alt_en}
					maxLength={300}
					lang="en"
					className={input}
				/>
			</label>
		</li>
	);
}

import { columnIn } from "../../i18n/translated.ts";
import { isTranslation, languages } from "../../i18n/language.ts";
import {
	mdiArrowLeft,
	mdiArrowRight,
	mdiCursorMove,
	mdiImageSyncOutline,
	mdiRestore,
	mdiStarOutline,
	mdiTrashCanOutline,
} from "@mdi/js";
import type { ComponentProps } from "react";
import { useTexts } from "../../i18n/texts.tsx";
import { EditButton } from "../../media/editor/edit-button.tsx";
import { FileButton } from "../../media/upload/file-button.tsx";
import { cropHeight, pictureAddress } from "../../media/image-limits.ts";
import type { Stored } from "../../media/upload/use-uploads.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Enlargeable } from "../page/enlargeable.tsx";
import { offerRecord } from "../offer-record.ts";
import type { Suggestion } from "./use-suggestions.ts";
import type { PlacedPicture } from "./use-picture-order.ts";

type CardProps = {
	picture: PlacedPicture;
	index: number;
	count: number;
	/** Whether a dragged picture would be put here. */
	over: boolean;
	/** The listeners of the handle to drag it by. */
	handle: ComponentProps<"button">;
	suggestion: Suggestion;
	/** Whether it gets one description together with others. */
	chosen: boolean;
	onChoose: (chooses: boolean) => void;
	onMove: (from: number, to: number, by?: "button") => void;
	onEdited: (edited: Stored) => void;
	onReplace: (file: File) => void;
	onTakeBack: () => void;
	onRemove: () => void;
};

export const altBox = "min-h-10 w-full rounded-sm border border-strong-line bg-surface px-2 text-sm";

/** A picture in the form, with controls to enlarge, move, replace, describe and remove it. */
export function PictureCard(props: CardProps) {
	const { picture, index, over, suggestion, chosen, onChoose } = props;
	const t = useTexts("addOfferPage");
	const tools = useTexts("pictureTools");
	const position = index + 1;
	return (
		<li
			data-picture={picture.key}
			className={`relative grid content-start gap-3 rounded-md border bg-ground p-3 ${over ? "border-amber" : "border-line"}`}
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
				<label className="needs-script absolute top-1 right-1 grid size-9 place-items-center rounded-sm bg-surface/85">
					<input
						type="checkbox"
						checked={chosen}
						onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
						aria-label={tools("choose", { position })}
						className="size-5 accent-amber"
					/>
				</label>
			</div>
			<PlaceButtons {...props} />
			<PictureButtons {...props} />
			{languages.map((language) => {
				const column = columnIn("alt", language);
				return (
					<label key={language} className="grid gap-1 text-sm">
						{t(column)}
						<input
							name={`${column}_${picture.id}`}
							defaultValue={picture[column]}
							placeholder={suggestion[column]}
							maxLength={300}
							lang={language}
							className={altBox}
							title={isTranslation(language) ? undefined : t("altHint")}
						/>
					</label>
				);
			})}
		</li>
	);
}

/** Moves the picture in the order. */
function PlaceButtons({ index, count, handle, onMove }: CardProps) {
	const t = useTexts("addOfferPage");
	const tools = useTexts("pictureTools");
	const position = index + 1;
	return (
		<div className="flex justify-between gap-1">
			<button
				{...handle}
				type="button"
				aria-label={t("dragHandle", { position })}
				className="needs-script min-h-9 min-w-9 cursor-grab touch-none rounded-sm hover:bg-sunken active:cursor-grabbing"
				tabIndex={-1}
			>
				<Icon path={mdiCursorMove} size={18} className="m-auto" />
			</button>
			<Button
				kind="secondary"
				size="small"
				data-step="cover"
				className="max-sm:px-2"
				disabled={index === 0}
				onClick={() => onMove(index, 0, "button")}
				aria-label={tools("toCoverOf", { position })}
			>
				<Icon path={mdiStarOutline} size={16} className="max-sm:hidden" /> {tools("toCover")}
			</Button>
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
		</div>
	);
}

/** Puts another picture into its place, brings the previous one back, or removes it. */
function PictureButtons({ picture, index, onEdited, onReplace, onTakeBack, onRemove }: CardProps) {
	const t = useTexts("addOfferPage");
	const tools = useTexts("pictureTools");
	const editor = useTexts("pictureEditor");
	const position = index + 1;
	return (
		<div className="flex flex-wrap gap-1">
			<EditButton
				address={offerRecord.pictures.address}
				picture={picture}
				label={editor("editOf", { position })}
				onEdited={onEdited}
			/>
			<FileButton data-step="replace" label={tools("replaceOf", { position })} onFile={onReplace}>
				<Icon path={mdiImageSyncOutline} size={16} /> {tools("replace")}
			</FileButton>
			{picture.before && (
				<Button
					kind="secondary"
					size="small"
					data-step="undo"
					onClick={onTakeBack}
					aria-label={tools("takeBackOf", { position })}
				>
					<Icon path={mdiRestore} size={16} /> {tools("takeBack")}
				</Button>
			)}
			<Button
				kind="risky"
				size="small"
				data-step="remove"
				className="ml-auto"
				onClick={onRemove}
				aria-label={t("remove", { position })}
			>
				<Icon path={mdiTrashCanOutline} size={16} />
			</Button>
		</div>
	);
}

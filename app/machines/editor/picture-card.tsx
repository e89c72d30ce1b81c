import { columnIn } from "../../foundation/i18n/translated.ts";
import { isTranslation, languages } from "../../foundation/i18n/language.ts";
import {
	mdiArrowLeft,
	mdiArrowRight,
	mdiCursorMove,
	mdiImageSyncOutline,
	mdiRestore,
	mdiStarOutline,
	mdiClose,
} from "@mdi/js";
import { type ComponentProps, useEffect, useRef } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { EditButton } from "../../media/editor/edit-button.tsx";
import { FileButton } from "../../media/upload/picture-sources.tsx";
import { pictureAddress } from "../../media/image-limits.ts";
import { SmallPicture } from "../../media/thumbnail.tsx";
import { drawnFrom } from "../../media/kept-files.ts";
import type { UploadedPicture } from "../../media/upload/use-uploads.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { offerRecord } from "../offer-record.ts";
import type { EditablePicture } from "./offer-pictures.server.ts";
import { PlaceButtons, RemoveButton, RestoreButton } from "./file-buttons.tsx";
import type { FileOrder, Placed } from "./use-file-order.ts";

export type PlacedPicture = Placed<EditablePicture>;

type TileProps = {
	picture: PlacedPicture;
	index: number;
	isCover: boolean;
	/** Whether a dragged picture would be put here. */
	over: boolean;
	/** The listeners of the button to drag it by. */
	handle: ComponentProps<"button">;
	chosen: boolean;
	/** Chooses it alone. */
	onChoose: () => void;
	/** Adds it to the chosen ones, or takes it from them. */
	onToggle: (chooses: boolean) => void;
};

export function PictureTile({ picture, index, isCover, over, handle, chosen, onChoose, onToggle }: TileProps) {
	const t = useTexts("addOfferPage");
	const tools = useTexts("pictureTools");
	const position = index + 1;
	const outline = chosen ? "outline-3 outline-ink" : "";
	return (
		<li
			data-picture={picture.key}
			data-place={picture.key}
			className={`relative rounded-sm outline-offset-2 ${over ? "outline-3 outline-amber outline-dashed" : outline}`}
		>
			<input type="hidden" name="images" value={picture.id} data-file={drawnFrom(picture)} />
			{/* The keyboard has the checkbox. */}
			<button type="button" tabIndex={-1} aria-pressed={chosen} onClick={onChoose} className="block w-full">
				<TilePicture path={picture.path} loading="eager" />
				<span className="sr-only">
					<span>{tools("show", { position })}</span> {picture.alt}
				</span>
			</button>
			{isCover && (
				<span className="pointer-events-none absolute top-1.5 left-1.5 rounded-sm bg-amber px-1.5 py-0.5 text-xs font-bold text-on-amber">
					{t("cover")}
				</span>
			)}
			<label className="needs-script absolute top-0 right-0 grid size-9 place-items-center rounded-sm bg-surface/85">
				<input
					type="checkbox"
					checked={chosen}
					data-step="show"
					onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
					aria-label={tools("choose", { position })}
					className="size-6 checked:accent-amber"
				/>
			</label>
			<button
				{...handle}
				type="button"
				aria-label={t("dragHandle", { position })}
				className="needs-script absolute bottom-0 left-0 min-h-9 min-w-9 cursor-grab touch-none rounded-sm bg-surface/85 active:cursor-grabbing"
				tabIndex={-1}
			>
				<Icon path={mdiCursorMove} size={18} className="m-auto" />
			</button>
		</li>
	);
}

/** Holds the place of a removed picture, so that no other one comes under the pointer, and offers it back. */
export function RemovedTile({ picture, index, order }: Pick<ToolsProps, "picture" | "index" | "order">) {
	const tools = useTexts("pictureTools");
	const position = index + 1;
	return (
		<li
			data-place={picture.key}
			className="grid aspect-4/3 content-center justify-items-center gap-1 rounded-sm border border-dashed border-strong-line p-1 text-center text-sm text-muted"
		>
			<span>{tools("removedOf", { position })}</span>
			<RestoreButton fileKey={picture.key} order={order} label={tools("restoreOf", { position })} />
		</li>
	);
}

type ToolsProps = {
	picture: PlacedPicture;
	index: number;
	order: FileOrder<EditablePicture>;
	/** Without a script, all are open. */
	open: boolean;
	onEdited: (edited: UploadedPicture) => void;
	onReplace: (file: File) => void;
};

export const altBox = "min-h-10 w-full rounded-sm border border-strong-line bg-surface px-2 text-sm";

export function PictureTools(props: ToolsProps) {
	const { picture, index, order, open } = props;
	const t = useTexts("addOfferPage");
	const tools = useTexts("pictureTools");
	const position = index + 1;
	const title = tools("of", { position, count: order.files.length });
	const panel = useRef<HTMLElement>(null);
	// On a phone the panel opens beyond the window's end.
	useEffect(() => {
		if (open) panel.current?.scrollIntoView({ block: "nearest" });
	}, [open]);
	return (
		<section
			ref={panel}
			data-tools={picture.key}
			data-place={picture.key}
			data-open={open || undefined}
			aria-label={title}
			className="picture-tools rounded-md border border-line bg-ground p-3"
		>
			{/* A removed picture is not sent, and a second click on the bin reaches nothing. */}
			<fieldset disabled={picture.removed} className="grid min-w-0 gap-3 sm:grid-cols-[10rem_1fr]">
				<div className="max-sm:max-w-40">
					<Enlargeable picture={picture} position={position} />
				</div>
				<div className="grid min-w-0 content-between gap-3">
					<div className="flex flex-wrap items-center gap-1.5">
						<p className="mr-auto text-sm font-semibold">{title}</p>
						<PictureButtons {...props} />
					</div>
					<div className="grid gap-3 md:grid-cols-2">
						{languages.map((language) => {
							const column = columnIn("alt", language);
							return (
								<label key={language} className="grid gap-1 text-sm">
									{t(column)}
									<input
										name={`${column}_${picture.id}`}
										defaultValue={picture[column]}
										maxLength={300}
										lang={language}
										className={altBox}
										title={isTranslation(language) ? undefined : t("altHint")}
									/>
								</label>
							);
						})}
					</div>
				</div>
			</fieldset>
		</section>
	);
}

function PictureButtons({ picture, index, order, onEdited, onReplace }: ToolsProps) {
	const t = useTexts("addOfferPage");
	const tools = useTexts("pictureTools");
	const editor = useTexts("pictureEditor");
	const position = index + 1;
	return (
		<>
			<Button
				kind="secondary"
				size="small"
				data-step="cover"
				disabled={index === order.places[0]}
				onClick={() => order.move(index, order.places[0]!, "button")}
				aria-label={tools("toCoverOf", { position })}
			>
				<Icon path={mdiStarOutline} size={16} /> {tools("toCover")}
			</Button>
			<PlaceButtons
				index={index}
				order={order}
				forward={{ icon: mdiArrowLeft, label: t("moveUp", { position }) }}
				back={{ icon: mdiArrowRight, label: t("moveDown", { position }) }}
			/>
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
					onClick={() => order.takeBack(picture.key)}
					aria-label={tools("takeBackOf", { position })}
				>
					<Icon path={mdiRestore} size={16} /> {tools("takeBack")}
				</Button>
			)}
			<RemoveButton fileKey={picture.key} order={order} label={t("remove", { position })} />
		</>
	);
}

function Enlargeable({ picture, position }: { picture: PlacedPicture; position: number }) {
	const t = useTexts("addOfferPage");
	const dialog = useRef<HTMLDialogElement>(null);
	const label = t("enlarge", { position });
	return (
		<>
			<button
				type="button"
				aria-label={label}
				aria-haspopup="dialog"
				onClick={() => dialog.current?.showModal()}
				className="block w-full"
			>
				<TilePicture path={picture.path} alt={picture.alt} />
			</button>
			<dialog ref={dialog} aria-label={label} className="m-auto max-h-[92vh] max-w-[92vw] rounded-md bg-surface p-3">
				<img
					src={pictureAddress(picture.path, { width: 1280, height: null, format: "webp" })}
					alt={picture.alt}
					loading="lazy"
					className="max-h-[80vh] w-auto"
				/>
				<Button kind="secondary" size="small" className="mt-3 ml-auto" onClick={() => dialog.current?.close()}>
					<Icon path={mdiClose} size={16} /> {t("close")}
				</Button>
			</dialog>
		</>
	);
}

export function TilePicture(props: ComponentProps<typeof SmallPicture>) {
	return <SmallPicture width={240} height={180} className="aspect-4/3 w-full rounded-sm object-cover" {...props} />;
}

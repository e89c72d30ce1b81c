import { mdiArrowLeft, mdiArrowRight, mdiClose, mdiDragVertical, mdiTrashCanOutline } from "@mdi/js";
import { useEffect, useState } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { ImageDropZone } from "../media/image-drop-zone.tsx";
import { cropHeight, pictureAddress, pictureLimits } from "../media/image-limits.ts";
import { type Upload, useUploads } from "../media/use-uploads.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { useDragOrder } from "../ui/use-drag-order.ts";
import { Enlargeable } from "./enlargeable.tsx";
import type { EditablePicture } from "./offer-desk.server.ts";

const UPLOAD_ADDRESS = "/admin/bilder";

/** An offer is not saved while a picture is on its way, nor while one that failed waits to be tried again or dismissed. */
export type UploadState = "running" | "failed" | "done";

/** The pictures of an offer: dropped or chosen, uploaded at once, put in order; the first one is the cover. */
export function OfferPictures({ first, error, onState }: { first: EditablePicture[]; error: string | null; onState: (state: UploadState) => void }) {
	const t = useTexts("addOfferPage");
	const [pictures, setPictures] = useState(first);
	const { uploads, add, retry, drop } = useUploads(UPLOAD_ADDRESS, "images", (picture) => setPictures((now) => [...now, { ...picture, alt: "", alt_en: "" }]));
	const state: UploadState = uploads.some((upload) => !upload.reason) ? "running" : uploads.length > 0 ? "failed" : "done";
	useEffect(() => onState(state), [state, onState]);
	const move = (from: number, to: number) =>
		setPictures((now) => {
			if (to < 0 || to >= now.length) return now;
			const next = [...now];
			next.splice(to, 0, ...next.splice(from, 1));
			return next;
		});
	return (
		<div className="grid grid-cols-1 gap-5">
			<ImageDropZone
				name="images"
				maxBytes={pictureLimits["angebot-bilder"].bytes}
				onFiles={add}
				words={{
					title: t("dropTitle"),
					hint: t("dropHint"),
					active: t("dropActive"),
					tooLarge: t("picture.tooLarge"),
					wrongType: t("picture.type"),
					empty: t("picture.empty"),
					tooMany: t("picture.count"),
				}}
				error={error}
			/>
			{uploads.length > 0 && (
				<ul className="grid gap-2">
					{uploads.map((upload) => (
						<UploadLine key={upload.key} upload={upload} onRetry={() => retry(upload.key)} onDrop={() => drop(upload.key)} />
					))}
				</ul>
			)}
			{pictures.length > 0 && (
				<ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
					{pictures.map((picture, index) => (
						<PictureCard
							key={picture.id}
							picture={picture}
							index={index}
							count={pictures.length}
							onMove={move}
							onRemove={() => setPictures((now) => now.filter(({ id }) => id !== picture.id))}
						/>
					))}
				</ol>
			)}
		</div>
	);
}

function UploadLine({ upload, onRetry, onDrop }: { upload: Upload; onRetry: () => void; onDrop: () => void }) {
	const t = useTexts("addOfferPage");
	return (
		<li className="grid grid-cols-[1fr_auto] items-center gap-3 rounded-sm border border-line bg-ground p-3">
			<div>
				<p className="font-semibold">{upload.name}</p>
				{upload.reason ? (
					<p role="alert" className="text-sm font-semibold text-bad">
						{t(upload.reason)}
					</p>
				) : (
					<progress value={upload.progress} max={1} aria-label={t("uploadOf", { name: upload.name })} className="mt-1 h-2 w-full accent-amber" />
				)}
			</div>
			<div className="flex gap-2">
				{upload.reason === "picture.failed" && (
					<Button kind="secondary" size="small" onClick={onRetry}>
						{t("retry")}
					</Button>
				)}
				<Button kind="secondary" size="small" onClick={onDrop} aria-label={upload.reason ? t("dismiss") : t("uploadCancel", { name: upload.name })}>
					<Icon path={mdiClose} size={16} />
				</Button>
			</div>
		</li>
	);
}

type CardProps = { picture: EditablePicture; index: number; count: number; onMove: (from: number, to: number) => void; onRemove: () => void };

function PictureCard({ picture, index, count, onMove, onRemove }: CardProps) {
	const t = useTexts("addOfferPage");
	const position = index + 1;
	const { card, handle, over } = useDragOrder(index, onMove);
	const input = "min-h-10 w-full rounded-sm border border-strong-line bg-surface px-2 text-sm";
	return (
		<li ref={card} className={`grid gap-3 rounded-md border bg-ground p-3 ${over ? "border-amber" : "border-line"}`}>
			<input type="hidden" name="images" value={picture.id} />
			<div className="relative">
				<Enlargeable
					label={t("enlarge", { position })}
					closeLabel={t("dismiss")}
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
				{index === 0 && <span className="absolute top-2 left-2 rounded-sm bg-amber px-2 py-0.5 text-xs font-bold text-on-amber">{t("cover")}</span>}
			</div>
			<div className="flex justify-between gap-1">
				<button ref={handle} type="button" aria-label={t("dragHandle", { position })} className="needs-script min-h-9 min-w-9 cursor-grab rounded-sm hover:bg-sunken" tabIndex={-1}>
					<Icon path={mdiDragVertical} size={18} className="m-auto" />
				</button>
				<Button kind="secondary" size="small" disabled={index === 0} onClick={() => onMove(index, index - 1)} aria-label={t("moveUp", { position })}>
					<Icon path={mdiArrowLeft} size={16} />
				</Button>
				<Button kind="secondary" size="small" disabled={index === count - 1} onClick={() => onMove(index, index + 1)} aria-label={t("moveDown", { position })}>
					<Icon path={mdiArrowRight} size={16} />
				</Button>
				<Button kind="secondary" size="small" onClick={onRemove} aria-label={t("remove", { position })} className="text-bad">
					<Icon path={mdiTrashCanOutline} size={16} />
				</Button>
			</div>
			<label className="grid gap-1 text-sm">
				{t("alt")}
				<input name={`alt_${picture.id}`} defaultValue={picture.alt} maxLength={300} lang="de" className={input} title={t("altHint")} />
			</label>
			<label className="grid gap-1 text-sm">
				{t("alt_en")}
				<input name={`alt_en_${picture.id}`} defaultValue={picture.alt_en} maxLength={300} lang="en" className={input} />
			</label>
		</li>
	);
}

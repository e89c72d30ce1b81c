import { useEffect, useState } from "react";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { ImageDropZone } from "../media/image-drop-zone.tsx";
import { useUploads } from "../media/use-uploads.ts";
import { showToast } from "../ui/toast.ts";
import type { EditablePicture } from "./offer-pictures.server.ts";
import { PictureCard } from "./picture-card.tsx";
import { UploadLine } from "./upload-line.tsx";
import { usePictureOrder } from "./use-picture-order.ts";

const UPLOAD_ADDRESS = "/admin/bilder";

/**
 * An offer is not saved while a picture is on its way, nor while one that failed waits to be tried again or dismissed.
 */
export type UploadState = "running" | "failed" | "done";

type Props = {
	first: EditablePicture[];
	/**
	 * Those of the form that the server still knew when it was last sent; null when nobody has said. Others leave the
	 * form.
	 */
	known: EditablePicture[] | null;
	error: string | null;
	onState: (state: UploadState) => void;
};

/**
 * The pictures of an offer: dropped, chosen or taken with the phone, uploaded at once, put in order; the first one is
 * the cover.
 */
export function OfferPictures({ first, known, error, onState }: Props) {
	const t = useTexts("addOfferPage");
	const told = useTextsByKey("addOfferPage");
	const { pictures, said, list, add, move, remove, keepOnly } = usePictureOrder(first);
	const complain = (lines: string[]) => showToast({ kind: "bad", title: t("uploadErrorTitle"), text: lines.join(" ") });
	const { uploads, ...upload } = useUploads(
		UPLOAD_ADDRESS,
		"images",
		(picture) => add({ ...picture, alt: "", alt_en: "" }),
		({ name, reason, code }) => complain([`${name}: ${told(reason!, { code })}`]),
	);
	const state: UploadState = uploads.some(({ reason }) => !reason) ? "running" : uploads.length > 0 ? "failed" : "done";
	useEffect(() => onState(state), [state, onState]);
	const [seen, setSeen] = useState(known);
	if (known !== seen) {
		setSeen(known);
		if (known) keepOnly(known.map(({ id }) => id));
	}
	return (
		<div ref={list} className="grid grid-cols-1 gap-5">
			<ImageDropZone
				name="images"
				onFiles={upload.add}
				onRefused={complain}
				words={{
					title: t("dropTitle"),
					hint: t("dropHint"),
					active: t("dropActive"),
					camera: t("camera"),
					tooLarge: t("picture.tooLarge"),
					wrongType: t("picture.type"),
					empty: t("picture.empty"),
					tooMany: t("picture.count"),
				}}
				error={error}
			/>
			{uploads.length > 0 && (
				<ul className="grid gap-2">
					{uploads.map((one) => (
						<UploadLine
							key={one.key}
							upload={one}
							onRetry={() => upload.retry(one.key)}
							onDrop={() => upload.drop(one.key)}
						/>
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
							onRemove={() => remove(index)}
						/>
					))}
				</ol>
			)}
			<p role="status" className="sr-only">
				{said && t(said.key, said.values)}
			</p>
		</div>
	);
}

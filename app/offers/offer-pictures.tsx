import { useState } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { PictureUploads, type UploadState } from "../media/picture-uploads.tsx";
import type { EditablePicture } from "./offer-pictures.server.ts";
import { PictureCard } from "./picture-card.tsx";
import { usePictureOrder } from "./use-picture-order.ts";

type Props = {
	first: EditablePicture[];
	/** The form's pictures that still existed at the last save; null if unknown. All others are removed from the form. */
	known: EditablePicture[] | null;
	error: string | null;
	onState: (state: UploadState) => void;
};

/**
 * The pictures of an offer: dropped, chosen or taken with the phone, uploaded immediately, and put in order. The first
 * one is the cover.
 */
export function OfferPictures({ first, known, error, onState }: Props) {
	const t = useTexts("addOfferPage");
	const { pictures, announcement, list, add, move, remove, keepOnly } = usePictureOrder(first);
	const [seen, setSeen] = useState(known);
	if (known !== seen) {
		setSeen(known);
		if (known) keepOnly(known.map(({ id }) => id));
	}
	return (
		<div ref={list} className="grid grid-cols-1 gap-5">
			<PictureUploads
				address="/admin/bilder"
				name="images"
				texts="addOfferPage"
				error={error}
				onStored={(picture) => add({ ...picture, alt: "", alt_en: "" })}
				onState={onState}
			/>
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
				{announcement && t(announcement.key, announcement.values)}
			</p>
		</div>
	);
}

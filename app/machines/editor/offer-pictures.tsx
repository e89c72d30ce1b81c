import { useRef, useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { FileUploads } from "../../media/upload/file-uploads.tsx";
import { useFileUploads } from "../../media/upload/use-file-uploads.ts";
import type { UploadedPicture } from "../../media/upload/use-uploads.ts";
import { useDragOrder } from "../../foundation/ui/use-drag-order.ts";
import type { EditablePicture } from "./offer-pictures.server.ts";
import { offerRecord } from "../offer-record.ts";
import { PictureTile, PictureTools, RemovedTile } from "./picture-card.tsx";
import { PictureTexts } from "./picture-texts.tsx";
import { type FilesProps, useFileOrder } from "./use-file-order.ts";

/** An offer's pictures, which are uploaded at once. The first is the cover; a chosen one shows its tools. */
export function OfferPictures({ first, known, error, onBlocked }: FilesProps<EditablePicture>) {
	const t = useTexts("addOfferPage");
	const order = useFileOrder({ first, known, announce: t });
	const { files: pictures, left } = order;
	/** Adds a picture at the end, or in place of another. */
	const place = (picture: UploadedPicture, key: string | null) =>
		key !== null && pictures.some((one) => one.key === key)
			? order.replace(key, picture)
			: order.add({ ...picture, alt: "", alt_en: "" });
	const uploading = useFileUploads<UploadedPicture>({
		kind: "picture",
		address: offerRecord.pictures.address,
		name: "images",
		texts: "addOfferPage",
		room: Number.POSITIVE_INFINITY,
		onStored: place,
		onBlocked,
	});
	const items = useRef<HTMLOListElement>(null);
	const drag = useDragOrder(items, order.move);
	const [chosen, setChosen] = useState<string[]>([]);
	const present = chosen.filter((key) => left.some((picture) => picture.key === key));
	const isAlone = ({ key }: { key: string }) => chosen.length === 1 && chosen[0] === key;
	return (
		<div ref={order.list} className="grid grid-cols-1 gap-3">
			{pictures.length > 0 && (
				<ol
					ref={items}
					className="grid grid-cols-[repeat(auto-fill,minmax(min(8rem,45%),1fr))] gap-3 [overflow-anchor:none]"
				>
					{pictures.map((picture, index) =>
						picture.removed ? (
							<RemovedTile key={picture.key} picture={picture} index={index} order={order} />
						) : (
							<PictureTile
								key={picture.key}
								isCover={picture === left[0]}
								picture={picture}
								index={index}
								over={drag.over === index}
								handle={drag.handle(index)}
								chosen={present.includes(picture.key)}
								onChoose={() => setChosen(isAlone(picture) ? [] : [picture.key])}
								onToggle={(chooses) =>
									setChosen(present.filter((key) => key !== picture.key).concat(chooses ? picture.key : []))
								}
							/>
						),
					)}
				</ol>
			)}
			{pictures.map((picture, index) => (
				<PictureTools
					key={picture.key}
					picture={picture}
					index={index}
					order={order}
					open={isAlone(picture)}
					onEdited={(edited) => place(edited, picture.key)}
					onReplace={(file) => uploading.take([file], picture.key)}
				/>
			))}
			{left.length > 0 && (
				<PictureTexts
					pictures={left}
					chosen={present}
					onChoose={setChosen}
					onRemove={() => order.remove(left.map(({ key }) => key).filter((key) => present.includes(key)))}
				/>
			)}
			<FileUploads uploading={uploading} error={error} />
			<p role="status" className="sr-only">
				{order.announcement}
			</p>
		</div>
	);
}

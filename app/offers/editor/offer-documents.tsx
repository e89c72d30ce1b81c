import { useTexts } from "../../i18n/texts.tsx";
import { DOCUMENT_FIELD, type StoredDocument } from "../../media/document.ts";
import { FileUploads } from "../../media/upload/file-uploads.tsx";
import { type UploadState, useFileUploads } from "../../media/upload/use-file-uploads.ts";
import { DocumentCard } from "./document-card.tsx";
import { offerRecord } from "../offer-record.ts";
import { useFileOrder } from "./use-file-order.ts";

type Props = {
	first: StoredDocument[];
	/** The form's documents that still existed at the last save; null if unknown. All others are removed from the form. */
	known: StoredDocument[] | null;
	error: string | null;
	onState: (state: UploadState) => void;
};

const announcements = {
	moved: "documentMoved",
	removed: "documentRemoved",
	restored: "documentRestored",
	replaced: "documentRestored",
} as const;

/** The documents of an offer: dropped or chosen, uploaded immediately, named and put in order. */
export function OfferDocuments({ first, known, error, onState }: Props) {
	const t = useTexts("addOfferPage");
	const {
		files: documents,
		left,
		list,
		...order
	} = useFileOrder({
		first,
		known,
		announce: (what, values) => t(announcements[what], values),
	});
	const uploading = useFileUploads<StoredDocument>({
		kind: "document",
		address: "/admin/unterlagen",
		name: DOCUMENT_FIELD,
		texts: "addOfferPage",
		room: (offerRecord.documents ?? 0) - left.length,
		onStored: order.add,
		onState,
	});
	return (
		<div ref={list} className={`grid grid-cols-1 gap-4 ${documents.length > 0 ? "col-span-full" : ""}`}>
			<FileUploads uploading={uploading} error={error} />
			{documents.length > 0 && (
				<ol className="grid gap-4">
					{documents.map((document, index) => (
						<DocumentCard
							key={document.key}
							document={document}
							index={index}
							places={order.places}
							onMove={order.move}
							onRemove={() => order.remove([document.key])}
							onRestore={() => order.restore(document.key)}
						/>
					))}
				</ol>
			)}
			<p role="status" className="sr-only">
				{order.announcement}
			</p>
		</div>
	);
}

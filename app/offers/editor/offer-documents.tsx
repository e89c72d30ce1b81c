import { useEffect, useState } from "react";
import { useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import type { StoredDocument } from "../../media/document.ts";
import { DocumentDropZone } from "../../media/upload/document-drop-zone.tsx";
import { UploadLine } from "../../media/upload/upload-line.tsx";
import type { UploadState } from "../../media/upload/use-picture-uploads.ts";
import { useUploads } from "../../media/upload/use-uploads.ts";
import { showToast } from "../../ui/toast.ts";
import { DocumentCard } from "./document-card.tsx";
import { offerRecord } from "../offer-record.ts";
import { useDocumentOrder } from "./use-document-order.ts";

type Props = {
	first: StoredDocument[];
	/** The form's documents that still existed at the last save; null if unknown. All others are removed from the form. */
	known: StoredDocument[] | null;
	error: string | null;
	onState: (state: UploadState) => void;
};

/** The documents of an offer: dropped or chosen, uploaded immediately, named and put in order. */
export function OfferDocuments({ first, known, error, onState }: Props) {
	const t = useTexts("addOfferPage");
	const reason = useTextsByKey("addOfferPage");
	const { documents, announcement, list, add, move, remove, keepOnly } = useDocumentOrder(first);
	const [seen, setSeen] = useState(known);
	if (known !== seen) {
		setSeen(known);
		if (known) keepOnly(known.map(({ id }) => id));
	}
	const uploading = useUploads<StoredDocument>("/admin/unterlagen", "documents", add, (failed) =>
		showToast({
			kind: "bad",
			title: t("documentsErrorTitle"),
			text: `${failed.name}: ${reason(failed.reason!, { code: failed.code })}`,
		}),
	);
	const { uploads } = uploading;
	const running = uploads.filter(({ reason: why }) => why === null).length;
	const failed = uploads.length - running;
	useEffect(() => onState({ running, failed }), [running, failed, onState]);
	return (
		<div ref={list} className={`grid grid-cols-1 gap-4 ${documents.length > 0 ? "col-span-full" : ""}`}>
			<DocumentDropZone
				texts="addOfferPage"
				room={Math.max(0, (offerRecord.documents ?? 0) - documents.length - uploads.length)}
				onFiles={uploading.add}
				error={error}
			/>
			{uploads.length > 0 && (
				<ul className="grid gap-2">
					{uploads.map((one) => (
						<UploadLine
							key={one.key}
							upload={one}
							texts="addOfferPage"
							onRetry={() => uploading.retry(one.key)}
							onDrop={() => uploading.drop(one.key)}
						/>
					))}
				</ul>
			)}
			{documents.length > 0 && (
				<ol className="grid gap-4">
					{documents.map((document, index) => (
						<DocumentCard
							key={document.id}
							document={document}
							index={index}
							count={documents.length}
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

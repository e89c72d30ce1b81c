import type { KeptFile } from "../foundation/ui/form/draft.ts";
import { DOCUMENT_FIELD, documentKinds, type StoredDocument } from "./document.ts";
import type { UploadedPicture } from "./upload/use-uploads.ts";

/** What the form needs to draw a picture again after a reload. */
export const drawnFrom = ({ path, width, height }: UploadedPicture) => JSON.stringify({ path, width, height });

/** The pictures of a field among the files that the browser has kept, without those that can't be drawn. */
export function keptPictures(files: KeptFile[], field: string): (UploadedPicture & { alt: string; alt_en: string })[] {
	return files.flatMap((file) => {
		const { id, path, width, height, alt = "", alt_en = "" } = file;
		if (file.field !== field || typeof path !== "string") return [];
		return [{ id, path, width: Number(width), height: Number(height), alt: String(alt), alt_en: String(alt_en) }];
	});
}

export function keptDocuments(files: KeptFile[]): StoredDocument[] {
	return files
		.filter(({ field }) => field === DOCUMENT_FIELD)
		.map(({ id, bytes, doc_kind, doc_title = "", doc_title_en = "" }) => ({
			id,
			bytes: Number(bytes),
			kind: documentKinds.find((kind) => kind === doc_kind) ?? "sonstiges",
			title: String(doc_title),
			title_en: String(doc_title_en),
		}));
}

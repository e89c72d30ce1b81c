import {
	FormDataParseError,
	type FileUpload,
	type FileUploadHandler,
	MaxFilesExceededError,
	MaxFileSizeExceededError,
	MaxTotalSizeExceededError,
	MultipartParseError,
	parseFormData,
	type ParseFormDataOptions,
} from "@remix-run/form-data-parser";
import type { Sender } from "../../rate-limit/sender.ts";
import { sentForm, withoutNul } from "../../ui/form/form-reader.ts";
import { RefusedPicture } from "../storage/decode.server.ts";
import { DOCUMENT_FIELD, documentLimits, type StoredDocument } from "../document.ts";
import { addDocument } from "../documents.server.ts";
import type { Bucket } from "../image-limits.ts";
import { incomingLimits } from "./upload-rules.ts";
import { addPicture, tryDeletePictureFiles, deletePictureRows, type StoredPicture } from "../pictures.server.ts";
import { RefusedDocument } from "./refused-document.server.ts";
import { RefusedFile } from "./refused-file.server.ts";
import { consumeUpload, type VisitingSender } from "./upload-limit.server.ts";
import { prepareVariants } from "../storage/variants.server.ts";

/** Limits for one form: number of files, and their total bytes. */
const limitsOf = {
	staff: { maxFiles: 40, maxTotalSize: 120 * 1024 * 1024 },
	visitor: { maxFiles: 12, maxTotalSize: 60 * 1024 * 1024 },
};

/** Reads files up to twice the accepted size, so that the form's text is returned along with the refusal. */
const READ_BYTES = 30 * 1024 * 1024;

export type Uploads = {
	form: FormData;
	pictures: StoredPicture[];
	documents: StoredDocument[];
	refused: RefusedFile | null;
	/** The error from storing a valid file, or null. */
	failed: unknown;
};

type Intake = {
	/** The form field with pictures, and how many there may be. */
	pictures?: { field: string; bucket: Bucket; max: number };
	/** How many documents there may be. */
	documents?: number;
};

/**
 * Reads a form with files. Each valid picture and document is stored, and its id replaces the file in the form;
 * `refused` is the first refusal, and the other files are kept for the next try. More than the most pictures are all
 * refused, and so are documents. The form's text is returned whatever happens to the files.
 * @throws RefusedFile if the body can't be read or is far too large
 */
export async function readUploads(request: Request, intake: Intake, by: Sender | VisitingSender): Promise<Uploads> {
	const stored = { pictures: [] as StoredPicture[], documents: [] as StoredDocument[] };
	const counts = { pictures: 0, documents: 0 };
	const most = { pictures: intake.pictures?.max ?? 0, documents: intake.documents ?? 0 };
	let refused: RefusedFile | null = null;
	let failed: unknown = null;
	const tooMany = (what: keyof typeof counts) => counts[what] > most[what];
	const kindOf = ({ fieldName }: FileUpload) => {
		if (fieldName === intake.pictures?.field) return "pictures";
		return fieldName === DOCUMENT_FIELD && intake.documents ? "documents" : null;
	};
	try {
		const form = await formIn(
			request,
			{ ...limitsOf[by.id === null ? "visitor" : "staff"], maxFileSize: READ_BYTES },
			async (file) => {
				const kind = kindOf(file);
				if (!kind || wasLeftEmpty(file)) return null;
				try {
					counts[kind]++;
					if (tooMany(kind)) throw kind === "pictures" ? tooManyPictures() : new RefusedDocument("document.count");
					if (kind === "documents" && by.id !== null) {
						const document = await takeDocument(file, by);
						stored.documents.push(document);
						return document.id;
					}
					const picture = await takePicture(file, intake.pictures!.bucket, by);
					stored.pictures.push(picture);
					return picture.id;
				} catch (error) {
					if (error instanceof RefusedFile) refused ??= error;
					else failed ??= error;
					return null;
				}
			},
		);
		if (tooMany("pictures"))
			await tryDeletePictureFiles(await deletePictureRows(stored.pictures.splice(0).map(({ id }) => id)));
		if (tooMany("documents")) stored.documents.length = 0;
		// Without a script the form has no fields for a document's title yet.
		for (const { id, title } of stored.documents) form.set(`doc_title_${id}`, title);
		return { form, ...stored, refused, failed };
	} catch (error) {
		throw asRefusal(error) ?? error;
	}
}

const tooManyPictures = () => new RefusedPicture("picture.count");

/** Sizes are checked before the rate limit and the queue for decoding; other callers are checked again there. */
async function takePicture(file: File, bucket: Bucket, by: Sender | VisitingSender): Promise<StoredPicture> {
	if (file.size > incomingLimits.bytes) throw new RefusedPicture("picture.tooLarge");
	await consumeUpload(by);
	const picture = await addPicture(file, bucket, by.id);
	void prepareVariants(picture.path);
	return picture;
}

async function takeDocument(file: File, by: Sender): Promise<StoredDocument> {
	if (file.size > documentLimits.bytes) throw new RefusedDocument("document.tooLarge");
	await consumeUpload(by, "document");
	return addDocument(new Uint8Array(await file.arrayBuffer()), file.name, by.id);
}

/** A form without files may be URL-encoded. The parser does not limit the number of its fields; `sentForm` does. */
async function formIn(request: Request, limits: ParseFormDataOptions, take: FileUploadHandler): Promise<FormData> {
	if (/^multipart\//i.test(request.headers.get("Content-Type") ?? ""))
		return withoutNul(await parseFormData(request, limits, take));
	return sentForm(request).catch(() => {
		throw new RefusedPicture("picture.broken");
	});
}

/** An empty file input still sends a file with no bytes and no name; the parser names it "file-upload". */
export function wasLeftEmpty({ size, name }: File): boolean {
	return size === 0 && ["", "file-upload"].includes(name);
}

function asRefusal(error: unknown): RefusedFile | null {
	const causes = [error, error instanceof Error ? error.cause : null];
	if (causes.some((cause) => cause instanceof MaxFileSizeExceededError || cause instanceof MaxTotalSizeExceededError))
		return new RefusedPicture("picture.tooLarge");
	const refused = causes.find((cause) => cause instanceof RefusedFile);
	if (refused) return refused as RefusedFile;
	if (causes.some((cause) => cause instanceof MaxFilesExceededError)) return new RefusedPicture("picture.count");
	if (causes.some((cause) => cause instanceof MultipartParseError || cause instanceof FormDataParseError))
		return new RefusedPicture("picture.broken");
	return null;
}

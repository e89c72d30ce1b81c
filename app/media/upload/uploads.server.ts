import { sentForm } from "../../foundation/request/sent-form.server.ts";
import { DOCUMENT_FIELD, documentLimits, type StoredDocument } from "../document.ts";
import { addDocument } from "../documents.server.ts";
import type { Bucket } from "../image-limits.ts";
import { incomingLimits } from "./upload-rules.ts";
import { addPicture, tryDeletePictureFiles, deletePictureRows, type StoredPicture } from "../pictures.server.ts";
import { RefusedFile } from "./refused-file.server.ts";
import { consumeUpload, countStored, type Sender } from "./upload-limit.server.ts";
import { visitorsRoom } from "./visitors-room.ts";
import { prepareVariants } from "../storage/variants.server.ts";

/** The most bytes of all files of one form. */
const bytesOf = { staff: 120 * 1024 * 1024, visitor: 60 * 1024 * 1024 };

/** Reads files up to twice the accepted size, so that the form's text is returned along with the refusal. */
const READ_BYTES = 30 * 1024 * 1024;

export type Uploads = {
	form: FormData;
	pictures: StoredPicture[];
	documents: StoredDocument[];
	refused: RefusedFile | null;
	failed: unknown;
};

type Intake = {
	/** The form field with pictures, and how many there may be. */
	pictures?: { field: string; bucket: Bucket; max: number };
	documents?: number;
};

/**
 * Reads a form with files. Each valid file is stored, and its id takes its place in the form. `refused` is the first
 * refusal; the other files are kept for the next try, unless there are too many of a kind: then all of that kind are
 * refused. The form's text is returned in any case.
 * @throws RefusedFile if the body can't be read or is far too large; otherwise as `sentForm`
 */
export async function readUploads(request: Request, intake: Intake, by: Sender): Promise<Uploads> {
	const stored = { pictures: [] as StoredPicture[], documents: [] as StoredDocument[] };
	const counts = { pictures: 0, documents: 0 };
	const most = { pictures: intake.pictures?.max ?? 0, documents: intake.documents ?? 0 };
	let refused: RefusedFile | null = null;
	let failed: unknown = null;
	const tooMany = (what: keyof typeof counts) => counts[what] > most[what];
	const kindOf = (field: string) => {
		if (field === intake.pictures?.field) return "pictures";
		return field === DOCUMENT_FIELD && intake.documents ? "documents" : null;
	};
	const room = by.id === null ? visitorsRoom(by.address) : null;
	async function take(file: File, field: string): Promise<string | null> {
		const kind = kindOf(field);
		try {
			if (!kind || wasLeftEmpty(file)) return null;
			counts[kind]++;
			if (tooMany(kind)) throw new RefusedFile(kind === "pictures" ? "picture.count" : "document.count");
			if (kind === "documents" && by.id !== null) {
				const document = await takeDocument(file, by.id);
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
		} finally {
			room?.release();
		}
	}
	const bytes = bytesOf[by.id === null ? "visitor" : "staff"];
	const form = await sentForm(request, { bytesOfFile: READ_BYTES, bytes, take, arrived: room?.arrived })
		.catch((error: { init?: ResponseInit }) => {
			// A form with files shows these as refusals, not as error pages.
			if (error.init?.status === 413) throw new RefusedFile("picture.tooLarge");
			throw error.init?.status === 400 ? new RefusedFile("picture.broken") : error;
		})
		.finally(() => room?.release());
	if (tooMany("pictures"))
		await tryDeletePictureFiles(await deletePictureRows(stored.pictures.splice(0).map(({ id }) => id)));
	if (tooMany("documents")) stored.documents.length = 0;
	// Without a script the form has no fields for a document's title yet.
	for (const { id, title } of stored.documents) form.set(`doc_title_${id}`, title);
	return { form, ...stored, refused, failed };
}

/** The size is checked before the rate limit and the queue for decoding. */
async function takePicture(file: File, bucket: Bucket, by: Sender): Promise<StoredPicture> {
	if (file.size > incomingLimits.bytes) throw new RefusedFile("picture.tooLarge");
	await consumeUpload(by);
	const picture = await addPicture(file, bucket, by.id);
	if (by.id === null) await countStored(by.address, picture.bytes);
	void prepareVariants(picture.path);
	return picture;
}

async function takeDocument(file: File, by: string): Promise<StoredDocument> {
	if (file.size > documentLimits.bytes) throw new RefusedFile("document.tooLarge");
	await consumeUpload({ id: by }, "document");
	return addDocument(new Uint8Array(await file.arrayBuffer()), file.name, by);
}

/** An empty file input still sends a file with no bytes and no name. */
export const wasLeftEmpty = ({ size, name }: File) => size === 0 && name === "";

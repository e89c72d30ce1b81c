import type { Connection } from "../../database/client.server.ts";
import { documentLimits } from "../../media/document.ts";
import { checkDocument, storeDocumentFile } from "../../media/documents.server.ts";
import { PRIVATE_BUCKET } from "../../media/image-limits.ts";
import { addPicture, deletePictureRows, tryDeletePictureFiles } from "../../media/pictures.server.ts";
import { addOwnedPictures } from "../../media/storage/picture-owners.server.ts";
import { RefusedDocument } from "../../media/upload/refused-document.server.ts";
import { RefusedFile } from "../../media/upload/refused-file.server.ts";
import { REQUEST_OWNER } from "../request-photos.server.ts";
import type { ReplyFile } from "./reply.ts";
import type { ReplyMail } from "./reply-mail.server.ts";

/** So many files of one mail are taken. */
const MOST_FILES = 10;

/** The files of a mail: stored, but not yet given to the request. */
export type KeptFiles = {
	files: ReplyFile[];
	pictures: string[];
	documents: Awaited<ReturnType<typeof storeDocumentFile>>[];
};

/**
 * Stores the pictures and PDFs of a mail, as uploads are: their content decides what they are, and pictures are
 * reduced. All others are only named.
 */
export async function keepFiles(requestId: string, attachments: ReplyMail["attachments"]): Promise<KeptFiles> {
	const kept: KeptFiles = { files: [], pictures: [], documents: [] };
	try {
		for (const { name, bytes } of attachments) {
			const isFull = kept.pictures.length + kept.documents.length >= MOST_FILES;
			const taken = isFull
				? null
				: ((await takeDocument(requestId, name, bytes, kept)) ?? (await takePicture(bytes, kept)));
			kept.files.push({ ...(taken ?? { kind: "left" }), name, bytes: bytes.byteLength });
		}
		return kept;
	} catch (error) {
		await dropFiles(kept);
		throw error;
	}
}

/** Gives the request its files, in the transaction that stores the reply. */
export async function giveFiles(requestId: string, { pictures, documents }: KeptFiles, t: Connection): Promise<void> {
	await addOwnedPictures({ kind: REQUEST_OWNER, id: requestId }, pictures, t);
	if (documents.length > 0) await t.insertInto("documents").values(documents).execute();
}

/** Deletes files of a reply that was not stored after all; the clean-up deletes what is left. */
export async function dropFiles({ pictures, documents }: KeptFiles): Promise<void> {
	const paths = await deletePictureRows(pictures).catch(() => []);
	await tryDeletePictureFiles([...paths, ...documents.map(({ path }) => path)]);
}

async function takeDocument(requestId: string, name: string, bytes: Uint8Array, { documents }: KeptFiles) {
	try {
		checkDocument(bytes, documentLimits.bytes);
	} catch (error) {
		if (error instanceof RefusedDocument) return null;
		throw error;
	}
	const document = await storeDocumentFile(bytes, name, { kind: REQUEST_OWNER, id: requestId });
	documents.push(document);
	return { kind: "document" as const, id: document.id };
}

async function takePicture(bytes: Uint8Array, { pictures }: KeptFiles) {
	try {
		const { id } = await addPicture(bytes, PRIVATE_BUCKET, null);
		pictures.push(id);
		return { kind: "picture" as const, id };
	} catch (error) {
		if (error instanceof RefusedFile) return null;
		throw error;
	}
}

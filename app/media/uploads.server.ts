import {
	FormDataParseError,
	type FileUploadHandler,
	MaxFilesExceededError,
	MaxFileSizeExceededError,
	MaxTotalSizeExceededError,
	MultipartParseError,
	parseFormData,
	type ParseFormDataOptions,
} from "@remix-run/form-data-parser";
import type { Sender } from "../rate-limit/sender.server.ts";
import { sentForm } from "../ui/form-reader.ts";
import { RefusedPicture } from "./decode.server.ts";
import { incomingLimits, type Bucket } from "./image-limits.ts";
import { addPicture, tryDeletePictureFiles, deletePictureRows, type StoredPicture } from "./pictures.server.ts";
import { consumeUpload } from "./upload-limit.server.ts";
import { prepareVariants } from "./variants.server.ts";

/** Limits for one form: number of files, and their total bytes. */
const MOST_FILES = 40;
const MOST_BYTES = 120 * 1024 * 1024;

/** Reads files up to twice the accepted size, so that the form's text is returned along with the refusal. */
const READ_BYTES = 30 * 1024 * 1024;

export type Uploads = {
	form: FormData;
	pictures: StoredPicture[];
	refused: RefusedPicture | null;
	/** The error from storing a valid picture, or null. */
	failed: unknown;
};

/**
 * Reads a form with picture files in the field `field`. Each valid picture is stored, and its id replaces the file in
 * the form; `refused` is the first refusal, and the other pictures are kept for the next try. More than `max` pictures
 * are all refused. The form's text is returned whatever happens to the pictures.
 * @throws RefusedPicture if the body can't be read or is far too large
 */
export async function readUploads(
	request: Request,
	{ field, bucket, max }: { field: string; bucket: Bucket; max: number },
	by: Sender,
): Promise<Uploads> {
	const pictures: StoredPicture[] = [];
	let refused: RefusedPicture | null = null;
	let failed: unknown = null;
	let count = 0;
	const tooMany = () => count > max;
	try {
		const form = await formIn(
			request,
			{ maxFiles: MOST_FILES, maxFileSize: READ_BYTES, maxTotalSize: MOST_BYTES },
			async (file) => {
				if (file.fieldName !== field || wasLeftEmpty(file)) return null;
				try {
					count++;
					if (tooMany()) throw new RefusedPicture("picture.count");
					// Checked before the rate limit and the queue for decoding. The decoder checks again for its other callers.
					if (file.size > incomingLimits.bytes) throw new RefusedPicture("picture.tooLarge");
					await consumeUpload(by);
					const picture = await addPicture(file, bucket, by.id);
					pictures.push(picture);
					void prepareVariants(picture.path);
					return picture.id;
				} catch (error) {
					if (error instanceof RefusedPicture) refused ??= error;
					else failed ??= error;
					return null;
				}
			},
		);
		if (tooMany()) await tryDeletePictureFiles(await deletePictureRows(pictures.map(({ id }) => id)));
		return { form, pictures: tooMany() ? [] : pictures, refused, failed };
	} catch (error) {
		throw asRefusal(error) ?? error;
	}
}

/** A form without files may be URL-encoded. The parser does not limit the number of its fields; `sentForm` does. */
function formIn(request: Request, limits: ParseFormDataOptions, take: FileUploadHandler): Promise<FormData> {
	if (/^multipart\//i.test(request.headers.get("Content-Type") ?? "")) return parseFormData(request, limits, take);
	return sentForm(request).catch(() => {
		throw new RefusedPicture("picture.broken");
	});
}

/** An empty file input still sends a file with no bytes and no name; the parser names it "file-upload". */
function wasLeftEmpty({ size, name }: File): boolean {
	return size === 0 && ["", "file-upload"].includes(name);
}

function asRefusal(error: unknown): RefusedPicture | null {
	const causes = [error, error instanceof Error ? error.cause : null];
	if (causes.some((cause) => cause instanceof MaxFileSizeExceededError || cause instanceof MaxTotalSizeExceededError))
		return new RefusedPicture("picture.tooLarge");
	if (causes.some((cause) => cause instanceof RefusedPicture))
		return causes.find((cause) => cause instanceof RefusedPicture) as RefusedPicture;
	if (causes.some((cause) => cause instanceof MaxFilesExceededError)) return new RefusedPicture("picture.count");
	if (causes.some((cause) => cause instanceof MultipartParseError || cause instanceof FormDataParseError))
		return new RefusedPicture("picture.broken");
	return null;
}

import { FormDataParseError, MaxFilesExceededError, MaxFileSizeExceededError, MaxTotalSizeExceededError, MultipartParseError, parseFormData } from "@remix-run/form-data-parser";
import { RefusedPicture } from "./decode.server.ts";
import { type Bucket, pictureLimits } from "./image-limits.ts";
import { addPicture, type StoredPicture } from "./pictures.server.ts";
import { prepareVariants } from "./variants.server.ts";

/** Most files in one form, and the most bytes of all of them together: what a phone sends in one go. */
const MOST_FILES = 40;
const MOST_BYTES = 120 * 1024 * 1024;

export type Uploads = { form: FormData; pictures: StoredPicture[]; refused: RefusedPicture | null };

/**
 * Reads a form that may bring picture files in the field `field`. Each good picture is stored and stands in the
 * form as its id; the first refused one is named, the others are kept for the next try.
 * @throws RefusedPicture when the body itself can't be read or is too large
 */
export async function readUploads(request: Request, field: string, bucket: Bucket, by: string): Promise<Uploads> {
	const pictures: StoredPicture[] = [];
	let refused: RefusedPicture | null = null;
	try {
		const form = await parseFormData(request, { maxFiles: MOST_FILES, maxFileSize: pictureLimits[bucket].bytes, maxTotalSize: MOST_BYTES }, async (file) => {
			// A file field that was left empty still sends a nameless file without bytes.
			if (file.fieldName !== field || (file.size === 0 && file.name === "")) return null;
			try {
				const picture = await addPicture(new Uint8Array(await file.arrayBuffer()), bucket, by);
				pictures.push(picture);
				void prepareVariants(picture.path);
				return picture.id;
			} catch (error) {
				if (!(error instanceof RefusedPicture)) throw error;
				refused ??= error;
				return null;
			}
		});
		return { form, pictures, refused };
	} catch (error) {
		throw asRefusal(error) ?? error;
	}
}

function asRefusal(error: unknown): RefusedPicture | null {
	const causes = [error, error instanceof Error ? error.cause : null];
	if (causes.some((cause) => cause instanceof MaxFileSizeExceededError || cause instanceof MaxTotalSizeExceededError)) return new RefusedPicture("picture.tooLarge");
	if (causes.some((cause) => cause instanceof RefusedPicture)) return causes.find((cause) => cause instanceof RefusedPicture) as RefusedPicture;
	if (causes.some((cause) => cause instanceof MaxFilesExceededError)) return new RefusedPicture("picture.count");
	if (causes.some((cause) => cause instanceof MultipartParseError || cause instanceof FormDataParseError)) return new RefusedPicture("picture.broken");
	return null;
}

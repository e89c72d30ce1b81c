import { PORTRAIT_BUCKET } from "../../media/image-limits.ts";
import type { PictureOwner } from "../../media/storage/picture-owners.server.ts";
import { RefusedFile } from "../../media/upload/refused-file.server.ts";
import { readUploads, type Uploads } from "../../media/upload/uploads.server.ts";

export const personOwner = (id: string): PictureOwner => ({ kind: "person", id });

/** Reads any form of a user's page or account. */
export async function readPersonForm(request: Request, by: { id: string }): Promise<Uploads> {
	const intake = { pictures: { field: "picture", bucket: PORTRAIT_BUCKET, max: 1 } } as const;
	return readUploads(request, intake, by).catch((error: unknown) => {
		if (!(error instanceof RefusedFile)) throw error;
		// Only the form with the picture can be too large or broken.
		const form = new FormData();
		form.set("intent", "person");
		return { form, pictures: [], documents: [], refused: error, failed: null };
	});
}

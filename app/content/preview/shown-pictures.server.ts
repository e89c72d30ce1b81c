import { findPictures } from "../../media/pictures.server.ts";
import type { ListedPicture } from "../versions/version.ts";

/** A picture that a version or a record in the trash names; `path` is null if it no longer exists. */
export type VersionPicture = ListedPicture & { path: string | null };

export async function shownPictures(listed: ListedPicture[]): Promise<VersionPicture[]> {
	const stored = await findPictures(listed.map(({ id }) => id));
	return listed.map((picture) => ({ ...picture, path: stored.find(({ id }) => id === picture.id)?.path ?? null }));
}

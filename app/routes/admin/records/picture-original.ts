import { picturesAt } from "../../../back-office/collections/collections.ts";
import { editablePicture, shownOriginal } from "../../../media/editor/picture-edits.server.ts";
import type { Route } from "./+types/picture-original";

/** The original of a picture for the editor, which also shows what the published picture hides. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const bytes = await originalOf(params.id, url.pathname);
	if (!bytes) return new Response(null, { status: 404 });
	return new Response(new Uint8Array(bytes), {
		headers: { "Content-Type": "image/webp", "Content-Security-Policy": "default-src 'none'; sandbox" },
	});
}

async function originalOf(id: string, pathname: string): Promise<Uint8Array | null> {
	const picture = await editablePicture(id, picturesAt(pathname).bucket);
	return picture && shownOriginal(picture);
}

import { picturesAt } from "../../../back-office/collections/collections.ts";
import { editablePicture, shownOriginal } from "../../../media/editor/picture-edits.server.ts";
import type { Route } from "./+types/picture-original";

/** The original of a picture for the editor, which also shows what the published picture hides. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const picture = await editablePicture(params.id, picturesAt(url.pathname).bucket);
	const bytes = picture && (await shownOriginal(picture));
	if (!bytes) return new Response(null, { status: 404 });
	return new Response(new Uint8Array(bytes), {
		headers: { "Content-Type": "image/webp", "Content-Security-Policy": "default-src 'none'; sandbox" },
	});
}

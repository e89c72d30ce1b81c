import { picturesAt } from "../../../back-office/collections/collections.ts";
import { editablePicture, shownOriginal } from "../../../media/editor/picture-edits.server.ts";
import { pictureAnswer } from "../../../media/storage/variants.server.ts";
import type { Route } from "./+types/picture-original";

/** The original of a picture for the editor, which also shows what the published picture hides. */
export async function loader({ params, url }: Route.LoaderArgs) {
	const picture = await editablePicture(params.id, picturesAt(url.pathname).bucket);
	return pictureAnswer(picture && { body: new Uint8Array(await shownOriginal(picture)), type: "image/webp" });
}
